import { levelAt } from "../layout/baseline";
import { around, centreX, centreY, heightOf, widthOf } from "../layout/boxes";
import type { Place } from "../layout/flatten";
import { isFlat } from "../layout/fractions";
import type { Likeness } from "../layout/look";
import type { Box, Mark } from "../layout/types";

/** The sign that the place and number of its strokes give away, whatever it may look like to a reader of letters.
 * @returns null where strokes do not say */
export function signByStrokes({ glyph, row }: Place): string | null {
  const { marks } = glyph;
  const flat = marks.filter((mark) => isFlat(mark, row.size));
  const above = (levelAt(row, glyph) - centreY(glyph)) / row.size;
  if (marks.length === 1 && isDot(glyph, row.size) && above > 0.25 && above < 0.6) return "·";
  if (marks.length === 1 && flat.length === 1 && widthOf(glyph) >= 0.3 * row.size && above > 0.15) return "-";
  if (marks.length === 2 && flat.length === 2) return alike(flat) ? "=" : null;
  if (marks.length === 3 && flat.length === 1 && flat[0]) return isDivision(marks, flat[0]) ? "÷" : null;
  if (heightOf(glyph) >= 1.22 * row.size && widthOf(glyph) <= 0.16 * heightOf(glyph) && isFull(marks))
    return "|";
  return null;
}

/** A bracket, which is taller than any digit and bends.
 * @returns null for anything else */
export function bracketOf({ glyph, row }: Place, { bend }: Likeness): string | null {
  const tall = heightOf(glyph) >= 1.15 * row.size && widthOf(glyph) <= 0.45 * heightOf(glyph);
  if (!tall || glyph.marks.length !== 1 || Math.abs(bend) < 0.15) return null;
  return bend < 0 ? "(" : ")";
}

/** An integral sign: far taller than any bracket around digits, leaning, and curled at both ends, so that its middle is
 * between them. */
export function isIntegralSign({ glyph, row }: Place, { bend, lean }: Likeness): boolean {
  const [height, width] = [heightOf(glyph), widthOf(glyph)];
  const isTall = height >= 1.7 * row.size && width >= 0.3 * height && width <= 0.75 * height;
  return isTall && glyph.marks.length === 1 && Math.abs(bend) < 0.15 && lean > 0.3;
}

/** Whether a sign is but a dot, which the reader of lines may pass over. */
export const isPoint = ({ glyph, row }: Place): boolean =>
  isDot(glyph, row.size) && levelAt(row, glyph) - centreY(glyph) <= 0.25 * row.size;

function isDot(box: Box, size: number): boolean {
  const aspect = widthOf(box) / heightOf(box);
  return heightOf(box) <= 0.3 * size && aspect > 0.6 && aspect < 1.6;
}

/** Whether a stroke lies below the sign's other part, as in "≤", "≥" and "±". */
export function isUnderlined({ glyph, row }: Place): boolean {
  const [upper, lower] = [...glyph.marks].sort((a, b) => a.y0 - b.y0);
  if (glyph.marks.length !== 2 || !upper || !lower) return false;
  return isFlat(lower, row.size) && !isFlat(upper, row.size) && widthOf(lower) > 0.5 * widthOf(upper);
}

function alike([one, other]: readonly Mark[]): boolean {
  if (!one || !other) return false;
  return Math.min(widthOf(one), widthOf(other)) > 0.7 * Math.max(widthOf(one), widthOf(other));
}

function isDivision(marks: readonly Mark[], stroke: Mark): boolean {
  const dots = marks.filter((mark) => mark !== stroke);
  const over = dots.some((dot) => dot.y1 <= stroke.y0);
  const under = dots.some((dot) => dot.y0 >= stroke.y1);
  return (
    over && under && dots.every((dot) => Math.abs(centreX(dot) - centreX(stroke)) < 0.25 * widthOf(stroke))
  );
}

/** A bracket bends and leaves a part of its box empty; a bar fills it. */
function isFull(marks: readonly Mark[]): boolean {
  const box = around(marks);
  const pixels = marks.reduce((sum, mark) => sum + mark.pixels, 0);
  return pixels > 0.75 * widthOf(box) * heightOf(box);
}
