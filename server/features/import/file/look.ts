import "server-only";
import type { FileBytes, FileOutline, Looked, Packs, PartOrder } from "../types";
import { outlineFile } from "./outline-file";
import { readPart } from "./read-part";
import { Refused } from "./refused";

/** `outlineFile` on a thread of its own. */
export const lookThrough = (bytes: FileBytes): Promise<Looked<FileOutline>> => looked(outlineFile(bytes));

/** `readPart` on a thread of its own. */
export const lookAtPart = (order: PartOrder): Promise<Looked<Packs>> => looked(readPart(order));

/** An error of ours would be none of ours on another thread. */
async function looked<Found>(work: Promise<Found>): Promise<Looked<Found>> {
  try {
    return { ok: true, found: await work };
  } catch (error) {
    if (Refused.isInstance(error)) return { ok: false, problem: error.problem, part: error.part };
    throw error;
  }
}
