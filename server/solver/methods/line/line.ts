import type { Expression, Relation } from "../../expression/ast";
import { equation, negation, number, scaled, sum, symbol } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { evaluateExact } from "../../expression/evaluate-exact";
import { polynomialOf, subtractPolynomials, totalDegree } from "../../expression/polynomial";
import { divide, isZero, negate, type Rational, ZERO } from "../../expression/rational";
import { some } from "../../expression/walk";
import type { LineTask, PlanePoint } from "../../tasks/line";
import type { Budget } from "../../types";

/** The line a·x + b·y = c; a and b are not both zero. */
export interface Line {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
}

/** Two exact coordinates. */
export interface Point {
  readonly x: Rational;
  readonly y: Rational;
}

/** What the rules need to write numbers and letters as the exercise does. */
export interface Writing {
  readonly letters: LineTask["letters"];
  /** The exercise is written in decimals. */
  readonly decimals: boolean;
}

/** The line an equation stands for; null when it is not linear in the two letters. */
export function lineOf({ left, right }: Relation, [x, y]: LineTask["letters"], budget: Budget): Line | null {
  const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
  const gap = l && r && subtractPolynomials(l, r);
  if (!gap || gap.terms.some((term) => totalDegree(term) > 1)) return null;
  const of = (name?: string) =>
    gap.terms.find(({ exponents }) => Object.keys(exponents).join() === (name ?? ""))?.coefficient ?? ZERO;
  const line = { a: of(x), b: of(y), c: negate(of()) };
  return isZero(line.a) && isZero(line.b) ? null : line;
}

/** Null for a vertical line. */
export const slopeOf = ({ a, b }: Line): Rational | null => (isZero(b) ? null : negate(divide(a, b)));

export function exactPoint([x, y]: PlanePoint, budget: Budget): Point | null {
  const [u, v] = [x, y].map((each) => evaluateExact(each, new Map(), budget));
  return u && v ? { x: u, y: v } : null;
}

export const isDecimal = (parts: readonly (Expression | Relation)[]): boolean =>
  parts.some((part) => some(part, (node) => node.kind === "number" && (node.decimals ?? 0) > 0));

/** A number as the exercise writes numbers: a fraction, or a decimal where it has one that ends. */
export function written(value: Rational, { decimals }: Writing): Expression {
  const digits = decimals ? terminatingDigits(value) : null;
  if (digits === null) return number(value);
  return value.n < 0n ? negation(decimalNode(negate(value), digits)) : decimalNode(value, digits);
}

/** value · letter, as written by hand. */
export function multiple(value: Rational, letter: Expression, writing: Writing): Expression {
  if (value.n < 0n) return negation(multiple(negate(value), letter, writing));
  const isPlain = value.d === 1n || !writing.decimals;
  return isPlain ? scaled(value, letter) : { kind: "product", factors: [written(value, writing), letter] };
}

/** y = mx + b. */
export function slopeIntercept(m: Rational, b: Rational, writing: Writing): Relation {
  const [x, y] = writing.letters.map(symbol) as [Expression, Expression];
  const terms = [
    ...(isZero(m) ? [] : [multiple(m, x, writing)]),
    ...(isZero(b) && !isZero(m) ? [] : [written(b, writing)]),
  ];
  return equation(y, sum(terms));
}

/** y - k = m(x - h), and the same for one coordinate. */
export function shifted(letter: string, by: Rational, writing: Writing): Expression {
  return isZero(by) ? symbol(letter) : sum([symbol(letter), written(negate(by), writing)]);
}
