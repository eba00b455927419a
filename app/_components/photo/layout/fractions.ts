import { around, centreX, heightOf, quantile, widthOf } from "./boxes";
import type { Box, Mark } from "./types";

/** In heights of a digit: from a bar to what is next to it, and from there to what is beyond. */
const NEXT_TO = 0.7;
const BEYOND = 0.4;

/** How much a bar may fall or rise, in widths: a photo is hardly ever level. */
const LEANING = 0.06;

/** A bar with marks above and below it. */
export interface Stack {
  readonly bar: Mark;
  readonly over: readonly Mark[];
  readonly under: readonly Mark[];
}

/** The height of a digit or a capital among these marks, as far as heights alone can tell. */
export function digitHeight(marks: readonly Mark[]): number {
  // Strokes, brackets and bars have heights of their own.
  const letters = marks.filter((mark) => {
    const aspect = widthOf(mark) / heightOf(mark);
    return aspect < 4 && aspect > 0.34;
  });
  const heights = (letters.length > 0 ? letters : marks).map(heightOf);
  const middle = quantile(heights, 0.5);
  const usual = heights.filter((height) => height <= 2 * middle && height >= 0.4 * middle);
  // In a text most letters have no stem.
  return Math.max(4, quantile(usual, usual.length < 12 ? 0.75 : 0.85));
}

/** A stroke from left to right: a minus, a half of "=", the bar of a fraction. */
export const isFlat = (box: Box, size: number): boolean =>
  heightOf(box) <= Math.max(2, 0.22 * size, LEANING * widthOf(box)) && widthOf(box) >= 2.2 * heightOf(box);

/** Finds fractions that are in no other, by their bars: something close above, something close below, nothing of it
 * wider than the bar.
 * @param size the height of a digit, in pixels */
export function findStacks(marks: readonly Mark[], size: number): Stack[] {
  const bars = marks
    .filter((mark) => isFlat(mark, size) && widthOf(mark) >= 0.45 * size)
    .sort((a, b) => widthOf(b) - widthOf(a));
  const taken = new Set<Mark>();
  const stacks: Stack[] = [];
  for (const bar of bars) {
    if (taken.has(bar)) continue;
    const free = marks.filter((mark) => mark !== bar && !taken.has(mark));
    const over = stackedOn(bar, { marks: free, size, side: "over" });
    const under = stackedOn(bar, { marks: free, size, side: "under" });
    if (![over, under].every((part) => isTerm(part, bar, size))) continue;
    for (const mark of [bar, ...over, ...under]) taken.add(mark);
    stacks.push({ bar, over, under });
  }
  return stacks;
}

interface Side {
  readonly marks: readonly Mark[];
  readonly size: number;
  readonly side: "over" | "under";
}

function stackedOn(bar: Mark, { marks, size, side }: Side): Mark[] {
  const away = (mark: Box) =>
    side === "over"
      ? { near: bar.y0 - mark.y1, far: bar.y0 - mark.y0 }
      : { near: mark.y0 - bar.y1, far: mark.y1 - bar.y1 };
  const column = marks
    .filter(
      (mark) =>
        centreX(mark) > bar.x0 - 1 &&
        centreX(mark) < bar.x1 + 1 &&
        away(mark).near >= -1 - LEANING * widthOf(bar),
    )
    .sort((a, b) => away(a).near - away(b).near);
  const found: Mark[] = [];
  let edge = 0;
  for (const mark of column) {
    const { near, far } = away(mark);
    if (near > edge + (found.length === 0 ? NEXT_TO : BEYOND) * size) break;
    found.push(mark);
    edge = Math.max(edge, far);
  }
  return found;
}

function isTerm(part: readonly Mark[], bar: Mark, size: number): boolean {
  if (!part.some((mark) => heightOf(mark) >= 0.35 * size)) return false;
  const { x0, x1 } = around(part);
  return x0 > bar.x0 - 0.3 * size && x1 < bar.x1 + 0.3 * size;
}
