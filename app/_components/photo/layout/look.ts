import { heightOf, widthOf } from "./boxes";
import { SHAPE_CELLS, SHAPES } from "./shapes";
import type { Glyph, Page } from "./types";

/** The letter, digit or sign that a sign looks most like. */
export interface Likeness {
  readonly sign: string;
  /** 0 is the very same, 1 has ink where the other has none. */
  readonly distance: number;
  /** How much further the next other letter is. */
  readonly lead: number;
  /** How much further right its head is than its foot, in widths of its own. */
  readonly lean: number;
  /** Which way it bends, in widths of its own: below 0 its middle is left of its ends, as in "(". */
  readonly bend: number;
}

/** Compares a sign's ink with the shapes of the common textbook faces. */
export function likeness(page: Page, glyph: Glyph): Likeness {
  const ink = inkOf(page, glyph);
  const aspect = widthOf(glyph) / heightOf(glyph);
  const nearest = new Map<string, number>();
  for (const [sign, shapeAspect, shape] of SHAPES) {
    const stretch = Math.abs(Math.log(aspect / shapeAspect));
    const distance = difference(ink, shape) + 0.15 * stretch;
    nearest.set(sign, Math.min(distance, nearest.get(sign) ?? 1));
  }
  const [best, second] = [...nearest].sort((a, b) => a[1] - b[1]);
  const [bend, lean] = [bendOf(page, glyph), leanOf(page, glyph)];
  if (!best) return { sign: "", distance: 1, lead: 0, bend, lean };
  return { sign: best[0], distance: best[1], lead: (second?.[1] ?? 1) - best[1], bend, lean };
}

/** The root of the mean square. */
function difference(ink: Float64Array, shape: string): number {
  let sum = 0;
  for (let cell = 0; cell < ink.length; cell++) {
    const apart = (ink[cell] ?? 0) - Number.parseInt(shape[cell] ?? "0", 16) / 15;
    sum += apart * apart;
  }
  return Math.sqrt(sum / ink.length);
}

/** The share of ink in each cell of a square laid over the sign. */
function inkOf({ width, data, labels }: Page, glyph: Glyph): Float64Array {
  const own = new Set(glyph.marks.map(({ label }) => label));
  const cells = new Float64Array(SHAPE_CELLS * SHAPE_CELLS);
  const weights = new Float64Array(cells.length);
  for (let y = glyph.y0; y < glyph.y1; y++)
    for (let x = glyph.x0; x < glyph.x1; x++) {
      const at = y * width + x;
      const ink = own.has(labels[at] ?? 0) ? 1 - (data[at] ?? 255) / 255 : 0;
      const left = ((x - glyph.x0) * SHAPE_CELLS) / widthOf(glyph);
      const top = ((y - glyph.y0) * SHAPE_CELLS) / heightOf(glyph);
      spread(ink, {
        cells,
        weights,
        columns: shares(left, left + SHAPE_CELLS / widthOf(glyph)),
        rows: shares(top, top + SHAPE_CELLS / heightOf(glyph)),
      });
    }
  return cells.map((sum, cell) => sum / Math.max(1e-9, weights[cell] ?? 0));
}

type Share = readonly [cell: number, part: number];

/** Which cells a stretch from `from` to `to` lies in, and how much of it in each. */
function shares(from: number, to: number): Share[] {
  const found: Share[] = [];
  for (let cell = Math.floor(from); cell < Math.min(to, SHAPE_CELLS); cell++)
    found.push([cell, Math.min(cell + 1, to) - Math.max(cell, from)]);
  return found;
}

interface Spread {
  readonly cells: Float64Array;
  readonly weights: Float64Array;
  readonly columns: readonly Share[];
  readonly rows: readonly Share[];
}

function spread(ink: number, { cells, weights, columns, rows }: Spread): void {
  for (const [row, high] of rows)
    for (const [column, wide] of columns) {
      const cell = row * SHAPE_CELLS + column;
      cells[cell] = (cells[cell] ?? 0) + ink * high * wide;
      weights[cell] = (weights[cell] ?? 0) + high * wide;
    }
}

/** How far the middle of a sign's height is right of its ends, in widths. */
function bendOf({ width, labels }: Page, glyph: Glyph): number {
  const own = new Set(glyph.marks.map(({ label }) => label));
  const ends = { sum: 0, count: 0 };
  const middle = { sum: 0, count: 0 };
  for (let y = glyph.y0; y < glyph.y1; y++) {
    const fromMiddle = Math.abs((y + 0.5 - glyph.y0) / heightOf(glyph) - 0.5);
    const part = fromMiddle < 0.2 ? middle : ends;
    if (fromMiddle >= 0.2 && fromMiddle < 0.35) continue;
    for (let x = glyph.x0; x < glyph.x1; x++) {
      if (!own.has(labels[y * width + x] ?? 0)) continue;
      part.sum += x;
      part.count += 1;
    }
  }
  if (ends.count === 0 || middle.count === 0) return 0;
  return (middle.sum / middle.count - ends.sum / ends.count) / widthOf(glyph);
}

/** Between the middle of the ink in the highest sixth of a sign and in its lowest. */
function leanOf({ width, labels }: Page, glyph: Glyph): number {
  const own = new Set(glyph.marks.map(({ label }) => label));
  const part = Math.max(1, Math.round(heightOf(glyph) / 6));
  const middleOf = (from: number, to: number): number => {
    let [sum, count] = [0, 0];
    for (let y = from; y < to; y++)
      for (let x = glyph.x0; x < glyph.x1; x++)
        if (own.has(labels[y * width + x] ?? 0)) [sum, count] = [sum + x, count + 1];
    return count === 0 ? 0 : sum / count;
  };
  const apart = middleOf(glyph.y0, glyph.y0 + part) - middleOf(glyph.y1 - part, glyph.y1);
  return apart / widthOf(glyph);
}
