import type { Expression } from "../expression/ast";
import { differentiate } from "../expression/differentiate";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { inTidyForm } from "./expression-form";
import { type ProblemOf, refuted, spotChecked, UNCHECKED, type Verifier, verified } from "./obligations";
import { compareExpressions } from "./same-expression";
import { slopesDiffer } from "./slopes";

const OTHER = refuted("The derivative found by another route is different.");

/** Checks a derivative by logarithmic differentiation of the simplified expression, and its values by slopes between
 * near points. */
export const DERIVATIVE: Verifier<"derivative"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkValue(problem, expression, budget),
    form: inTidyForm(expression, problem.form, budget),
  }),
};

function checkValue(
  { expression, variable, order, at }: ProblemOf<"derivative">,
  answer: Expression,
  budget: Budget,
): Check {
  let before = expression;
  let own: Expression | null = expression;
  for (let count = 0; count < order && own; count += 1) {
    before = own;
    own = differentiate(own, variable, budget);
  }
  if (slopesDiffer(before, own ?? answer, variable)) return OTHER;
  const expected = own && at ? substitute(own, new Map([[variable, at]])) : own;
  if (!expected) return UNCHECKED;
  switch (compareExpressions(answer, expected, budget)) {
    case "same":
      return verified(
        `Differentiated in another way (through the logarithm of each factor) it comes to $${toLatex(expected)}$, and the difference from the answer is $0$.`,
      );
    case "alike":
      return spotChecked("Differentiated in another way it has the same values at eight sample points.");
    case "different":
      return OTHER;
    case "unknown":
      return UNCHECKED;
  }
}
