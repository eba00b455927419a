import type { Expression } from "../expression/ast";
import { equation } from "../expression/build";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Assignment } from "./assignments";
import type { Recognition } from "./sentence";

/** An expression with the values of its letters. */
export function evaluateAt(expression: Expression, at: readonly Assignment[]): Recognition {
  const missing = symbolsOf(expression).find((name) => !at.some((known) => known.name === name));
  if (missing) return { refusal: `I need a value for ${missing} as well.` };
  const used = at.filter(({ name }) => symbolsOf(expression).includes(name));
  const values = at.map(({ name, value }) => toLatex(equation({ kind: "symbol", name }, value)));
  return {
    mathematics: { task: "evaluate", expression, at: used },
    instruction: "Evaluate",
    latex: `${toLatex(expression)}, \\quad ${values.join(", \\; ")}`,
  };
}
