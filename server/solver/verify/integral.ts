import type { Expression } from "../expression/ast";
import { int, quotient, sum } from "../expression/build";
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

/** How near a pole the areas are looked at: each stretch a tenth as long as the one before. */
const APPROACHES = [1e-1, 1e-2, 1e-3, 1e-4, 1e-5];

/** Over longer and longer stretches, or nearer and nearer to a pole, the area of an integral that settles gets smaller. */
function checkDivergence(problem: IntegralProblem): Check {
  const { bounds } = problem;
  if (!bounds) return UNCHECKED;
  const [low, high] = [bounds.low, bounds.high].map(endOf) as [number, number];
  if (high === Number.POSITIVE_INFINITY && grows(problem, STRETCHES))
    return seen("that are each ten times as long");
  if (
    low === Number.NEGATIVE_INFINITY &&
    grows(
      problem,
      STRETCHES.map((each) => -each),
    )
  )
    return seen("that are each ten times as long");
  const pole = poleIn(problem, low, high);
  if (pole === null) return UNCHECKED;
  const beside = ([1, -1] as const).filter((side) => {
    const first = pole + side * (APPROACHES[0] as number);
    return first > low && first < high;
  });
  const isEndless = beside.some((side) =>
    grows(
      problem,
      APPROACHES.map((each) => pole + side * each),
    ),
  );
  return isEndless ? seen("that are each a tenth as long, nearer to the pole") : UNCHECKED;
}

const seen = (stretches: string): Check =>
  spotChecked(`Over stretches ${stretches}, the area does not get smaller.`);

function endOf(e: Expression): number {
  const isInfinite = (part: Expression) => part.kind === "constant" && part.name === "infinity";
  if (isInfinite(e)) return Number.POSITIVE_INFINITY;
  if (e.kind === "negation" && isInfinite(e.operand)) return Number.NEGATIVE_INFINITY;
  return evaluateComplex(e, new Map())?.re ?? Number.NaN;
}

/** Whether the areas between places in a row, of one sign, do not get smaller. */
function grows({ expression, variable }: IntegralProblem, places: readonly number[]): boolean {
  const areas = places.slice(1).map((end, i) => {
    const [low, high] = [places[i] as number, end].sort((a, b) => a - b) as [number, number];
    return quadrature({ expression, variable, bounds: { low: decimalOf(low), high: decimalOf(high) } });
  });
  return areas.every((area, i) => {
    const before = i > 0 ? areas[i - 1] : area;
    return area !== null && before && area / before >= STEADY;
  });
}

const FINEST = 1e12;
const decimalOf = (x: number): Expression =>
  quotient(int(BigInt(Math.round(x * FINEST))), int(BigInt(FINEST)));

const LOOKS = 2000;
const NARROWINGS = 60;
const LEAST_HEIGHT = 1e4;

/** The place between finite ends, or at one of them, where the integrand grows without bound. */
function poleIn({ expression, variable }: IntegralProblem, low: number, high: number): number | null {
  const [from, to] = [Math.max(low, -1e3), Math.min(high, 1e3)];
  const height = (x: number) => {
    const value = evaluateComplex(expression, new Map([[variable, { re: x, im: 0 }]]));
    const size = value ? Math.hypot(value.re, value.im) : Number.POSITIVE_INFINITY;
    return Number.isNaN(size) ? Number.POSITIVE_INFINITY : size;
  };
  const step = (to - from) / LOOKS;
  const heights = Array.from({ length: LOOKS + 1 }, (_, k) => height(from + k * step));
  const top = heights.indexOf(Math.max(...heights));
  let [left, right] = [Math.max(from, from + (top - 1) * step), Math.min(to, from + (top + 1) * step)];
  for (let k = 0; k < NARROWINGS; k += 1) {
    const [a, b] = [left + (right - left) / 3, right - (right - left) / 3];
    if (height(a) > height(b)) right = b;
    else left = a;
  }
  const found = (left + right) / 2;
  return height(found) > LEAST_HEIGHT ? found : null;
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
    added.length === 1 &&
      others.every((name) => known.has(name)) &&
      terms.every((term) => symbolsOf(term).length > 0),
    "The constant of integration is missing, or a number is written that it takes in.",
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
  if (Math.abs(measured - size.re) > 2e-8 * (1 + Math.abs(size.re)))
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
