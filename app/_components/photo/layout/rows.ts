import { type Baseline, baselineOf, levelAt } from "./baseline";
import { around, centreX, centreY, heightOf, quantile, sharedLines, widthOf } from "./boxes";
import { digitHeight, findStacks, isFlat } from "./fractions";
import { findGlyphs } from "./glyphs";
import { findRoots } from "./roots";
import type { Box, Fraction, Item, Lowered, Mark, Page, Raised, Root, Row } from "./types";

type Standing = Exclude<Item, Raised | Lowered>;

/** Deeper than this nobody writes. */
const DEPTH_MAX = 4;

/** The rows of a page from top to bottom, each with its fractions, roots and powers found by where the ink is. */
export function findRows(page: Page): Row[] {
  const size = digitHeight(page.marks);
  const writing = page.marks.filter((mark) => isWriting(mark, size));
  const braces = bracesOf(writing, size);
  const items = itemsOf(
    page,
    writing.filter((mark) => !braces.has(mark)),
    DEPTH_MAX,
  );
  return lines(items, size)
    .filter((line) => line.some((item) => item.kind !== "glyph" || heightOf(item) >= 0.35 * size))
    .map((line, at, all) => ({ ...rowOf(line, size), joins: isHeld(all[at - 1], line, braces) }));
}

/** Whether one brace stands beside two lines. */
function isHeld(
  above: readonly Standing[] | undefined,
  line: readonly Standing[],
  braces: ReadonlySet<Mark>,
): boolean {
  if (!above) return false;
  const middles = [above, line].map((each) => centreY(around(each)));
  return [...braces].some((brace) => middles.every((middle) => middle > brace.y0 && middle < brace.y1));
}

/** Dust, shadows and the edge of the sheet are not. */
function isWriting(mark: Mark, size: number): boolean {
  if (heightOf(mark) > 12 * size) return false;
  return mark.pixels >= Math.max(4, 0.008 * size * size);
}

/** Braces on the left of several lines, which only say that the lines belong together. */
function bracesOf(marks: readonly Mark[], size: number): ReadonlySet<Mark> {
  const tall = marks.filter((mark) => heightOf(mark) >= 2 * size && widthOf(mark) <= 0.28 * heightOf(mark));
  return new Set(
    tall.filter((brace) => {
      const beside = marks.filter((mark) => mark !== brace && sharedLines(mark, brace) > 0);
      if (beside.some((mark) => centreX(mark) < brace.x1 || heightOf(mark) >= 1.8 * size)) return false;
      // Of two lines at least, with paper between them from one end to the other.
      const heights = beside.filter((mark) => heightOf(mark) >= 0.5 * size).sort((a, b) => a.y0 - b.y0);
      let foot = Number.POSITIVE_INFINITY;
      let lines = 1;
      for (const mark of heights) {
        if (mark.y0 > foot + 0.15 * size) lines += 1;
        foot = mark.y0 > foot || foot === Number.POSITIVE_INFINITY ? mark.y1 : Math.max(foot, mark.y1);
      }
      return heights.length >= 4 && lines >= 2;
    }),
  );
}

function itemsOf(page: Page, marks: readonly Mark[], depth: number): Standing[] {
  const size = digitHeight(marks);
  const stacks = depth > 0 ? findStacks(marks, size) : [];
  const stacked = new Set(stacks.flatMap(({ bar, over, under }) => [bar, ...over, ...under]));
  const roots = depth > 0 ? findRoots(page, marks, size) : [];
  const rooted = new Set(roots.flatMap(({ sign, index, inside }) => [sign, ...index, ...inside]));
  const row = (inner: readonly Mark[]) => rowOf(itemsOf(page, inner, depth - 1), digitHeight(inner));
  const fractions = stacks
    .filter(({ bar }) => !rooted.has(bar))
    .map(
      ({ bar, over, under }): Fraction => ({
        ...around([bar, ...over, ...under]),
        kind: "fraction",
        over: row(over),
        under: row(under),
      }),
    );
  const signs = roots
    .filter(({ sign }) => !stacked.has(sign) || rooted.size > stacked.size)
    .map(
      ({ sign, index, inside }): Root => ({
        ...around([sign, ...index, ...inside]),
        kind: "root",
        index: index.length > 0 ? row(index) : null,
        inside: row(inside),
      }),
    );
  const rest = marks.filter((mark) => !stacked.has(mark) && !rooted.has(mark));
  return [...fractions, ...signs, ...findGlyphs(rest, size)];
}

/** Puts together what is side by side. A power reaches down beside what it is on. */
function lines(items: readonly Standing[], size: number): Standing[][] {
  const found: Standing[][] = [];
  const byHeight = [...items].sort((a, b) => heightOf(b) - heightOf(a));
  for (const item of byHeight) {
    const line = found.find((others) => sharedLines(bodyOf(others, size), item) >= 0.3 * heightOf(item));
    if (line) line.push(item);
    else found.push([item]);
  }
  return merged(found, size).sort((a, b) => around(a).y0 - around(b).y0);
}

function bodyOf(line: readonly Standing[], size: number): Box {
  const box = around(line.slice(0, 1));
  // A small sign alone has a line of its own height around it.
  const room = Math.max(0, size - heightOf(box)) / 2;
  return { ...box, y0: box.y0 - room, y1: box.y1 + room };
}

function merged(found: readonly Standing[][], size: number): Standing[][] {
  const out: Standing[][] = [];
  for (const line of found) {
    const box = bodyOf(line, size);
    const same = out.find((other) => {
      const otherBox = bodyOf(other, size);
      return sharedLines(otherBox, box) >= 0.05 * size;
    });
    if (same) same.push(...line);
    else out.push([...line]);
  }
  return out;
}

/** Tells powers from what is on the line. */
function rowOf(standing: readonly Standing[], size: number): Row {
  const sorted = [...standing].sort((a, b) => centreX(a) - centreX(b));
  const ends = endsOf(sorted, size);
  const line = baselineOf(
    sorted.filter((item) => !ends.has(item)),
    size,
  );
  const items: Item[] = [];
  let raised: Standing[] = [];
  const close = () => {
    if (raised.length === 0) return;
    items.push({ ...around(raised), kind: "raised", row: rowOf(raised, digitHeightOf(raised)) });
    raised = [];
  };
  for (const [index, item] of sorted.entries()) {
    if (ends.has(item)) continue;
    const before = items.at(-1);
    const up = isRaised(item, { line, size, next: sorted[index + 1], started: raised.length > 0 });
    if (before && up && !(raised.length === 0 && isOperator(before, size))) raised.push(item);
    else {
      close();
      items.push(item, ...endsOn(item, ends));
    }
  }
  close();
  return { items, ...line, size };
}

/** An end of an integral is no higher than this, in heights of its sign. */
const END_MAX = 0.35;

/** What stands small at the head or the foot of a tall sign, such as an integral, and to which sign it belongs. */
function endsOf(sorted: readonly Standing[], size: number): ReadonlyMap<Standing, Standing> {
  const ends = new Map<Standing, Standing>();
  for (const sign of sorted) {
    if (!isIntegral(sign, size)) continue;
    const middle = centreY(sign);
    for (const item of sorted) {
      const isNear = item.x0 > sign.x0 && item.x0 < sign.x1 + 0.9 * size && item !== sign;
      const isApart = Math.abs(centreY(item) - middle) > 0.3 * heightOf(sign);
      if (isNear && isApart && heightOf(item) <= END_MAX * heightOf(sign)) ends.set(item, sign);
    }
  }
  return ends;
}

/** Far higher than a digit, of one stroke, and no bracket, which is narrower or as high as what is in it. */
const isIntegral = (item: Standing, size: number): boolean =>
  item.kind === "glyph" &&
  item.marks.length === 1 &&
  heightOf(item) >= 1.7 * size &&
  widthOf(item) >= 0.3 * heightOf(item) &&
  widthOf(item) <= 0.75 * heightOf(item);

function endsOn(sign: Standing, ends: ReadonlyMap<Standing, Standing>): (Raised | Lowered)[] {
  const own = [...ends].flatMap(([end, of]) => (of === sign ? [end] : []));
  const parts = [
    { kind: "lowered", standing: own.filter((end) => centreY(end) > centreY(sign)) },
    { kind: "raised", standing: own.filter((end) => centreY(end) < centreY(sign)) },
  ] as const;
  return parts.flatMap(({ kind, standing }) =>
    standing.length === 0
      ? []
      : [{ ...around(standing), kind, row: rowOf(standing, digitHeightOf(standing)) }],
  );
}

const digitHeightOf = (items: readonly Standing[]): number =>
  Math.max(4, quantile(items.filter((item) => item.kind === "glyph").map(heightOf), 0.75));

interface Place {
  readonly line: Baseline;
  readonly size: number;
  readonly next: Standing | undefined;
  readonly started: boolean;
}

function isRaised(item: Standing, { line, size, next, started }: Place): boolean {
  const baseline = levelAt(line, item);
  const high = item.y1 < baseline - 0.2 * size && centreY(item) < baseline - 0.62 * size;
  if (!high) return false;
  if (item.kind !== "glyph" || heightOf(item) >= 0.42 * size) return true;
  // A minus or a dot is high only in company; alone it is a quotation mark or dust.
  const goesOn = next !== undefined && next.y1 < baseline - 0.2 * size && heightOf(next) >= 0.42 * size;
  return started || (isFlat(item, size) && goesOn);
}

function isOperator(item: Item, size: number): boolean {
  return item.kind === "glyph" && item.marks.every((mark) => isFlat(mark, size));
}
