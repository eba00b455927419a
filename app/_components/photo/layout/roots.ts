import { centreX, heightOf, widthOf } from "./boxes";
import type { Box, Mark, Page } from "./types";

/** A root sign with what is below its bar, and the small number at its sign. */
export interface Rooted {
  readonly sign: Mark;
  readonly index: readonly Mark[];
  readonly inside: readonly Mark[];
}

/** Finds root signs that are in no other: a mark with a bar along its top and other marks below the bar. */
export function findRoots(page: Page, marks: readonly Mark[], size: number): Rooted[] {
  const taken = new Set<Mark>();
  const found: Rooted[] = [];
  for (const sign of [...marks].sort((a, b) => widthOf(b) - widthOf(a))) {
    if (taken.has(sign) || heightOf(sign) < 0.9 * size || widthOf(sign) < size) continue;
    const free = marks.filter((mark) => mark !== sign && !taken.has(mark));
    const bar = { ...sign, x0: startOfBar(page, sign) };
    const index = free.filter((mark) => isIndex(mark, sign, bar.x0));
    const inside = free.filter((mark) => !index.includes(mark) && isBelow(mark, bar, size));
    if (inside.length === 0 || !hasBar(page, sign)) continue;
    for (const mark of [sign, ...index, ...inside]) taken.add(mark);
    found.push({ sign, index, inside });
  }
  return found;
}

function isBelow(mark: Mark, bar: Box, size: number): boolean {
  const x = centreX(mark);
  return x > bar.x0 && x < bar.x1 && mark.y0 >= bar.y0 && mark.y1 <= bar.y1 + 0.35 * size;
}

/** In the corner between the sign's short stroke and its long one, over which it may stand out to the left. */
function isIndex(mark: Mark, sign: Mark, bar: number): boolean {
  const height = heightOf(mark);
  const isSmall = height >= 0.15 * heightOf(sign) && height <= 0.6 * heightOf(sign);
  const isHigh = mark.y1 <= sign.y0 + 0.7 * heightOf(sign) && mark.y1 > sign.y0;
  return isSmall && isHigh && centreX(mark) < bar && mark.x1 > sign.x0 + 0.05 * heightOf(sign);
}

/** The column in which the ink along the top begins that runs to the sign's end. */
function startOfBar({ width, labels }: Page, sign: Mark): number {
  const bottom = sign.y0 + thicknessOf(sign);
  let start = sign.x1;
  while (start > sign.x0) {
    let isInked = false;
    for (let y = sign.y0; y < bottom; y++) if (labels[y * width + start - 1] === sign.label) isInked = true;
    if (!isInked) break;
    start -= 1;
  }
  return start;
}

const thicknessOf = (sign: Mark): number => Math.max(2, Math.round(heightOf(sign) * 0.16));

/** Whether ink runs along the top of the sign's right half, and hardly any below it. */
function hasBar({ width, labels }: Page, sign: Mark): boolean {
  const from = Math.round(sign.x0 + widthOf(sign) / 2);
  const thick = thicknessOf(sign);
  let covered = 0;
  let beneath = 0;
  for (let x = from; x < sign.x1; x++) {
    let top = false;
    for (let y = sign.y0; y < sign.y1; y++) {
      if (labels[y * width + x] !== sign.label) continue;
      if (y < sign.y0 + thick) top = true;
      else beneath += 1;
    }
    if (top) covered += 1;
  }
  const columns = sign.x1 - from;
  return covered >= 0.9 * columns && beneath <= 0.12 * columns * heightOf(sign);
}
