import type { Expression } from "../expression/ast";
import { int, sum } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { evaluateExact } from "../expression/evaluate-exact";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { integerPower } from "../expression/integer";
import { constantValue, degreeIn, polynomialOf, variablesOf } from "../expression/polynomial";
import { add, equals, fromInt, multiply, type Rational, rational, subtract } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { inTidyForm } from "./expression-form";
import {
  exactly,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { quadrature } from "./quadrature";
import { compareExpressions } from "./same-expression";
import { slopesDiffer } from "./slopes";

type IntegralProblem = ProblemOf<"integral">;

/** An antiderivative is differentiated; a definite integral is added up from values of the integrand. */
export const INTEGRAL: Verifier<"integral"> = {
  expression: (problem, { expression }, budget) => ({
    value: () =>
      problem.bounds
        ? checkDefinite(problem, expression, budget)
        : checkAntiderivative(problem, expression, budget),
    form: () =>
      weakest([
        inTidyForm(expression, problem.form, budget),
        () => (problem.bounds ? verified() : hasConstant(problem, expression)),
      ]),
  }),
  word: (problem, { word }) => ({
    word: () => (word === "diverges" ? checkDivergence(problem) : refuted("The answer is of another kind.")),
  }),
};

/** Ends of the stretches over which an area without end is looked at: each ten times as long as the one before. */
const STRETCHES = [10, 100, 1000, 10_000, 100_000];
/** A stretch whose area is smaller than this part of the one before lets the whole settle, for all that is seen here. */
const STEADY = 0.99;

/** Over longer and longer stretches the area of an integral that settles gets smaller. */
function checkDivergence({ expression, variable, bounds }: IntegralProblem): Check {
  const { high } = bounds ?? {};
  if (high?.kind !== "constant" || high.name !== "infinity") return UNCHECKED;
  const areas = STRETCHES.slice(1).map((end, i) =>
    quadrature({ expression, variable, bounds: { low: int(STRETCHES[i] as number), high: int(end) } }),
  );
  const grows = areas.every((area, i) => {
    const before = i > 0 ? areas[i - 1] : area;
    return area !== null && before && area / before >= STEADY;
  });
  return grows
    ? spotChecked("Over stretches that are each ten times as long, the area does not get smaller.")
    : UNCHECKED;
}

/** One constant of integration, added, by the letter C (K where the integrand has a C of its own), and no other letter
 * that the question does not have. */
function hasConstant({ expression, variable }: IntegralProblem, answer: Expression): Check {
  const known = new Set([...symbolsOf(expression), variable]);
  const constant = known.has("C") ? "K" : "C";
  const terms = answer.kind === "sum" ? answer.terms : [answer];
  const added = terms.filter((term) => term.kind === "symbol" && term.name === constant);
  const others = terms.filter((term) => !added.includes(term)).flatMap((term) => symbolsOf(term));
  return exactly(
    added.length === 1 && others.every((name) => known.has(name)),
    "The constant of integration is missing.",
  );
}

function checkAntiderivative(
  { expression, variable }: IntegralProblem,
  answer: Expression,
  budget: Budget,
): Check {
  const slope = differentiate(answer, variable, budget);
  if (!slope) return UNCHECKED;
  const other = refuted("The derivative of the answer is not the integrand.");
  if (slopesDiffer(without(answer, [...symbolsOf(expression), variable]), expression, variable)) return other;
  const back = `Differentiating the answer gives $${toLatex(slope)}$`;
  switch (compareExpressions(slope, expression, budget)) {
    case "same":
      return verified(`${back}, which is the integrand.`);
    case "alike":
      return spotChecked(`${back}, which has the values of the integrand at eight sample points.`);
    case "different":
      return other;
    case "unknown":
      return UNCHECKED;
  }
}

/** The terms that have no letter but those known; the others are constants. */
function without(answer: Expression, known: readonly string[]): Expression {
  const terms = answer.kind === "sum" ? answer.terms : [answer];
  return sum(terms.filter((term) => symbolsOf(term).every((name) => known.includes(name))));
}

function checkDefinite(problem: IntegralProblem, answer: Expression, budget: Budget): Check {
  const exact = exactSum(problem, budget);
  const given = evaluateExact(answer, new Map(), budget);
  if (exact && given) {
    return equals(exact, given)
      ? verified(
          "Weighted values of the polynomial at equally spaced points add up to the same number, exactly.",
        )
      : refuted("Adding up values of the integrand gives another number.");
  }
  const size = evaluateComplex(answer, new Map());
  const measured = quadrature(problem);
  if (!size || Math.abs(size.im) > 0 || measured === null) return UNCHECKED;
  if (Math.abs(measured - size.re) > 1e-6 * (1 + Math.abs(size.re)))
    return refuted("Adding up values of the integrand gives another number.");
  return spotChecked(
    `Adding up values of the integrand at many points gives about $${Number(measured.toPrecision(8))}$, and the answer is $${Number(size.re.toPrecision(8))}$.`,
  );
}

const HIGHEST_DEGREE = 20;

/** The integral of a polynomial between rational bounds, from its values at degree + 1 points: the polynomial through
 * them is built up and added up in the Newton form.
 * @returns null for anything else */
function exactSum({ expression, variable, bounds }: IntegralProblem, budget: Budget): Rational | null {
  const low = bounds && evaluateExact(bounds.low, new Map(), budget);
  const high = bounds && evaluateExact(bounds.high, new Map(), budget);
  const p = polynomialOf(expression, budget);
  if (!low || !high || !p || variablesOf(p).some((name) => name !== variable)) return null;
  const degree = constantValue(p) ? 0 : degreeIn(p, variable);
  if (degree > HIGHEST_DEGREE) return null;
  const step = multiply(subtract(high, low), rational(1n, BigInt(Math.max(1, degree))));
  const values: Rational[] = [];
  for (let k = 0; k <= degree; k += 1) {
    const x = add(low, multiply(step, fromInt(k)));
    const y = evaluateExact(expression, new Map([[variable, x]]), budget);
    if (!y) return null;
    values.push(y);
  }
  return multiply(step, newtonSum(values, BigInt(Math.max(1, degree))));
}

/** ∫₀ⁿ of the polynomial through (k, values[k]): Σ Δᵏ · ∫ binomial(s, k) ds. */
function newtonSum(values: readonly Rational[], n: bigint): Rational {
  let differences = [...values];
  let falling: Rational[] = [fromInt(1)];
  let total = fromInt(0);
  for (let k = 0; differences.length > 0; k += 1) {
    total = add(total, multiply(differences[0] as Rational, integralOf(falling, n)));
    differences = differences.slice(1).map((each, at) => subtract(each, differences[at] as Rational));
    falling = timesFactor(falling, k);
  }
  return total;
}

/** coefficients · (s − k)/(k + 1). */
function timesFactor(coefficients: readonly Rational[], k: number): Rational[] {
  const scale = rational(1n, BigInt(k + 1));
  return Array.from({ length: coefficients.length + 1 }, (_, at) => {
    const raised = coefficients[at - 1] ?? fromInt(0);
    const lowered = multiply(coefficients[at] ?? fromInt(0), fromInt(k));
    return multiply(subtract(raised, lowered), scale);
  });
}

const integralOf = (coefficients: readonly Rational[], n: bigint): Rational =>
  coefficients.reduce(
    (total, coefficient, at) =>
      add(total, multiply(coefficient, rational(integerPower(n, BigInt(at + 1)), BigInt(at + 1)))),
    fromInt(0),
  );
