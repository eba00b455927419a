import type { Expression } from "../expression/ast";
import {
  add,
  divide,
  fromInt,
  gcd,
  isZero,
  lcm,
  multiply,
  type Rational,
  subtract,
  ZERO,
} from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import type { Budget } from "../types";
import { type Point, valueAt } from "./sample-points";

interface LineChoice {
  readonly degree: number;
  readonly variant: number;
  readonly budget: Budget;
  /** The letters the line runs through, when another polynomial shares it. */
  readonly names?: readonly string[];
}

/** A polynomial along a straight line, xᵢ = slopeᵢ · t + startᵢ, as whole coprime coefficients in t, ascending.
 * A factor of the polynomial restricts to a factor of this one. It is found from exact values by interpolation.
 * `degree` bounds the total degree of the polynomial; `variant` picks the line.
 * @returns null when the degree along the line is less than `degree`, or a value is not rational */
export function restrictToLine(
  e: Expression,
  { degree, variant, budget, names = symbolsOf(e) }: LineChoice,
): bigint[] | null {
  const values: Rational[] = [];
  for (let t = 0; t <= degree; t += 1) {
    const value = valueAt(e, pointOnLine(names, variant, t), budget);
    if (!value) return null;
    values.push(value);
  }
  const coefficients = interpolate(values);
  const top = coefficients[degree];
  return top && !isZero(top) ? wholeNumbers(coefficients) : null;
}

const pointOnLine = (names: readonly string[], variant: number, t: number): Point =>
  new Map(
    names.map((name, i) => {
      const slope = i === 0 ? 1 : 1 + ((i * (variant + 1)) % 5);
      const start = i === 0 ? 0 : i + variant * (i + 1);
      return [name, fromInt(slope * t + start)];
    }),
  );

/** Newton's interpolation through (0, v₀), (1, v₁), …; coefficients ascending, one per value. */
function interpolate(values: readonly Rational[]): Rational[] {
  const differences = [...values];
  for (let level = 1; level < differences.length; level += 1) {
    for (let i = differences.length - 1; i >= level; i -= 1) {
      const rise = subtract(differences[i] as Rational, differences[i - 1] as Rational);
      differences[i] = divide(rise, fromInt(level));
    }
  }
  let coefficients: Rational[] = [];
  for (let i = differences.length - 1; i >= 0; i -= 1) {
    const shifted = [ZERO, ...coefficients];
    coefficients = shifted.map((c, k) => subtract(c, multiply(fromInt(i), coefficients[k] ?? ZERO)));
    coefficients[0] = add(coefficients[0] as Rational, differences[i] as Rational);
  }
  return coefficients;
}

function wholeNumbers(coefficients: readonly Rational[]): bigint[] {
  const scale = coefficients.reduce((l, c) => lcm(l, c.d), 1n);
  const whole = coefficients.map((c) => (c.n * scale) / c.d);
  const common = whole.reduce(gcd, 0n) || 1n;
  return whole.map((c) => c / common);
}
