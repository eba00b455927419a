import type { Expression } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { type Rational, rational } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { encloseValue } from "./precise/enclose";
import { fractionIn, isApartFromZero } from "./precise/interval";

export interface Sampling {
  /** Letters take positive values only. */
  readonly positive?: boolean;
  /** Points at which both sides must have a value: 8 unless told. */
  readonly count?: number;
}

const TOLERANCE = 1e-9;
const ATTEMPTS_PER_POINT = 12;
/** Several sizes, none of them near a whole number or a plain multiple of π. */
const SIZES = [0.37, 1.73, 0.061, 4.91, 0.83, 2.39, 11.57, 1.13] as const;
const GOLDEN = 0.618033988749895;

/** Whether two expressions have equal values at points that lie in the domain of both. Sampled, so it never proves
 * equality; it does refute it.
 * @returns "no value" when too few points are in both domains; without letters one point is all there is
 * @example agreeNumerically(parse("sin(x)^2"), parse("1 - cos(x)^2")) // "agree" */
export function agreeNumerically(
  a: Expression,
  b: Expression,
  { positive = false, count = 8 }: Sampling = {},
): "agree" | "differ" | "no value" {
  const letters = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].sort();
  const wanted = letters.length === 0 ? 1 : Math.max(count, 8);
  let found = 0;
  for (let attempt = 0; attempt < wanted * ATTEMPTS_PER_POINT && found < wanted; attempt += 1) {
    const at = new Map(letters.map((name, place) => [name, sampleValue(attempt, place, positive)]));
    const [left, right] = [realValue(a, at), realValue(b, at)];
    if (left === null || right === null) continue;
    if (!isClose(left, right) || (found < ENCLOSED && areApartAt(a, b, at))) return "differ";
    found += 1;
  }
  return found === wanted ? "agree" : "no value";
}

/** Places at which values that doubles cannot tell apart are enclosed to sixty digits as well. */
const ENCLOSED = 2;
const BITS = 200n;
/** Binary places of a number at which both are enclosed. */
const PLACES = 40;

/** Whether intervals around the two values have no number in common. */
function areApartAt(a: Expression, b: Expression, at: ReadonlyMap<string, Complex>): boolean {
  const places = new Map([...at].map(([name, { re }]) => [name, fractionIn(nearby(re), BITS)]));
  const gap = encloseValue(sum([a, negation(b)]), BITS, places);
  return gap !== null && isApartFromZero(gap);
}

const nearby = (x: number): Rational => rational(BigInt(Math.round(x * 2 ** PLACES)), 1n << BigInt(PLACES));

/** Whether two expressions are shown, by intervals, to have different values at a sample point: a proof that they are
 * not the same. */
export function areProvedDifferent(a: Expression, b: Expression): boolean {
  const letters = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].sort();
  return Array.from({ length: ATTEMPTS_PER_POINT }, (_, attempt) => attempt).some((attempt) => {
    const at = new Map(letters.map((name, place) => [name, sampleValue(attempt, place, false)]));
    return realValue(a, at) !== null && realValue(b, at) !== null && areApartAt(a, b, at);
  });
}

/** The value for one letter at one attempt: the same on every run, of either sign unless `positive`. */
function sampleValue(attempt: number, place: number, positive: boolean): Complex {
  const turn = (attempt * 3 + place * 5) % SIZES.length;
  const shift = ((attempt + 1) * GOLDEN * (place + 1)) % 1;
  const size = (SIZES[turn] as number) * (1 + shift / 3);
  const negative = !positive && (attempt + place) % 3 === 1;
  return { re: negative ? -size : size, im: 0 };
}

/** The value when it is real and of a size that doubles hold well; else null. */
export function realValue(e: Expression, at: ReadonlyMap<string, Complex>): number | null {
  const value = evaluateComplex(e, at);
  if (!value || Math.abs(value.im) > 1e-12 * (1 + Math.abs(value.re))) return null;
  return Math.abs(value.re) > 1e100 ? null : value.re;
}

/** Equal up to the rounding of doubles, relative to the larger of the two. */
export const isClose = (a: number, b: number, tolerance = TOLERANCE): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(1e-3, Math.abs(a), Math.abs(b));
