import type { Expression, FunctionNode } from "../expression/ast";
import { int, negation } from "../expression/build";
import { toLatex } from "../printer/latex";
import { holdsUnknown } from "./recognise-derivative";
import type { Recognition } from "./sentence";

export function limitOfCall({ name, args }: FunctionNode): Recognition | null {
  const [expression, variable, target, sign] = args;
  if (name !== "limit" || !expression || variable?.kind !== "symbol" || !target || !sign) return null;
  const side = sign.kind === "negation" ? -1 : sign.kind === "number" && sign.value.n === 1n ? 1 : 0;
  return limitTask({ expression, variable: variable.name, target, side });
}

interface Asked {
  readonly expression: Expression;
  readonly variable: string;
  readonly target: Expression;
  readonly side: -1 | 0 | 1;
}

export function limitTask(asked: Asked): Recognition | null {
  const { expression, variable, target, side } = asked;
  if (holdsUnknown(expression)) return null;
  const sign = side === 0 ? int(0) : side === 1 ? int(1) : negation(int(1));
  return {
    mathematics: { task: "limit", ...asked },
    instruction: "Find the limit",
    latex: toLatex({
      kind: "function",
      name: "limit",
      args: [expression, { kind: "symbol", name: variable }, target, sign],
    }),
  };
}
