import type { Budget } from "../types";

/** Where a curve, told by the gap between the sides of its equation, is met on lines that lie askew, none of them
 * through the origin: each piece of the curve that is a curve of its own crosses some of them. */

/** Small against the size of the sides; not a number where a side has no real value. */
export type Gap = (a: number, b: number) => number;
export type PlacePoint = readonly [number, number];

const NEAR = 1e-6;
const HALVINGS = 60;
const CELLS = 120;
const REACH = 40;

export const isNothing = (gap: number): boolean => Math.abs(gap) < NEAR;

/** Beginning and direction of each line. */
const LINES: readonly (readonly [PlacePoint, PlacePoint])[] = [
  [
    [0.313, 0.771],
    [1, 0.4142],
  ],
  [
    [-0.717, 1.237],
    [1, -0.6183],
  ],
  [
    [1.371, -0.533],
    [0.2718, 1],
  ],
  [
    [-1.119, -2.013],
    [1, 2.2361],
  ],
];

/** The points of a curve on the lines. */
export const crossings = (gap: Gap, budget: Budget): readonly PlacePoint[] =>
  LINES.flatMap(([[a, b], [p, q]]) => {
    const at = (s: number): PlacePoint => [a + s * p, b + s * q];
    return zerosIn((s) => gap(...at(s)), { edges: EDGES, budget }).map(at);
  });

/** Narrow cells near the beginning of a line, wide ones far out. */
export const EDGES: readonly number[] = Array.from(
  { length: CELLS },
  (_, i) => REACH * ((2 * (i + 0.3717)) / CELLS - 1) ** 3,
);

/** Where a function is nothing between the edges of its cells: it changes its sign there, or only touches. Jumps are left
 * out. */
export function zerosIn(
  f: (s: number) => number,
  { edges, budget }: { readonly edges: readonly number[]; readonly budget: Budget },
): number[] {
  budget.spend(edges.length);
  const values = edges.map(f);
  const found = edges.flatMap((edge, i) => {
    const [low, before, here] = [edges[i - 1] ?? edge, values[i - 1] ?? Number.NaN, values[i] ?? Number.NaN];
    if (before * here < 0) return [bisected(f, low, edge)];
    const after = values[i + 1] ?? Number.NaN;
    const isLeast = Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(after);
    return isLeast ? [leastBetween((s) => Math.abs(f(s)), low, edges[i + 1] ?? edge)] : [];
  });
  return found.filter((s) => isNothing(f(s)));
}

export function bisected(f: (s: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const rising = f(low) < 0;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

function leastBetween(f: (s: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (f(a) <= f(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}
