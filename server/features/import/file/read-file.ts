import "server-only";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { judgedAgain } from "@/server/features/practice/answers/service";
import { takeTurn } from "@/server/http/json/turns";
import type { Seal } from "@/server/providers/seal/port";
import { type ImportProblem, PACK_COST } from "../constants";
import type { FileBytes, IncomingWork, Looked, PackedRows, Packs } from "../types";
import { Packer, unpack } from "./packs";
import { Refused } from "./refused";
import { rowsBetween } from "./rows";
import { workAgain } from "./work-again";

type ReadDeps = Pick<Deps, "engine" | "now"> & { readonly seal: Seal };

/** Reads a file of ours on threads of the engine: all of it is looked through before anything of it is made, and then one
 * part after the other. This thread has nothing of it but bytes, and at most one pack of rows. What is not to the letter
 * ours is worked and judged again.
 * @param file JSON in UTF-8; it is handed over
 * @throws {Refused} */
export async function readFile({ engine, now, seal }: ReadDeps, file: FileBytes): Promise<IncomingWork> {
  const { bytes, rows, parts, displayName } = await found(engine.run("importOutline", file), "busy");
  const packs: Packs[] = [];
  for (const part of parts) {
    await takeTurn(part.bytes[1] - part.bytes[0]);
    const order = {
      at: part.bytes[0],
      bytes: bytes.slice(...part.bytes),
      rows: rowsBetween(rows, ...part.rows),
      keys: seal.keys,
      now: now().getTime(),
    };
    packs.push(await settled({ engine, now }, await found(engine.run("importPart", order), "busy")));
  }
  return { packs, displayName };
}

async function found<Found>(looking: Promise<Looked<Found>>, over: ImportProblem): Promise<Found> {
  const looked = await within(looking, over);
  if (!looked.ok) throw new Refused(looked.problem, looked.part);
  return looked.found;
}

/** @param over what is said when the engine's time for one account is over */
async function within<Result>(work: Promise<Result>, over: ImportProblem): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (AppError.isInstance(error) && error.code === "TOO_MANY_REQUESTS") throw new Refused(over);
    throw error;
  }
}

/** With everything worked and judged again that has to be. */
async function settled(deps: Pick<Deps, "engine" | "now">, packs: Packs): Promise<Packs> {
  if (!packs.spans.some(({ kind }) => kind === "foreign-solves" || kind === "foreign-reviews")) return packs;
  const packer = new Packer();
  for (const span of packs.spans) {
    await takeTurn(PACK_COST);
    await settle(deps, unpack(packs, span), packer);
  }
  return packer.packs();
}

async function settle(deps: Pick<Deps, "engine" | "now">, packed: PackedRows, packer: Packer): Promise<void> {
  if (packed.kind === "foreign-solves") {
    for (const solve of packed.rows) packer.add("solves", await within(workAgain(deps, solve), "work"));
  } else if (packed.kind === "foreign-reviews") {
    for (const review of packed.rows) {
      const judged = await within(judgedAgain(deps, review), "work");
      if (judged) packer.add("reviews", judged);
    }
  } else for (const row of packed.rows) packer.add(packed.kind, row as never);
}
