import type { Grey, Item, Row } from "./types";

/** Lines that run along a page are so many times as long, in signs, as those that run across it. */
const LONGER = 1.5;
const SIGNS_MIN = 4;

/** Whether a page looks as if it lay on its side: turned by a quarter its lines are clearly longer.
 * @param rows as it lies
 * @param across of the page turned by a quarter */
export function liesOnItsSide(rows: readonly Row[], across: readonly Row[]): boolean {
  return lengthOf(across) >= SIGNS_MIN && lengthOf(across) >= LONGER * lengthOf(rows);
}

/** How many signs are in the row that a sign is in, on the average. */
function lengthOf(rows: readonly Row[]): number {
  const counts = rows.map(({ items }) => signsIn(items));
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : counts.reduce((sum, count) => sum + count * count, 0) / all;
}

const signsIn = (items: readonly Item[]): number => items.reduce((sum, item) => sum + signsOf(item), 0);

function signsOf(item: Item): number {
  if (item.kind === "glyph") return 1;
  if (item.kind === "fraction") return signsIn(item.over.items) + signsIn(item.under.items);
  if (item.kind === "root") return 1 + signsIn(item.index?.items ?? []) + signsIn(item.inside.items);
  return signsIn(item.row.items);
}

/** The picture after quarter turns clockwise. */
export function turned({ width, height, data }: Grey, quarters: 1 | 2 | 3): Grey {
  const out = new Uint8Array(data.length);
  if (quarters === 2) {
    for (let at = 0; at < data.length; at++) out[data.length - 1 - at] = data[at] ?? 255;
    return { width, height, data: out };
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [toX, toY] = quarters === 1 ? [height - 1 - y, x] : [y, width - 1 - x];
      out[toY * height + toX] = data[y * width + x] ?? 255;
    }
  return { width: height, height: width, data: out };
}
