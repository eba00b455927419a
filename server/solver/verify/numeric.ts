import type { Expression } from "../expression/ast";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { symbolsOf } from "../expression/walk";

export interface Sampling {
  /** Letters take positive values only. */
  readonly positive?: boolean;
  /** Points at which both sides must have a value: 8 unless told. */
  readonly count?: number;
}

const TOLERANCE = 1e-9;
export const ATTEMPTS_PER_POINT = 12;
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
    if (!isClose(left, right)) return "differ";
    found += 1;
  }
  return found === wanted ? "agree" : "no value";
}

/** The value for one letter at one attempt: the same on every run, of either sign unless `positive`. */
export function sampleValue(attempt: number, place: number, positive: boolean): Complex {
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
