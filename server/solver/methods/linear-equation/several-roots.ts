import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Answer } from "../../types";
import { noSolution } from "./outcome";

/** The answer "x = 2 or x = 3" from its roots in order; without any, "no solution". */
export function severalRoots(unknown: string, roots: readonly Expression[]): Answer {
  if (roots.length === 0) return noSolution(unknown);
  const statements = roots.map((root) => equation(symbol(unknown), root));
  return {
    value: { kind: "roots", unknown, roots },
    latex: statements.map(toLatex).join(" \\text{ or } "),
    text: statements.map(toText).join(" or "),
  };
}
