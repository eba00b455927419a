import "server-only";
import { deserialize, serialize } from "node:v8";
import { CHARACTERS_AT_ONCE, ROWS_AT_ONCE } from "../constants";
import { sizeOf } from "../policy";
import type { PackedRows, PackKind, PackSpan, Packs, RowOfKind } from "../types";

/** What is kept before what. */
const ORDER: readonly PackKind[] = [
  "foreign-solves",
  "solves",
  "chats",
  "messages",
  "foreign-reviews",
  "reviews",
  "sets",
  "places",
];

/** Puts rows together that are kept in one statement and in one turn of the event loop, and writes them down as bytes: so a
 * whole file waits to be kept without being more than bytes to the thread that does. */
export class Packer {
  private readonly open = new Map<PackKind, { rows: unknown[]; size: number }>();
  private readonly written: { readonly kind: PackKind; readonly bytes: Buffer }[] = [];

  /** What is added after rows that are kept later than it, as messages are, is kept after those. */
  add<Kind extends PackKind>(kind: Kind, row: RowOfKind<Kind>): void {
    const own = sizeOf(row, Number.POSITIVE_INFINITY);
    const before = this.open.get(kind);
    const isFull = before && (before.rows.length === ROWS_AT_ONCE || before.size + own > CHARACTERS_AT_ONCE);
    const isEarlier = !before && [...this.open.keys()].some((open) => isBefore(kind, open));
    if (isFull || isEarlier) this.flush();
    const batch = this.open.get(kind) ?? { rows: [], size: 0 };
    batch.rows.push(row);
    batch.size += own;
    this.open.set(kind, batch);
  }

  private flush(): void {
    for (const kind of ORDER) this.write(kind);
  }

  packs(): Packs {
    this.flush();
    const size = this.written.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const all = new Uint8Array(size);
    const spans: PackSpan[] = [];
    let at = 0;
    for (const { kind, bytes } of this.written) {
      all.set(bytes, at);
      spans.push({ kind, from: at, to: at + bytes.length });
      at += bytes.length;
    }
    return { bytes: all, spans };
  }

  private write(kind: PackKind): void {
    const batch = this.open.get(kind);
    if (batch) this.written.push({ kind, bytes: serialize(batch.rows) });
    this.open.delete(kind);
  }
}

const isBefore = (one: PackKind, other: PackKind): boolean => ORDER.indexOf(one) < ORDER.indexOf(other);

/** Makes the rows of one span again. */
export function unpack({ bytes }: Packs, { kind, from, to }: PackSpan): PackedRows {
  const written = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from);
  // A packer wrote them, with their kind beside them.
  return { kind, rows: deserialize(written) } as PackedRows;
}
