import type { Expression } from "../expression/ast";
import { toLatex } from "../printer/latex";
import { holdsUnknown } from "./recognise-derivative";
import type { Recognition } from "./sentence";

interface Bounds {
  readonly low: Expression;
  readonly high: Expression;
}

export function integralTask(
  expression: Expression,
  variable: string,
  bounds: Bounds | undefined,
): Recognition | null {
  if (holdsUnknown(expression)) return null;
  const letter = { kind: "symbol", name: variable } as const;
  return {
    mathematics: { task: "integral", expression, variable, ...(bounds && { bounds }) },
    instruction: "Integrate",
    latex: toLatex({
      kind: "function",
      name: "integral",
      args: bounds ? [expression, letter, bounds.low, bounds.high] : [expression, letter],
    }),
  };
}
