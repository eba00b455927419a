import type { Expression } from "../../expression/ast";
import { equation } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Answer } from "../../types";

/** An expression as the answer, after its name where it has one: f'(x) = 2x. */
export function labelled(expression: Expression, label?: Expression): Answer {
  const shown = label ? equation(label, expression) : expression;
  return { value: { kind: "expression", expression }, latex: toLatex(shown), text: toText(shown) };
}
