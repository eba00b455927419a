import "server-only";
import { displayNameSchema } from "@/server/features/account/schema";
import {
  EXPORT_VERSION,
  FILE_CHATS_MAX,
  FILE_MESSAGES_MAX,
  FILE_REVIEWS_MAX,
  FILE_SETS_MAX,
  FILE_SOLVES_MAX,
} from "@/server/features/export/constants";
import { type CutJson, type CutPlan, cutJson, type Piece } from "@/server/http/json/cut";
import { AROUND_LIMITS, PART_BYTES } from "../constants";
import { partOf } from "../policy";
import { formatSchema, profileSchema, versionSchema } from "../schema";
import type { FileBytes, FileOutline, FilePart } from "../types";
import { fitting, Refused } from "./refused";
import { type Row, type RowKind, writeRows } from "./rows";

/** Where a file of ours is cut. What is not named is looked through and never made. */
const PLAN: CutPlan = {
  members: {
    format: {},
    version: {},
    profile: {},
    solves: { items: {}, most: FILE_SOLVES_MAX },
    chats: { items: { members: { messages: { items: {}, most: FILE_MESSAGES_MAX } } }, most: FILE_CHATS_MAX },
    practice: { items: {}, most: FILE_REVIEWS_MAX },
    practiceSets: {
      members: { made: { items: {}, most: FILE_SETS_MAX }, joined: { items: {}, most: FILE_SETS_MAX } },
    },
  },
};

/** Looks through a file of ours, all of it, and says what stands where. Nothing of its items is made.
 * @param bytes JSON in UTF-8
 * @throws {Refused} */
export async function outlineFile(bytes: FileBytes): Promise<FileOutline> {
  const file = await cut(bytes);
  await assertOurs(file);
  const { root } = file;
  const sets = root.members?.get("practiceSets");
  const [made, joined] = [sets?.members?.get("made"), sets?.members?.get("joined")];
  if (sets && !sets.members) throw new Refused("damaged");
  const solves = listed(root.members?.get("solves"));
  const chats = listed(root.members?.get("chats"));
  const lists = [
    rowsOf("solve", solves),
    chats.flatMap(rowsOfChat),
    rowsOf("review", listed(root.members?.get("practice"), true)),
    rowsOf("set", listed(made, !sets)),
    rowsOf("place", listed(joined, true)),
  ];
  const displayName = await nameIn(file);
  return { bytes, displayName, rows: writeRows(lists.flat()), parts: partsOf(lists) };
}

async function cut(bytes: Uint8Array): Promise<CutJson> {
  try {
    return await fitting(cutJson(bytes, PLAN), "damaged");
  } catch (error) {
    throw error instanceof SyntaxError ? new Refused("format") : error;
  }
}

async function assertOurs({ root, make }: CutJson): Promise<void> {
  const made = async (name: string) => {
    const piece = root.members?.get(name);
    return piece && fitting(make(piece, AROUND_LIMITS), "format");
  };
  const version = versionSchema.safeParse(await made("version"));
  if (!formatSchema.safeParse(await made("format")).success || !version.success) throw new Refused("format");
  if (version.data > EXPORT_VERSION) throw new Refused("version");
}

async function nameIn({ root, make }: CutJson): Promise<string | null> {
  const piece = root.members?.get("profile");
  const read = profileSchema.safeParse(piece && (await fitting(make(piece, AROUND_LIMITS), "damaged")));
  if (!read.success) throw new Refused("damaged");
  const name = displayNameSchema.safeParse(read.data?.displayName);
  return name.success ? name.data : null;
}

function listed(piece: Piece | undefined, mayBeAbsent = false): readonly Piece[] {
  if (!piece && mayBeAbsent) return [];
  if (!piece?.items) throw new Refused("damaged");
  return piece.items;
}

const rowsOf = (kind: RowKind, pieces: readonly Piece[]): Row[] =>
  pieces.map((piece, index) => ({ kind, index, piece }));

function rowsOfChat(piece: Piece, index: number): Row[] {
  const messages = piece.members?.get("messages")?.items;
  if (!messages) throw new Refused("damaged", partOf("conversation", index, "messages"));
  return [{ kind: "chat", index, piece }, ...rowsOf("message", messages)];
}

/** What is read in one go: some bytes of a list's items, and a conversation whole.
 * @param lists each in the order of the file */
function partsOf(lists: readonly (readonly Row[])[]): FilePart[] {
  const parts: FilePart[] = [];
  let first = 0;
  for (const rows of lists) {
    let part: FilePart | null = null;
    for (const [place, { kind, piece }] of rows.entries()) {
      const at = first + place;
      if (kind !== "message" && part && part.bytes[1] - part.bytes[0] >= PART_BYTES) {
        parts.push(part);
        part = null;
      }
      part ??= { rows: [at, at], bytes: [piece.from, piece.to] };
      part = { rows: [part.rows[0], at + 1], bytes: [part.bytes[0], Math.max(part.bytes[1], piece.to)] };
    }
    if (part) parts.push(part);
    first += rows.length;
  }
  return parts;
}
