import type { Expression } from "../expression/ast";
import { int, product, symbol } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { sameStructure } from "../expression/same-structure";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
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
        () => exactly(symbolsOf(right).includes(problem.variable), "The answer is of another step."),
        () => same(problem, right, stepOf(problem.variable), budget),
      ]),
    form: () =>
      weakest([inTidyForm(right, problem.form, budget), () => slopeTimesStep(problem, right, budget)]),
  }),
  expression: (problem, { expression }, budget) => ({
    value: () => (problem.at ? same(problem, expression, problem.at.change, budget) : UNCHECKED),
    form: inTidyForm(expression, problem.form, budget),
  }),
};

/** dx: the letters d and x side by side. */
const stepOf = (name: string): Expression => product([symbol("d"), symbol(name)]);

/** The factor beside dx. The letters of dx are no letters of it. */
function slopeTimesStep(problem: Differential, right: Expression, budget: Budget): Check {
  const factors = factorsOf(right);
  const step = ["d", problem.variable].map((name) => factors.findIndex((each) => isLetter(each, name)));
  if (step.includes(-1)) return refuted("The answer is of another step.");
  const slope = product([int(1), int(1), ...factors.filter((_, at) => !step.includes(at))]);
  return same(problem, slope, int(1), budget);
}

const factorsOf = (e: Expression): readonly Expression[] =>
  e.kind === "product" ? e.factors.flatMap(factorsOf) : e.kind === "negation" ? negated(e.operand) : [e];

const isLetter = (e: Expression, name: string): boolean => e.kind === "symbol" && e.name === name;

const negated = (e: Expression): readonly Expression[] => [int(-1), ...factorsOf(e)];

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
