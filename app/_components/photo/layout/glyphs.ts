import { around, centreX, heightOf, sharedColumns, sharedLines, widthOf } from "./boxes";
import type { Glyph, Mark } from "./types";

const glyphOf = (marks: readonly Mark[]): Glyph => ({ ...around(marks), kind: "glyph", marks });

/** Puts together the marks of one sign: the dot and the stem of "i", the strokes of "=", the parts of "÷" and "%".
 * @param size the height of a digit, in pixels
 * @returns the signs from left to right */
export function findGlyphs(marks: readonly Mark[], size: number): Glyph[] {
  const glyphs: Glyph[] = [];
  for (const mark of [...marks].sort((a, b) => widthOf(b) - widthOf(a))) {
    const at = glyphs.findIndex((glyph) => belongs(glyph, mark, size));
    const glyph = glyphs[at];
    if (glyph) glyphs[at] = glyphOf([...glyph.marks, mark]);
    else glyphs.push(glyphOf([mark]));
  }
  return percentSigns(
    glyphs.sort((a, b) => centreX(a) - centreX(b)),
    size,
  );
}

/** Whether one is above the other, close, and one of them is but a dot or a stroke. */
function belongs(glyph: Glyph, mark: Mark, size: number): boolean {
  const columns = sharedColumns(glyph, mark);
  if (columns < 0.5 * Math.min(widthOf(glyph), widthOf(mark))) return false;
  if (-sharedLines(glyph, mark) > 0.55 * size) return false;
  if (Math.min(heightOf(glyph), heightOf(mark)) > 0.45 * size) return false;
  return heightOf(around([glyph, mark])) <= 1.35 * size;
}

function percentSigns(glyphs: readonly Glyph[], size: number): Glyph[] {
  const out: Glyph[] = [];
  for (let index = 0; index < glyphs.length; index++) {
    const [ring, stroke, other] = glyphs.slice(index, index + 3);
    if (ring && stroke && other && isPercent(ring, stroke, other) && heightOf(stroke) >= 0.8 * size) {
      out.push(glyphOf([...ring.marks, ...stroke.marks, ...other.marks]));
      index += 2;
    } else if (ring) out.push(ring);
  }
  return out;
}

function isPercent(ring: Glyph, stroke: Glyph, other: Glyph): boolean {
  const height = heightOf(stroke);
  const alike = Math.abs(heightOf(ring) - heightOf(other)) < 0.2 * height;
  const placed = ring.y1 < stroke.y1 - 0.25 * height && other.y0 > stroke.y0 + 0.25 * height;
  // In the order from left to right signs of other lines come between.
  const within = [ring, other].every((each) => sharedLines(each, stroke) >= 0.7 * heightOf(each));
  const close = sharedColumns(ring, stroke) > -0.15 * height && sharedColumns(stroke, other) > -0.15 * height;
  return (
    alike && placed && within && close && heightOf(ring) < 0.75 * height && heightOf(ring) > 0.3 * height
  );
}
