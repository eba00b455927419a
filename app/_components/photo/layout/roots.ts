import { centreX, heightOf, widthOf } from "./boxes";
import type { Mark, Page } from "./types";

/** A root sign with what is below its bar. */
export interface Rooted {
  readonly sign: Mark;
  readonly inside: readonly Mark[];
}

/** Finds root signs that are in no other: a mark with a bar along its top and other marks below the bar. */
export function findRoots(page: Page, marks: readonly Mark[], size: number): Rooted[] {
  const taken = new Set<Mark>();
  const found: Rooted[] = [];
  for (const sign of [...marks].sort((a, b) => widthOf(b) - widthOf(a))) {
    if (taken.has(sign) || heightOf(sign) < 0.9 * size || widthOf(sign) < size) continue;
    const inside = marks.filter((mark) => mark !== sign && !taken.has(mark) && isBelow(mark, sign, size));
    if (inside.length === 0 || !hasBar(page, sign)) continue;
    for (const mark of [sign, ...inside]) taken.add(mark);
    found.push({ sign, inside });
  }
  return found;
}

function isBelow(mark: Mark, sign: Mark, size: number): boolean {
  const x = centreX(mark);
  return x > sign.x0 && x < sign.x1 && mark.y0 >= sign.y0 && mark.y1 <= sign.y1 + 0.35 * size;
}

/** Whether ink runs along the top of the sign's right half, and hardly any below it. */
function hasBar({ width, labels }: Page, sign: Mark): boolean {
  const from = Math.round(sign.x0 + widthOf(sign) / 2);
  const thick = Math.max(2, Math.round(heightOf(sign) * 0.16));
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
