import "server-only";
import {
  exportedPlaceSchema,
  exportedReviewSchema,
  exportedSetSchema,
} from "@/server/features/export/schema";
import { pieceMaker } from "@/server/http/json/cut";
import { sealOf } from "@/server/providers/seal/keyed";
import { ITEM_LIMITS } from "../constants";
import { type ItemKind, partOf, pastTime, printable } from "../policy";
import type { Packs, PartOrder } from "../types";
import { isGenuine } from "./is-genuine";
import { Packer } from "./packs";
import { readChat } from "./read-chat";
import { readSolve } from "./read-solve";
import type { Reading } from "./reading";
import { accepted, fitting } from "./refused";
import { countRows, type Row, type RowKind, rowAt } from "./rows";

/** Makes one item after the other of a part of a file, holds it against its schema and counts it, so that no file holds more
 * of a thread than its largest item may.
 * @throws {Refused} */
export async function readPart({ at: start, bytes, rows, keys, now }: PartOrder): Promise<Packs> {
  const packer = new Packer();
  const reading = { seal: sealOf(keys), now: new Date(now), make: pieceMaker(bytes), packer };
  const all = Array.from({ length: countRows(rows) }, (_, at) => rowAt(rows, at, start));
  for (let at = 0; at < all.length; at += 1) {
    const { kind, ...row } = all[at] as Row;
    if (kind === "message") throw new Error("a message stands in a conversation");
    if (kind === "chat") at += await readChat(reading, row, messagesAfter(all, at));
    else await readItem(reading, row, kind);
  }
  return packer.packs();
}

function messagesAfter(rows: readonly Row[], chat: number): readonly Row[] {
  const next = rows.findIndex(({ kind }, at) => at > chat && kind !== "message");
  return rows.slice(chat + 1, next < 0 ? rows.length : next);
}

type Item = Pick<Row, "index" | "piece">;
type ItemRow = Exclude<RowKind, "chat" | "message">;

const ITEMS: Readonly<
  Record<ItemRow, readonly [ItemKind, (reading: Reading, raw: unknown, index: number) => void]>
> = {
  solve: ["problem", readSolve],
  review: ["practice problem", readReview],
  set: ["practice set", readSet],
  place: ["place in a set", readPlace],
};

async function readItem(reading: Reading, { index, piece }: Item, kind: ItemRow): Promise<void> {
  const [name, read] = ITEMS[kind];
  const raw = await fitting(reading.make(piece, ITEM_LIMITS), "damaged", partOf(name, index, ""));
  read(reading, raw, index);
}

/** What came of a practice problem counts for the makers of sets too: it is taken in to the letter, or judged again. */
function readReview({ seal, now, packer }: Reading, raw: unknown, index: number): void {
  const item = accepted(exportedReviewSchema.safeParse(raw), { kind: "practice problem", index });
  const { skill, level, seed, text, events } = item;
  const createdAt = pastTime(item.createdAt, now);
  const reviewedAt = item.reviewedAt === null ? null : pastTime(item.reviewedAt, now);
  const kind = isGenuine(seal, raw) ? "reviews" : "foreign-reviews";
  packer.add(kind, { skill, level, seed, text: printable(text), events, createdAt, reviewedAt });
}

function readSet({ now, packer }: Reading, raw: unknown, index: number): void {
  const item = accepted(exportedSetSchema.safeParse(raw), { kind: "practice set", index });
  packer.add("sets", { ...item, createdAt: pastTime(item.createdAt, now) });
}

/** A place counts for its set's maker: it is taken in to the letter or not at all. */
function readPlace({ seal, now, packer }: Reading, raw: unknown, index: number): void {
  if (!isGenuine(seal, raw)) return;
  const place = accepted(exportedPlaceSchema.safeParse(raw), { kind: "place in a set", index });
  const { token, name, problems, joinedAt } = place;
  if (token) packer.add("places", { token, name, problems, joinedAt: pastTime(joinedAt, now) });
}
