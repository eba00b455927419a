import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { isClose, realValue } from "./numeric";
import { type ProblemOf, refuted, spotChecked, verified, weakest } from "./obligations";
import { circularNumber } from "./trigonometric-number";

const numberOf = (e: Expression): number | null => realValue(e, new Map());

/** The values of expressions without letters, in their order. */
export function checkValues(
  { question, form }: ProblemOf<"trigonometry">,
  values: readonly Expression[],
  budget: Budget,
): Check {
  const expressions = question.kind === "values" ? question.expressions : [];
  if (values.length !== expressions.length) return refuted("a value is missing");
  return weakest(
    expressions.map(
      (e, at) => () => checkValue(e, values[at] as Expression, { places: form.decimals, budget }),
    ),
  );
}

/** The function divides by a sine or cosine that is zero: its size grows without bound beside the angle. */
export function checkUndefined(e: Expression): Check {
  const value = evaluateComplex(e, new Map());
  const size = value ? Math.abs(value.re) : Number.POSITIVE_INFINITY;
  return size > 1e12 || Number.isNaN(size)
    ? spotChecked("The function divides by a value that is $0$ at this angle.")
    : refuted("the function has a value here");
}

function checkValue(
  e: Expression,
  answer: Expression,
  { places, budget }: { readonly places: number | undefined; readonly budget: Budget },
): Check {
  const [direct, own] = [numberOf(e), numberOf(answer)];
  if (direct === null || own === null) return refuted("no value");
  const digits = places ?? decimalsOf(answer);
  const slack = digits === null ? 0 : 0.5000001 * 10 ** -digits;
  if (!isClose(direct, own) && Math.abs(direct - own) > slack) return refuted("the value is another one");
  const proved = circularNumber(e, answer, budget);
  const shown = `A calculator gives $${toLatex(e)} \\approx ${direct.toFixed(6)}$, and $${toLatex(answer)} \\approx ${own.toFixed(6)}$.`;
  return proved
    ? verified(
        shown,
        "The exact values on the circle, built up from $15^{\\circ}$ by the formula for a sum, lead to the same number.",
      )
    : spotChecked(shown);
}

export function decimalsOf(e: Expression): number | null {
  if (e.kind === "negation") return decimalsOf(e.operand);
  return e.kind === "number" && e.decimals !== undefined ? e.decimals : null;
}
