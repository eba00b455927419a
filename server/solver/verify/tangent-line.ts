import type { Expression, Relation } from "../expression/ast";
import { int, product, sum } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { substitute } from "../expression/substitute";
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
import { compareExpressions } from "./same-expression";
import { slopesDiffer } from "./slopes";

type Tangent = ProblemOf<"tangent-line">;

/** The tangent meets the curve at the point and has its slope; the normal is at right angles to it. */
export const TANGENT_LINE: Verifier<"tangent-line"> = {
  relation: (problem, { relation }, budget) => ({
    relation: () =>
      weakest([
        () => isLine(problem, relation),
        () => meets(problem, relation.right, budget),
        () => slopeFits(problem, relation.right, budget),
      ]),
    form: inTidyForm([relation.left, relation.right], problem.form, budget),
  }),
};

/** "y = …", with nothing but the variable on the right. */
const isLine = ({ dependent, variable }: Tangent, { left, operator, right }: Relation): Check =>
  exactly(
    operator === "=" &&
      left.kind === "symbol" &&
      left.name === dependent &&
      symbolsOf(right).every((name) => name === variable),
    "The answer is no line in the form asked for.",
  );

function meets({ expression, variable, at }: Tangent, line: Expression, budget: Budget): Check {
  const there = (e: Expression) => substitute(e, new Map([[variable, at]]));
  return found(
    compareExpressions(there(line), there(expression), budget),
    `At $${toLatex({ kind: "symbol", name: variable })} = ${toLatex(at)}$ the line has the same value as the curve.`,
  );
}

function slopeFits({ expression, variable, at, normal }: Tangent, line: Expression, budget: Budget): Check {
  const slope = differentiate(expression, variable, budget);
  const gradient = differentiate(line, variable, budget);
  if (!slope || !gradient) return UNCHECKED;
  if (symbolsOf(gradient).length > 0) return refuted("The answer is no straight line.");
  if (slopesDiffer(expression, slope, variable)) return UNCHECKED;
  const there = substitute(slope, new Map([[variable, at]]));
  return normal
    ? found(
        compareExpressions(sum([product([there, gradient]), int(1)]), int(0), budget),
        "The slopes of line and curve there multiply to $-1$.",
      )
    : found(
        compareExpressions(gradient, there, budget),
        `Its slope $${toLatex(gradient)}$ is the derivative there, found in another way.`,
      );
}

function found(comparison: ReturnType<typeof compareExpressions>, sentence: string): Check {
  if (comparison === "different") return refuted("Value or slope at the point is another one.");
  if (comparison === "unknown") return UNCHECKED;
  return comparison === "same" ? verified(sentence) : spotChecked(sentence);
}
