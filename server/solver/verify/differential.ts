import type { Expression } from "../expression/ast";
import { product, symbol } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { sameStructure } from "../expression/same-structure";
import { substitute } from "../expression/substitute";
import type { Budget, Check } from "../types";
import { inTidyForm } from "./expression-form";
import { exactly, type ProblemOf, refuted, UNCHECKED, type Verifier, verified, weakest } from "./obligations";
import { compareExpressions } from "./same-expression";

type Differential = ProblemOf<"differential">;

/** The derivative taken all at once, times the step. */
export const DIFFERENTIAL: Verifier<"differential"> = {
  relation: (problem, { relation: { left, operator, right } }, budget) => ({
    relation: () =>
      weakest([
        () =>
          exactly(
            !problem.at && operator === "=" && sameStructure(left, stepOf(problem.dependent)),
            "The answer is of something else.",
          ),
        () => same(problem, right, stepOf(problem.variable), budget),
      ]),
    form: inTidyForm(right, problem.form, budget),
  }),
  expression: (problem, { expression }, budget) => ({
    value: () => (problem.at ? same(problem, expression, problem.at.change, budget) : UNCHECKED),
    form: inTidyForm(expression, problem.form, budget),
  }),
};

/** dx: the letters d and x side by side. */
const stepOf = (name: string): Expression => product([symbol("d"), symbol(name)]);

function same(
  { expression, variable, at }: Differential,
  answer: Expression,
  change: Expression,
  budget: Budget,
): Check {
  const slope = differentiate(expression, variable, budget);
  if (!slope) return UNCHECKED;
  const there = at ? substitute(slope, new Map([[variable, at.place]])) : slope;
  switch (compareExpressions(answer, product([there, change]), budget)) {
    case "same":
      return verified("The derivative found by another route, times the step, comes to the same.");
    case "different":
      return refuted("The derivative found by another route is different.");
    default:
      return UNCHECKED;
  }
}
