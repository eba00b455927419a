import type { Expression } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { multiplyRadicals, signOfRadical } from "../expression/radical-ring";
import { radicalValue } from "../expression/radical-value";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { picked } from "./claims";
import { type ProblemOf, refuted, UNCHECKED, type Verifier, verified, weakest } from "./obligations";

/** Takes the difference of each number and the one before it, and checks that no number is lost or added. */
export const NUMBER_ORDER: Verifier<"number-order"> = {
  list: (problem, { items }, budget) => {
    const numbers = picked(items.map(toLatex), problem.numbers.map(toLatex));
    return { ...numbers, order: () => weakest([numbers.order, () => checkOrder(problem, items, budget)]) };
  },
};

function checkOrder(
  { ascending, bindings }: ProblemOf<"number-order">,
  items: readonly Expression[],
  budget: Budget,
): Check {
  const signs = items.slice(1).map((item, at) => {
    const difference = sum([item, negation(items[at] as Expression)]);
    return signOf(bindings ? substitute(difference, bindings) : difference, budget);
  });
  if (signs.includes(ascending ? -1 : 1)) return refuted("The numbers are not in order.");
  if (signs.includes(null)) return UNCHECKED;
  const direction = ascending ? "negative" : "positive";
  return verified(`Subtract each number from the next one: no difference is ${direction}.`);
}

function signOf(difference: Expression, budget: Budget): -1 | 0 | 1 | null {
  const exact = radicalValue(difference, new Map(), budget).value;
  return exact && signOfRadical(multiplyRadicals(exact.top, exact.bottom, budget), budget);
}
