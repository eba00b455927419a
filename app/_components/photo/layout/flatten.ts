import { levelAt } from "./baseline";
import { around, centreY, heightOf, widthOf } from "./boxes";
import { isFlat } from "./fractions";
import type { Glyph, Grey, Item, Page, Row } from "./types";

/** How high a digit is drawn, in pixels. */
export const DRAWN_SIZE = 36;
/** The room around and between. */
const MARGIN = 24;
const GAP = 16;
const HEIGHT = MARGIN * 2 + DRAWN_SIZE * 2;
const BASELINE = MARGIN + DRAWN_SIZE * 1.4;

/** Where the parts of a row went: columns of the drawn line that hold signs, and what they are to each other. */
export type Piece =
  | { readonly kind: "run"; readonly places: readonly Place[] }
  | { readonly kind: "raised" | "lowered"; readonly inside: readonly Piece[] }
  | { readonly kind: "root"; readonly index: readonly Piece[]; readonly inside: readonly Piece[] }
  | { readonly kind: "fraction"; readonly over: readonly Piece[]; readonly under: readonly Piece[] };

/** Columns of the drawn line that hold one sign. */
export interface Place {
  readonly x0: number;
  readonly x1: number;
  readonly glyph: Glyph;
  /** The row it comes from. */
  readonly row: Row;
}

export interface FlatLine {
  readonly picture: Grey;
  readonly pieces: readonly Piece[];
}

/** Draws a row again with everything in one size on one line, as a reader of plain lines can read it: powers come down,
 * and a fraction's parts are side by side. */
export function flatten(page: Page, row: Row): FlatLine {
  const drawn: Drawn[] = [];
  const { pieces, x } = place(row, { x: MARGIN, drawn, outer: row.size });
  const width = Math.ceil(x + MARGIN);
  const picture = { width, height: HEIGHT, data: new Uint8Array(width * HEIGHT).fill(255) };
  for (const one of drawn) draw(page, one, picture);
  return { picture, pieces };
}

interface Drawn {
  readonly glyph: Glyph;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Pen {
  readonly x: number;
  readonly drawn: Drawn[];
  /** The height of a digit in the row around. */
  readonly outer: number;
}

function place(row: Row, { x: start, drawn, outer }: Pen): { readonly pieces: Piece[]; readonly x: number } {
  const scale = scaleOf(row, outer);
  const floor = floorOf(row);
  const pieces: Piece[] = [];
  let x = start;
  let before: Item | undefined;
  for (const item of row.items) {
    const gap = before ? Math.min(2 * DRAWN_SIZE, Math.max(0, (item.x0 - before.x1) * scale)) : 0;
    const run = pieces.at(-1);
    if (item.kind === "glyph") {
      const goesOn = run?.kind === "run";
      x += goesOn || !before ? gap : Math.max(gap, GAP);
      const end = x + widthOf(item) * scale;
      drawn.push({
        glyph: item,
        scale,
        x,
        y: BASELINE + (item.y0 - levelAt({ ...row, baseline: floor }, item)) * scale,
      });
      const spot = { x0: x, x1: end, glyph: item, row };
      if (goesOn) pieces[pieces.length - 1] = { kind: "run", places: [...run.places, spot] };
      else pieces.push({ kind: "run", places: [spot] });
      x = end;
    } else {
      const inner = placeInner(item, {
        x: x + (before ? Math.max(gap, GAP) : 0),
        drawn,
        outer: row.size,
      });
      pieces.push(inner.piece);
      x = inner.x;
    }
    before = item;
  }
  return { pieces, x };
}

function placeInner(
  item: Exclude<Item, Glyph>,
  { x, drawn, outer }: Pen,
): { readonly piece: Piece; readonly x: number } {
  if (item.kind === "fraction") {
    const over = place(item.over, { x, drawn, outer });
    const under = place(item.under, { x: over.x + 2 * GAP, drawn, outer });
    return { piece: { kind: "fraction", over: over.pieces, under: under.pieces }, x: under.x };
  }
  if (item.kind === "root") {
    const index = item.index ? place(item.index, { x, drawn, outer }) : { pieces: [], x };
    const inside = place(item.inside, { x: item.index ? index.x + 2 * GAP : x, drawn, outer });
    return { piece: { kind: "root", index: index.pieces, inside: inside.pieces }, x: inside.x };
  }
  const inside = place(item.row, { x, drawn, outer });
  return { piece: { kind: item.kind, inside: inside.pieces }, x: inside.x };
}

const glyphsOf = (row: Row): Glyph[] => row.items.filter((item): item is Glyph => item.kind === "glyph");

/** How much a row grows. One without any sign as high as a digit is judged by the row around it. */
const scaleOf = (row: Row, outer: number): number => DRAWN_SIZE / Math.max(4, row.size, 0.5 * outer);

/** The height of the page that comes to the line. A lone stroke stays as high above it as a minus does. */
function floorOf(row: Row): number {
  const glyphs = glyphsOf(row);
  if (glyphs.length > 0 && glyphs.every((glyph) => isFlat(glyph, row.size)))
    return centreY(around(glyphs)) + 0.35 * row.size;
  return row.baseline;
}

/** Draws the marks of one sign and nothing of its neighbours. Shrinking takes the mean of what falls together. */
function draw({ width, data, labels }: Page, { glyph, scale, x: left, y: top }: Drawn, onto: Grey): void {
  const own = new Set(glyph.marks.map(({ label }) => label));
  const right = Math.min(onto.width, Math.ceil(left + widthOf(glyph) * scale) + 1);
  const bottom = Math.min(onto.height, Math.ceil(top + heightOf(glyph) * scale) + 1);
  const reach = Math.max(1, Math.round(1 / scale));
  for (let y = Math.max(0, Math.floor(top) - 1); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(left) - 1); x < right; x++) {
      const fromX = glyph.x0 + (x + 0.5 - left) / scale - 0.5;
      const fromY = glyph.y0 + (y + 0.5 - top) / scale - 0.5;
      const value = sample({ width, data, labels, own }, { x: fromX, y: fromY, reach });
      const at = y * onto.width + x;
      onto.data[at] = Math.min(onto.data[at] ?? 255, value);
    }
}

interface Source {
  readonly width: number;
  readonly data: Uint8Array;
  readonly labels: Int32Array;
  readonly own: ReadonlySet<number>;
}

/** The shade between four pixels, each the mean of `reach` pixels around; what belongs to other signs counts as paper. */
function sample(
  { width, data, labels, own }: Source,
  { x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number },
): number {
  const shade = (px: number, py: number) => {
    if (px < 0 || py < 0 || px >= width) return 255;
    const index = py * width + px;
    const label = labels[index] ?? 0;
    return label === 0 || own.has(label) ? (data[index] ?? 255) : 255;
  };
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  let sum = 0;
  let weight = 0;
  for (let dy = 1 - reach; dy <= reach; dy++)
    for (let dx = 1 - reach; dx <= reach; dx++) {
      const near =
        Math.max(0, 1 - Math.abs(x - x0 - dx) / reach) * Math.max(0, 1 - Math.abs(y - y0 - dy) / reach);
      sum += near * shade(x0 + dx, y0 + dy);
      weight += near;
    }
  return weight > 0 ? Math.round(sum / weight) : 255;
}
