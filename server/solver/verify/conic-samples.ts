import type { Expression, Relation } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";

/** A test of a claim about a curve on points of it, which are found by solving for y. */
export type Test = (relation: Relation) => boolean;
export const NEAR = 1e-7;

export const real = (e: Expression | undefined): number =>
  e ? (evaluateComplex(e, new Map())?.re ?? Number.NaN) : Number.NaN;
const close = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * (1 + Math.abs(a) + Math.abs(b));

export type Spot = readonly [number, number];
type Quadratic = readonly [a: number, c: number, d: number, e: number, f: number];

/** The coefficients of x², y², x, y and 1, from values at five points. */
export function quadratic({ left, right }: Relation): Quadratic | null {
  const gap = sum([left, negation(right)]);
  const at = (x: number, y: number) =>
    evaluateComplex(
      gap,
      new Map([
        ["x", { re: x, im: 0 }],
        ["y", { re: y, im: 0 }],
      ]),
    )?.re ?? Number.NaN;
  const f = at(0, 0);
  const [a, c] = [(at(1, 0) + at(-1, 0)) / 2 - f, (at(0, 1) + at(0, -1)) / 2 - f];
  const found: Quadratic = [a, c, (at(1, 0) - at(-1, 0)) / 2, (at(0, 1) - at(0, -1)) / 2, f];
  return found.some(Number.isNaN) ? null : found;
}

/** Points of the curve, from every x in reach where it has a real y. */
function spots(relation: Relation): Spot[] {
  const found = quadratic(relation);
  if (!found) return [];
  const [a, c, d, e, f] = found;
  const result: Spot[] = [];
  for (let i = -400; i <= 400; i += 1) {
    const x = i / 8 + 0.01;
    const rest = a * x * x + d * x + f;
    if (c === 0) result.push([x, -rest / e]);
    else {
      const inside = e * e - 4 * c * rest;
      if (inside >= 0)
        result.push([x, (-e + Math.sqrt(inside)) / (2 * c)], [x, (-e - Math.sqrt(inside)) / (2 * c)]);
    }
  }
  return result;
}

const fitsCurve = (relation: Relation, [x, y]: Spot): boolean => {
  const found = quadratic(relation);
  if (!found) return false;
  const [a, c, d, e, f] = found;
  const parts = [a * x * x, c * y * y, d * x, e * y, f];
  const size = parts.reduce((total, each) => total + Math.abs(each), 1);
  return Math.abs(parts.reduce((total, each) => total + each, 0)) < NEAR * size;
};

const distance = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(x - u, y - v);
const constant = (values: readonly number[]): boolean =>
  values.length > 3 && values.every((each) => close(each, values[0] ?? Number.NaN));

export const symmetricAbout =
  (h: number, k: number): Test =>
  (relation) => {
    const all = spots(relation);
    return all.length > 3 && all.every(([x, y]) => fitsCurve(relation, [2 * h - x, 2 * k - y]));
  };

/** All points of a circle are one radius from its center. */
export const circleTest =
  (center: Spot, radius: number): Test =>
  (relation) =>
    constant([...spots(relation).map((spot) => distance(spot, center)), radius]);

export const radiusTest =
  (radius: number): Test =>
  (relation) => {
    const found = quadratic(relation);
    if (!found) return false;
    const [a, c, d, e, f] = found;
    return radius > 0 && close(a, c) && close((d * d + e * e) / (4 * a * a) - f / a, radius * radius);
  };

/** The middle of an ellipse or a hyperbola. */
function middleOf(relation: Relation): Spot | null {
  const found = quadratic(relation);
  if (!found) return null;
  const [a, c, d, e] = found;
  return a === 0 || c === 0 || close(a, c) ? null : [-d / (2 * a), -e / (2 * c)];
}

const across = ([x, y]: Spot, [h, k]: Spot): Spot => [2 * h - x, 2 * k - y];

/** The distances to a focus and to the point across add up, or differ, to the same everywhere. */
export const fociTest =
  (p: Spot): Test =>
  (relation) => {
    const [middle, found] = [middleOf(relation), quadratic(relation)];
    if (!middle || !found || distance(p, middle) < NEAR) return false;
    // Far away distances hardly differ: how far it is from the middle has to fit the half axes as well.
    const [a, c, , , f] = found;
    const size = a * middle[0] ** 2 + c * middle[1] ** 2 - f;
    if (!close(distance(p, middle) ** 2, Math.abs(size / a - size / c))) return false;
    const q = across(p, middle);
    const all = spots(relation);
    return (
      constant(all.map((spot) => distance(spot, p) + distance(spot, q))) ||
      constant(all.map((spot) => Math.abs(distance(spot, p) - distance(spot, q))))
    );
  };

/** On the curve: no point of an ellipse is farther from the middle, no point of a hyperbola nearer. */
export const verticesTest =
  (p: Spot): Test =>
  (relation) => {
    const [middle, found] = [middleOf(relation), quadratic(relation)];
    if (!middle || !found || !fitsCurve(relation, p)) return false;
    const reach = distance(p, middle);
    const all = spots(relation).map((spot) => distance(spot, middle));
    const isEllipse = found[0] * found[1] > 0;
    return (
      all.length > 3 &&
      all.every((each) => (isEllipse ? each <= reach * (1 + NEAR) : each >= reach * (1 - NEAR)))
    );
  };

export const vertexTest =
  (p: Spot): Test =>
  (relation) => {
    const found = quadratic(relation);
    if (!found || !fitsCurve(relation, p)) return false;
    const [a, c, d, e] = found;
    return c === 0 ? close(2 * a * p[0] + d, 0) : a === 0 && close(2 * c * p[1] + e, 0);
  };

/** The line that is as far from every point of the curve as the focus is. */
export const focusTest =
  (p: Spot): Test =>
  (relation) => {
    const found = quadratic(relation);
    if (!found) return false;
    const [a, c, d, e] = found;
    const isUpright = c === 0;
    const along = isUpright ? 1 : 0;
    // From far away the distances hardly differ: it has to be as far from the vertex as the curve is wide.
    const [square, other] = isUpright ? [a, e] : [c, d];
    const vertexLevel = levelOfVertex(found);
    if (!close(Math.abs(p[along] - vertexLevel), Math.abs(other / (4 * square)))) return false;
    const all = spots(relation).filter((spot) => Number.isFinite(spot[1]));
    const levels = (side: 1 | -1) => all.map((spot) => spot[along] + side * distance(spot, p));
    return constant(levels(1)) || constant(levels(-1));
  };

export function directrixTest({ left, right }: Relation): Test {
  return (relation) => {
    const found = quadratic(relation);
    const level = real(right);
    if (!found || left.kind !== "symbol" || Number.isNaN(level)) return false;
    const [a, c, d, e] = found;
    const isUpright = c === 0;
    if (left.name !== (isUpright ? "y" : "x")) return false;
    return close(levelOfVertex(found) - level, isUpright ? -e / (4 * a) : -d / (4 * c));
  };
}

/** How far along its axis the vertex of a parabola lies. */
function levelOfVertex([a, c, d, e, f]: Quadratic): number {
  const [s, linear, along] = c === 0 ? [a, d, e] : [c, e, d];
  return (linear * linear - 4 * s * f) / (4 * s * along);
}

/** Through the middle, with the slope that the curve comes close to far out. */
export const asymptoteTest =
  (line: Expression): Test =>
  (relation) => {
    const [middle, found] = [middleOf(relation), quadratic(relation)];
    if (!middle || !found || found[0] * found[1] >= 0) return false;
    const height = (x: number) => evaluateComplex(line, new Map([["x", { re: x, im: 0 }]]))?.re ?? Number.NaN;
    const slope = Math.sqrt(-found[0] / found[1]);
    const [h, k] = middle;
    return (
      close(height(h), k) &&
      [1, -1].some((side) =>
        [-3.7, 1, 11.3].every((step) => close(height(h + step), k + side * slope * step)),
      )
    );
  };
