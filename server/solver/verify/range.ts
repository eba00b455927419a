import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { polynomialOf, univariateCoefficients } from "../expression/polynomial";
import { fromInt, multiply, type Rational, sign, subtract, ZERO } from "../expression/rational";
import type { RealSet } from "../expression/real-set";
import type { Budget, Check } from "../types";
import { is } from "./claims";
import { exactly, type Verifier, verified, weakest } from "./obligations";
import type { RangeClaim } from "./range-claim";
import { rangeBySamples } from "./range-samples";
import { checkTruth } from "./truth-set";

/** Checks a range: for quadratics by asking for which y the equation f(x) = y has real solutions (its
 * discriminant), for other functions by values on a wide grid. */
export const RANGE: Verifier<"range"> = {
  set: ({ expression, unknown }, value, budget) => ({
    unknown: is(value.unknown, "y"),
    set: () => checkRange({ expression, unknown, set: value.set }, budget),
  }),
};

export function checkRange(claim: RangeClaim, budget: Budget): Check {
  const { expression, unknown, set } = claim;
  const p = polynomialOf(expression, budget);
  const coefficients = p && univariateCoefficients(p, unknown);
  if (coefficients?.length === 3) return byDiscriminant(coefficients, set, budget);
  if (coefficients && coefficients.length % 2 === 0) return byOddDegree(coefficients.length - 1, set);
  return rangeBySamples(claim, budget);
}

const byOddDegree = (degree: number, set: RealSet): Check =>
  weakest([
    () =>
      exactly(
        set.length === 1 && set[0]?.low.value === null && set[0].high.value === null,
        "A value is missing.",
      ),
    () =>
      verified(
        `The degree $${degree}$ is odd, so the values run from $-\\infty$ to $\\infty$ without a gap.`,
      ),
  ]);

function byDiscriminant(coefficients: readonly Rational[], set: RealSet, budget: Budget): Check {
  const [c = ZERO, b = ZERO, a = ZERO] = coefficients;
  const four = multiply(fromInt(4), a);
  const changes = [[subtract(multiply(b, b), multiply(four, c)), four]];
  const truth = (y: Expression) => {
    const at = evaluateExact(y, new Map(), budget);
    return at && sign(subtract(multiply(b, b), multiply(four, subtract(c, at)))) >= 0;
  };
  return checkTruth({ set, unknown: "y", changes, truth, yes: "is taken", no: "is not taken" }, budget);
}
