import { negation, sum } from "../expression/build";
import { isZeroRadical, multiplyRadicals, signOfRadical } from "../expression/radical-ring";
import { radicalValue } from "../expression/radical-value";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { are } from "./claims";
import { refuted, UNCHECKED, type ValueOf, type Verifier, verified } from "./obligations";

/** Takes the difference of the two sides as one unsimplified fraction: its sign decides. The sides are the two numbers
 * as they are written. */
export const COMPARISON_SIGN: Verifier<"comparison-sign"> = {
  relation: (problem, { relation }, budget) => ({
    relation: () => checkSign(relation, budget),
    form: are([toLatex(relation.left), toLatex(relation.right)], [problem.left, problem.right].map(toLatex)),
  }),
};

function checkSign({ left, operator, right }: ValueOf<"relation">["relation"], budget: Budget): Check {
  const difference = sum([left, negation(right)]);
  const exact = radicalValue(difference, new Map(), budget).value;
  if (!exact) return UNCHECKED;
  const scaled = multiplyRadicals(exact.top, exact.bottom, budget);
  const zero = isZeroRadical(scaled, budget);
  const sign = zero ? "=" : signOfRadical(scaled, budget) > 0 ? ">" : "<";
  if (sign !== operator) return refuted("The sign does not hold between the numbers.");
  const names = { "=": "$0$", ">": "positive", "<": "negative" };
  return verified(`The first number minus the second is ${names[sign]}: $${toLatex(difference)} ${sign} 0$.`);
}
