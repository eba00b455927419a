import type { Grey, Item, Row } from "./types";

/** Rows that are no longer than this are no lines of writing. */
const SHORT = 2;
const ROWS_MIN = 3;
const SHARE = 0.75;

/** Whether a page looks as if it lay on its side: its rows are hardly longer than a sign. */
export function liesOnItsSide(rows: readonly Row[]): boolean {
  const short = rows.filter(({ items }) => signsIn(items) <= SHORT).length;
  return rows.length >= ROWS_MIN && short >= SHARE * rows.length;
}

const signsIn = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + (item.kind === "fraction" ? signsIn(item.over.items) + 1 : 1), 0);

/** The picture after quarter turns clockwise. */
export function turned({ width, height, data }: Grey, quarters: 1 | 3): Grey {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [toX, toY] = quarters === 1 ? [height - 1 - y, x] : [y, width - 1 - x];
      out[toY * height + toX] = data[y * width + x] ?? 255;
    }
  return { width: height, height: width, data: out };
}
