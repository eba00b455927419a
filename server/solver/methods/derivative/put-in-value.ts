import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";

/** The value of an expression at a point, exactly.
 * @returns null when it has none there */
export function valueAt(
  expression: Expression,
  { variable, at, budget }: { readonly variable: string; readonly at: Expression; readonly budget: Budget },
): Expression | null {
  const value = tidy(substitute(expression, new Map([[variable, at]])), budget);
  if (symbolsOf(value).length > 0) return value;
  return evaluateComplex(value, new Map()) ? value : null;
}

/** The step that puts a value in. */
export function putInValue(variable: string, at: Expression, latex: string): Step {
  const x = toLatex({ kind: "symbol", name: variable });
  return {
    rule: "put-in-the-value",
    title: `Put $${x} = ${toLatex(at)}$ in.`,
    latex,
    why: "The derivative at a point is the value of the derivative there.",
  };
}
