import type { Expression } from "../expression/ast";
import { int, negation, product, sum } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { substitute } from "../expression/substitute";
import type { Budget, Check } from "../types";
import { inTidyForm } from "./expression-form";
import { type ProblemOf, refuted, UNCHECKED, type Verifier, verified } from "./obligations";
import { compareExpressions } from "./same-expression";

/** F_x + F_y · y′ = 0 for the equation F = 0, where F_y is not zero. */
export const IMPLICIT_DERIVATIVE: Verifier<"implicit-derivative"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkValue(problem, expression, budget),
    form: inTidyForm(expression, problem.form, budget),
  }),
};

function checkValue(
  { equation, variable, dependent, at }: ProblemOf<"implicit-derivative">,
  answer: Expression,
  budget: Budget,
): Check {
  const f = sum([equation.left, negation(equation.right)]);
  const byX = differentiate(f, variable, budget);
  const byY = differentiate(f, dependent, budget);
  if (!byX || !byY) return UNCHECKED;
  const values = new Map(at ? [[variable, at.variable] as const, [dependent, at.dependent] as const] : []);
  const isNothing = (e: Expression) => compareExpressions(substitute(e, values), int(0), budget);
  if (at && isNothing(f) !== "same") return refuted("The point does not lie on the curve.");
  if (isNothing(byY) !== "different") return UNCHECKED;
  const total = isNothing(sum([byX, product([byY, answer])]));
  if (total === "different") return refuted("The derivative found by another route is different.");
  return total === "same"
    ? verified(
        `With $F$ for left side minus right side, $F_${variable} + F_${dependent} \\cdot ${dependent}'$ comes to $0$.`,
      )
    : UNCHECKED;
}
