import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { onceFor } from "../memo";
import type { Figure, Layer } from "../tasks/measure";
import type { Check } from "../types";
import { inTidyForm } from "./expression-form";
import { type ProblemOf, refuted, spotChecked, UNCHECKED, type Verifier } from "./obligations";
import { decimalsOf } from "./trigonometric-value";

/** Adds small pieces up, twice as fine the second time: strips of a region each cut once more, chords of a curve, thin
 * triangles around the origin, values on a grid. No integral is set up and no antiderivative taken. */
export const MEASURE: Verifier<"measure"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkSize(problem, expression),
    form: inTidyForm(expression, problem.form, budget),
  }),
};

type At = Readonly<Record<string, number>>;

/** Thrown where a value is missing. */
class NoValue extends Error {}

function at(e: Expression, place: At): number {
  const value = evaluateComplex(e, new Map(Object.entries(place).map(([name, re]) => [name, { re, im: 0 }])));
  if (!value || Math.abs(value.im) > 1e-9 * (1 + Math.abs(value.re))) throw new NoValue();
  return value.re;
}

function checkSize({ figure }: ProblemOf<"measure">, answer: Expression): Check {
  const given = evaluateComplex(answer, new Map());
  const measured = measuredSize(figure);
  if (!given || Math.abs(given.im) > 0 || measured === null) return UNCHECKED;
  const rounding = decimalsOf(answer) === null ? 0 : 0.5000001 * 10 ** -(decimalsOf(answer) ?? 0);
  if (Math.abs(measured.size - given.re) > measured.doubt + rounding)
    return refuted("Adding small pieces up gives another size.");
  return spotChecked(
    `Adding small pieces up gives about $${Number(measured.size.toPrecision(6))}$, and the answer is $${Number(given.re.toPrecision(6))}$.`,
  );
}

const AGREE = 1e-5;
/** What doubles leave of a sum of many pieces. */
const DOUBLES = 1e-9;

interface Measured {
  readonly size: number;
  /** How far the true size may be from it: no more than one refinement has changed. */
  readonly doubt: number;
}

const measuredSize = onceFor((figure: Figure): Measured | null => {
  try {
    const [coarse, fine] = [1, 2].map((finer) => sizeOf(figure, finer)) as [number, number];
    const [change, scale] = [Math.abs(coarse - fine), 1e-3 + Math.abs(fine)];
    return change <= AGREE * scale ? { size: fine, doubt: change + DOUBLES * scale } : null;
  } catch (error) {
    if (error instanceof NoValue) return null;
    throw error;
  }
});

function sizeOf(figure: Figure, finer: number): number {
  switch (figure.kind) {
    case "region":
      return regionSize(figure, finer);
    case "length":
    case "surface":
      return curveSize(figure.coordinates, figure.along, { finer, isSurface: figure.kind === "surface" });
    case "polar-area":
      return fanSize(figure.radius, figure.along, finer);
    case "iterated":
      return layered(figure.body, figure.layers, {
        place: {},
        count: figure.layers.length > 2 ? 6 : 10,
        finer,
      });
  }
}

/** Nodes and weights for the ends −1 and 1: Gauss and Legendre's rule with five nodes. */
const NODES: readonly (readonly [number, number])[] = [
  [0, 0.5688888888888889],
  [0.5384693101056831, 0.47862867049936647],
  [-0.5384693101056831, 0.47862867049936647],
  [0.906179845938664, 0.23692688505618908],
  [-0.906179845938664, 0.23692688505618908],
];

/** The sum over a stretch in parts, each with five values. */
function added(f: (x: number) => number, low: number, high: number, parts: number): number {
  const half = (high - low) / parts / 2;
  let total = 0;
  for (let k = 0; k < parts; k += 1)
    for (const [node, weight] of NODES) total += weight * half * f(low + half * (2 * k + 1 + node));
  return total;
}

/** Places nearer to an end the closer it is, for curves that start steeply. */
const eased = (f: (x: number) => number, low: number, high: number, parts: number): number =>
  added(
    (u) =>
      f(low + (high - low) * u ** 3 * (10 - 15 * u + 6 * u * u)) * (high - low) * 30 * u * u * (1 - u) ** 2,
    0,
    1,
    parts,
  );

type Region = Extract<Figure, { readonly kind: "region" }>;

/** Strips of the region, each cut across: all pieces, weighed by how far they go around when it turns. */
function regionSize({ curves, variable, ends, around }: Region, finer: number): number {
  const heights = (x: number) => curves.map((curve) => at(curve, { [variable]: x })) as [number, number];
  const difference = (x: number) => {
    const [a, b] = heights(x);
    return a - b;
  };
  const places = regionPlaces(
    difference,
    ends.map((end) => at(end, {})),
  );
  const strip = (x: number) => {
    const [a, b] = heights(x);
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    if (around === null) return high - low;
    if (around === "other") return 2 * Math.PI * Math.abs(x) * (high - low);
    if (low * high < -1e-9) throw new NoValue();
    return added((y) => 2 * Math.PI * Math.abs(y), low, high, 1);
  };
  if (around === "other" && (places[0] as number) * (places.at(-1) as number) < -1e-9) throw new NoValue();
  return places
    .slice(1)
    .reduce((total, high, i) => total + eased(strip, places[i] as number, high, 12 * finer), 0);
}

const REACH = 60;
const SEARCH = 1200;

/** Where the region begins, where its curves cross, and where it ends. */
function regionPlaces(difference: (x: number) => number, ends: readonly number[]): number[] {
  const [low = -REACH, high = REACH] = ends.length === 2 ? [...ends].sort((a, b) => a - b) : [];
  const meetings = crossings(difference, low, high);
  if (ends.length === 2) return [low, ...meetings.filter((x) => x > low + 1e-7 && x < high - 1e-7), high];
  const [end] = ends;
  const others = end === undefined ? meetings : meetings.filter((x) => Math.abs(x - end) > 1e-7);
  const places = end === undefined ? others : [...others, end].sort((a, b) => a - b);
  if (places.length < 2 || (end !== undefined && others.length !== 1)) throw new NoValue();
  return places;
}

/** Places where the sign changes, or where a curve that ends there, or touches, meets the other. */
function crossings(f: (x: number) => number, low: number, high: number): number[] {
  const value = (x: number): number => {
    try {
      return f(x);
    } catch (error) {
      if (error instanceof NoValue) return Number.NaN;
      throw error;
    }
  };
  const found: number[] = [];
  const placed = (k: number) => low + ((high - low) * k) / SEARCH;
  for (let k = 0; k <= SEARCH; k += 1) {
    const x = placed(k);
    const [here, next] = [value(x), value(placed(k + 1))];
    if (Math.abs(here) < 1e-12) found.push(x);
    else if (k < SEARCH && here * next < 0 && Math.abs(next) >= 1e-12)
      found.push(bisected(value, x, placed(k + 1)));
  }
  return found;
}

function bisected(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let k = 0; k < 60; k += 1) {
    const middle = (low + high) / 2;
    if (f(low) * f(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

const CHORDS = 150;

/** Chords along the curve; the bands that they sweep around the first axis. The errors of two finenesses cancel. */
function curveSize(
  coordinates: readonly Expression[],
  { variable, low, high }: Layer,
  { finer, isSurface }: { readonly finer: number; readonly isSurface: boolean },
): number {
  const [from, to] = [at(low, {}), at(high, {})];
  const chords = (count: number) => {
    const points = Array.from({ length: count + 1 }, (_, k) => {
      const t = from + ((to - from) * k) / count;
      return coordinates.map((each) => at(each, { [variable]: t }));
    });
    return points.slice(1).reduce((total, point, k) => {
      const before = points[k] as number[];
      const chord = Math.hypot(...point.map((each, i) => each - (before[i] ?? 0)));
      const around = Math.PI * Math.abs((point[1] ?? 0) + (before[1] ?? 0));
      return total + (isSurface ? around * chord : chord);
    }, 0);
  };
  const count = CHORDS * finer;
  return (4 * chords(2 * count) - chords(count)) / 3;
}

/** Thin triangles with their points in the origin. */
function fanSize(radius: Expression, { variable, low, high }: Layer, finer: number): number {
  const [from, to] = [at(low, {}), at(high, {})];
  const triangles = (count: number) => {
    const turn = (to - from) / count;
    const radii = Array.from({ length: count + 1 }, (_, k) => at(radius, { [variable]: from + k * turn }));
    return radii.slice(1).reduce((total, r, k) => total + (Math.sin(turn) * r * (radii[k] as number)) / 2, 0);
  };
  const count = CHORDS * finer;
  return (4 * triangles(2 * count) - triangles(count)) / 3;
}

interface Within {
  readonly place: At;
  readonly count: number;
  readonly finer: number;
}

/** The outermost layer first; within it the others. */
function layered(body: Expression, layers: readonly Layer[], { place, count, finer }: Within): number {
  const outer = layers.at(-1);
  if (!outer) return at(body, place);
  const inner = layers.slice(0, -1);
  const parts = Math.max(1, Math.floor(count / 5)) * finer;
  return added(
    (x) => layered(body, inner, { place: { ...place, [outer.variable]: x }, count, finer }),
    at(outer.low, place),
    at(outer.high, place),
    parts,
  );
}
