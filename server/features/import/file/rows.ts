import "server-only";
import type { Piece } from "@/server/http/json/cut";
import type { FileRows } from "../types";

const KINDS = ["solve", "chat", "message", "review", "set", "place"] as const;

export type RowKind = (typeof KINDS)[number];

/** Where an item of a file stands. A conversation is followed by its messages. */
export interface Row {
  readonly kind: RowKind;
  /** The item's place in its list, from 0. */
  readonly index: number;
  /** Of a conversation: what is around its messages. */
  readonly piece: Piece;
}

/** The member of a conversation that is a list of rows of their own. */
const LIST = "messages";

/** Numbers of a row: its kind, its index, its piece, and where the list in it stands. */
const WIDTH = 7;

/** Writes rows down as numbers. */
export function writeRows(rows: readonly Row[]): FileRows {
  const table = new Int32Array(rows.length * WIDTH);
  for (const [at, { kind, index, piece }] of rows.entries()) {
    const list = piece.members?.get(LIST);
    const hole = list ? [list.from, list.to] : [0, 0];
    table.set([KINDS.indexOf(kind), index, piece.from, piece.to, piece.values, ...hole], at * WIDTH);
  }
  return table;
}

/** Some of the rows. */
export const rowsBetween = (table: FileRows, from: number, to: number): FileRows =>
  table.slice(from * WIDTH, to * WIDTH);

export const countRows = (table: FileRows): number => table.length / WIDTH;

/** Reads a row again.
 * @param start where in the file those bytes begin that its piece is wanted in */
export function rowAt(table: FileRows, at: number, start: number): Row {
  const [kind = 0, index = 0, from = 0, to = 0, values = 0, holeFrom = 0, holeTo = 0] = table.subarray(
    at * WIDTH,
    (at + 1) * WIDTH,
  );
  const list = { from: holeFrom - start, to: holeTo - start, values: 0 };
  const members = holeTo > 0 && { members: new Map([[LIST, list]]) };
  const piece = { from: from - start, to: to - start, values, ...members };
  return { kind: KINDS[kind] ?? "solve", index, piece };
}
