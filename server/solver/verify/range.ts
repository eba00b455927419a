import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { polynomialOf, univariateCoefficients } from "../expression/polynomial";
import { fromInt, multiply, type Rational, sign, subtract, ZERO } from "../expression/rational";
import type { RealSet } from "../expression/real-set";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkTruth } from "./truth-set";

/** Checks a range: for quadratics by asking for which y the equation f(x) = y has real solutions (its
 * discriminant), for other functions by values on a wide grid. */
export function verifyRange(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "range" || value.kind !== "set") return refuted("The answer is of another kind.");
  const p = polynomialOf(problem.expression, budget);
  const coefficients = p && univariateCoefficients(p, problem.unknown);
  if (coefficients?.length === 3) return byDiscriminant(coefficients, value, budget);
  if (coefficients && coefficients.length % 2 === 0) {
    const all =
      value.set.length === 1 && value.set[0]?.low.value === null && value.set[0]?.high.value === null;
    const why = `The degree $${coefficients.length - 1}$ is odd, so the values run from $-\\infty$ to $\\infty$ without a gap.`;
    return all ? { status: "verified", evidence: [why] } : refuted("A value is missing.");
  }
  return bySamples(problem.expression, { unknown: problem.unknown, set: value.set });
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });

function byDiscriminant(
  coefficients: readonly Rational[],
  value: AnswerValue & { kind: "set" },
  budget: Budget,
): Check {
  const [c = ZERO, b = ZERO, a = ZERO] = coefficients;
  const four = multiply(fromInt(4), a);
  const changes = [[subtract(multiply(b, b), multiply(four, c)), four]];
  const truth = (y: Expression) => {
    const at = evaluateExact(y, new Map(), budget);
    return at && sign(subtract(multiply(b, b), multiply(four, subtract(c, at)))) >= 0;
  };
  return checkTruth(
    { set: value.set, unknown: "y", changes, truth, yes: "is taken", no: "is not taken" },
    budget,
  );
}

const GRID = Array.from({ length: 1601 }, (_, i) => (i - 800) / 8);
const NEAR = 0.05;
const FAR = 5;

/** Every sampled value lies in the set, and the values come close to every end. */
function bySamples(e: Expression, { unknown, set }: { unknown: string; set: RealSet }): Check {
  const xs = [...GRID, ...GRID.map((x) => x / 97), ...GRID.map((x) => x * 1e4)];
  const values = xs.flatMap((x) => {
    const y = evaluateComplex(e, new Map([[unknown, { re: x, im: 0 }]]));
    return y && Math.abs(y.im) < 1e-12 ? [y.re] : [];
  });
  const bounds = set.map(({ low, high }) => [
    approximate(low.value, -Infinity),
    approximate(high.value, Infinity),
  ]);
  if (bounds.flat().some((bound) => bound === null)) return { status: "unchecked", evidence: [] };
  const intervals = bounds as [number, number][];
  const inside = (y: number) => intervals.some(([low, high]) => y >= low - 1e-9 && y <= high + 1e-9);
  if (values.length < 100 || !values.every(inside))
    return refuted("A value of the function is not in the range.");
  const reached = intervals.every(([low, high]) => reaches(values, low, -1) && reaches(values, high, 1));
  if (!reached) return refuted("The values do not come near an end of the range.");
  return {
    status: "partial",
    evidence: ["All values on a wide grid lie in the range and come close to its ends."],
  };
}

const approximate = (e: Expression | null, unbounded: number): number | null =>
  e ? (evaluateComplex(e, new Map())?.re ?? null) : unbounded;

/** A logarithm grows without end, but slowly: five is far enough on this grid. */
const reaches = (values: readonly number[], end: number, side: 1 | -1): boolean =>
  values.some((y) => (Number.isFinite(end) ? Math.abs(y - end) < NEAR : y * side > FAR));
