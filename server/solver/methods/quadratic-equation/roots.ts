import type { Expression } from "../../expression/ast";
import {
  imaginaryUnit,
  int,
  negation,
  number,
  product,
  quotient,
  root,
  sum,
  symbol,
} from "../../expression/build";
import {
  absolute,
  compare,
  isOne,
  isZero,
  lcm,
  type Rational,
  rational,
  toNumber,
} from "../../expression/rational";
import { extractSquare, integerRoot } from "../../expression/surd";
import { toLatex } from "../../printer/latex";
import type { AnswerValue } from "../../types";

/** The two numbers center ± scale·√radicand. scale > 0, radicand square-free, not 0 and not 1; below 0 the
 * numbers are complex. */
interface Pair {
  readonly center: Rational;
  readonly scale: Rational;
  readonly radicand: bigint;
}

/** All roots of an equation: the rational ones (distinct) and the conjugate pairs. */
export interface Roots {
  readonly rational: readonly Rational[];
  readonly pairs: readonly Pair[];
}

export const NO_ROOTS: Roots = { rational: [], pairs: [] };

/** √value = scale·√radicand with radicand square-free (1 when the root comes out), for any value but 0.
 * @throws {LimitReached} when the number under the root is too large to simplify
 * @example squareRoot(rational(-3n, 4n)) // scale 1/2, radicand -3 */
export function squareRoot(value: Rational): { readonly scale: Rational; readonly radicand: bigint } {
  const { n, d } = absolute(value);
  const sign = value.n < 0n ? -1n : 1n;
  const whole = integerRoot(n * d, 2n);
  if (whole * whole === n * d) return { scale: rational(whole, d), radicand: sign };
  const { outside, inside } = extractSquare(n * d);
  return { scale: rational(outside, d), radicand: sign * inside };
}

/** The roots of two root lists together, each once. */
export function together(lists: readonly Roots[]): Roots {
  const rational = new Map(lists.flatMap((list) => list.rational).map((r) => [`${r.n}/${r.d}`, r]));
  const pairs = new Map(
    lists.flatMap((list) => list.pairs).map((pair) => [toLatex(pairRoot(pair, 1)), pair]),
  );
  return { rational: [...rational.values()].sort(compare), pairs: [...pairs.values()] };
}

export const realOnly = (roots: Roots): Roots => ({
  ...roots,
  pairs: roots.pairs.filter((p) => p.radicand > 0n),
});

/** One root of a pair, as a textbook writes it: over one denominator when real, real part first when complex. */
function pairRoot({ center, scale, radicand }: Pair, sign: 1 | -1): Expression {
  const signed = (e: Expression) => (sign < 0 ? negation(e) : e);
  if (radicand < 0n) {
    const imaginary = signed(times(rootTimes(scale, -radicand), imaginaryUnit));
    return isZero(center) ? imaginary : sum([number(center), imaginary]);
  }
  const denominator = lcm(center.d, scale.d);
  const part = rootTimes(rational((scale.n * denominator) / scale.d), radicand);
  const whole = (center.n * denominator) / center.d;
  if (whole === 0n) return signed(denominator === 1n ? part : quotient(part, int(denominator)));
  const top = sum([int(whole), signed(part)]);
  return denominator === 1n ? top : quotient(top, int(denominator));
}

/** scale·√inside: 2√3, (2√3)/5, and a plain number for inside 1. */
function rootTimes(scale: Rational, inside: bigint): Expression {
  if (inside === 1n) return number(scale);
  const radical = root(int(inside));
  const top = scale.n === 1n ? radical : product([int(scale.n), radical]);
  return scale.d === 1n ? top : quotient(top, int(scale.d));
}

const times = (e: Expression, unit: Expression): Expression =>
  e.kind === "number" && isOne(e.value) ? unit : product([e, unit]);

/** Both roots of a pair in one with the sign ±: "\frac{3 \pm \sqrt{5}}{2}". */
export function pairLatex(pair: Pair): string {
  const plus = toLatex(pairRoot(pair, 1));
  if (isZero(pair.center)) return `\\pm ${plus}`;
  const at = plus.lastIndexOf(" + ");
  return `${plus.slice(0, at)} \\pm ${plus.slice(at + 3)}`;
}

/** "x = 2 \text{ or } x = 3", "x = 1 \pm \sqrt{2}". */
export const rootsLatex = (unknown: string, { rational, pairs }: Roots): string =>
  [...rational.map((value) => toLatex(number(value))), ...pairs.map(pairLatex)]
    .map((value) => `${toLatex(symbol(unknown))} = ${value}`)
    .join(" \\text{ or } ");

/** The whole answer. */
export const rootsAnswer = (
  unknown: string,
  roots: Roots,
): Extract<AnswerValue, { readonly kind: "roots" }> => ({
  kind: "roots",
  unknown,
  roots: listed(roots),
});

/** Every root as an expression: the real ones ascending, then the complex ones. */
function listed({ rational, pairs }: Roots): Expression[] {
  const real = pairs.filter((pair) => pair.radicand > 0n);
  const ordered = [
    ...rational.map((value) => ({ at: toNumber(value), shown: number(value) })),
    ...real.flatMap((pair) => [
      { at: approximate(pair, -1), shown: pairRoot(pair, -1) },
      { at: approximate(pair, 1), shown: pairRoot(pair, 1) },
    ]),
  ].sort((a, b) => a.at - b.at);
  const complex = pairs.filter((pair) => pair.radicand < 0n);
  return [
    ...ordered.map((each) => each.shown),
    ...complex.flatMap((pair) => [pairRoot(pair, -1), pairRoot(pair, 1)]),
  ];
}

/** Orders the roots only; never decides equality. */
const approximate = ({ center, scale, radicand }: Pair, sign: number): number =>
  toNumber(center) + sign * toNumber(scale) * Math.sqrt(Number(radicand));
