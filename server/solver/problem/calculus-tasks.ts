import type { Expression, FunctionNode } from "../expression/ast";
import { equation, int, negation, symbol } from "../expression/build";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { accumulationOf } from "./accumulation";
import { type Given, variableOf } from "./calculus-text";
import type { Recognition } from "./sentence";

interface Wanted {
  readonly order: number;
  readonly at: Expression | null;
  readonly byDefinition: boolean;
  readonly named: string | null;
}

export function derivativeOf(given: Given, { order, at, byDefinition, named }: Wanted): Recognition | null {
  const accumulated = order === 1 ? accumulationOf(given, { at, named }) : null;
  if (accumulated) return accumulated;
  const variable = variableOf(given, named);
  if (!variable || order < 1 || order > 9 || holdsUnknown(given.expression)) return null;
  // "The derivative of y = x² with respect to t": x may depend on t, and nothing says how.
  const letters = symbolsOf(given.expression);
  if (letters.length > 0 && !letters.includes(variable))
    return { refusal: `I can’t tell how ${letters.join(" and ")} changes with ${variable}.` };
  const argument = at ?? symbol(variable);
  const label: Expression | undefined =
    given.name && given.isFunction
      ? { kind: "function", name: given.name + "'".repeat(order), args: [argument] }
      : undefined;
  const name: Expression | null = given.name
    ? given.isFunction
      ? { kind: "function", name: given.name, args: [symbol(variable)] }
      : symbol(given.name)
    : null;
  const shown = toLatex(name ? equation(name, given.expression) : given.expression);
  return {
    mathematics: {
      task: "derivative",
      expression: given.expression,
      variable,
      order,
      ...(at && { at }),
      ...(label && { label }),
      ...(byDefinition && { byDefinition }),
    },
    instruction: `Differentiate${order > 1 ? ` ${order} times` : ""} by $${toLatex(symbol(variable))}$`,
    latex: at ? `${shown}, \\quad ${toLatex(equation(symbol(variable), at))}` : shown,
  };
}

/** f(x) in the body of another function has no derivative that could be found. */
const holdsUnknown = (e: Expression): boolean =>
  some(
    e,
    (node) =>
      node.kind === "function" &&
      (node.name.length === 1 ||
        node.name.includes("'") ||
        ["limit", "integral", "derivative", "sum"].includes(node.name)),
  );

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

export function limitOfCall({ name, args }: FunctionNode): Recognition | null {
  const [expression, variable, target, sign] = args;
  if (name !== "limit" || !expression || variable?.kind !== "symbol" || !target || !sign) return null;
  const side = sign.kind === "negation" ? -1 : sign.kind === "number" && sign.value.n === 1n ? 1 : 0;
  return limitTask({ expression, variable: variable.name, target, side });
}

interface LimitAsked {
  readonly expression: Expression;
  readonly variable: string;
  readonly target: Expression;
  readonly side: -1 | 0 | 1;
}

export function limitTask(asked: LimitAsked): Recognition | null {
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
