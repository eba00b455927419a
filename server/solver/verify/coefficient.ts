import type { Expression } from "../expression/ast";
import { boundedPower } from "../expression/bounded-power";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  add,
  divide,
  equals,
  fromInt,
  multiply,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import type { Budget, Check } from "../types";
import { inForm } from "./claims";
import { degreeBound } from "./degree-bound";
import { type ProblemOf, refuted, UNCHECKED, type Verifier, verified } from "./obligations";
import { valueAt } from "./sample-points";

const MOST_DEGREE = 80;

/** Finds the coefficient again from values alone, by interpolation. With several letters each becomes a power of one
 * letter, far enough apart that different products of powers stay different. */
export const COEFFICIENT: Verifier<"coefficient"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkCoefficient(problem, expression, budget),
    form: inForm(expression, problem.form, budget),
  }),
};

function checkCoefficient(
  { expression, exponents }: ProblemOf<"coefficient">,
  answer: Expression,
  budget: Budget,
): Check {
  const given = evaluateExact(answer, new Map(), budget);
  if (!given) return refuted("The answer is no number.");
  const scale = scaleOf(expression, budget);
  if (!scale || Object.keys(exponents).some((name) => !scale.powers.has(name))) return UNCHECKED;
  const place = Object.entries(exponents).reduce(
    (sum, [name, exponent]) => sum + exponent * (scale.powers.get(name) ?? 0),
    0,
  );
  const found = interpolate(expression, scale, { place, budget });
  if (!found) return UNCHECKED;
  return equals(found, given)
    ? verified(
        `The values of the expression at ${scale.degree + 1} places fix all its coefficients, and this one comes out the same.`,
      )
    : refuted("Interpolation gives another number.");
}

interface Scale {
  /** Which power of the one letter stands for each name. */
  readonly powers: ReadonlyMap<string, number>;
  readonly degree: number;
}

function scaleOf(e: Expression, budget: Budget): Scale | null {
  const powers = new Map<string, number>();
  let next = 1;
  for (const name of symbolsOf(e)) {
    const bound = degreeBound(e, name, budget);
    if (!bound || bound.below > 0) return null;
    powers.set(name, next);
    next *= bound.above + 1;
    if (next > MOST_DEGREE + 1) return null;
  }
  return { powers, degree: next - 1 };
}

/** The coefficient at `place` of the polynomial through the values at 0, 1, -1, 2, …, by divided differences. */
function interpolate(
  e: Expression,
  { powers, degree }: Scale,
  { place, budget }: { readonly place: number; readonly budget: Budget },
): Rational | null {
  const points = Array.from({ length: degree + 1 }, (_, i) =>
    fromInt(i % 2 === 1 ? Math.ceil(i / 2) : -Math.ceil(i / 2)),
  );
  const values: Rational[] = [];
  for (const point of points) {
    const at = new Map([...powers].map(([name, k]) => [name, boundedPower(point, BigInt(k))] as const));
    const value = valueAt(e, at, budget);
    if (!value) return null;
    values.push(value);
  }
  budget.spend(points.length * points.length);
  for (let order = 1; order < points.length; order += 1) {
    for (let i = points.length - 1; i >= order; i -= 1) {
      const gap = subtract(points[i] as Rational, points[i - order] as Rational);
      values[i] = divide(subtract(values[i] as Rational, values[i - 1] as Rational), gap);
    }
  }
  return newtonCoefficient(values, points, place);
}

/** Multiplies out Newton's form and reads one coefficient. */
function newtonCoefficient(
  differences: readonly Rational[],
  points: readonly Rational[],
  place: number,
): Rational {
  const total = differences.map(() => ZERO);
  let basis: Rational[] = [ONE];
  differences.forEach((difference, i) => {
    basis.forEach((c, k) => {
      total[k] = add(total[k] as Rational, multiply(difference, c));
    });
    const shift = points[i] as Rational;
    basis = [ZERO, ...basis].map((c, k) => subtract(c, multiply(shift, basis[k] ?? ZERO)));
  });
  return total[place] ?? ZERO;
}
