import type { Expression } from "../expression/ast";
import { equation, symbol } from "../expression/build";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Given } from "./calculus-text";
import type { Recognition } from "./sentence";

/** The derivative of an integral between bounds, by a letter in its bounds.
 * @returns null for what is no such integral */
export function accumulationOf(
  { expression, variable, name, isFunction }: Given,
  { at, named }: { readonly at: Expression | null; readonly named: string | null },
): Recognition | null {
  const [integrand, inner, low, high] =
    expression.kind === "function" && expression.name === "integral" ? expression.args : [];
  if (!integrand || inner?.kind !== "symbol" || !low || !high) return null;
  const letters = new Set([...symbolsOf(low), ...symbolsOf(high)]);
  const [only] = letters;
  const by = named ?? variable ?? only;
  const isOwn = symbolsOf(integrand).every((each) => each === inner.name);
  // The letter in the bounds stands for a number, the other one for every number between them.
  if (!by || letters.size !== 1 || by !== only || by === inner.name || !isOwn) return null;
  const label: Expression | undefined =
    name && isFunction ? { kind: "function", name: `${name}'`, args: [at ?? symbol(by)] } : undefined;
  const told: Expression | null = name
    ? isFunction
      ? { kind: "function", name, args: [symbol(by)] }
      : symbol(name)
    : null;
  const shown = toLatex(told ? equation(told, expression) : expression);
  return {
    mathematics: {
      task: "accumulation",
      integrand,
      inner: inner.name,
      low,
      high,
      variable: by,
      ...(at && { at }),
      ...(label && { label }),
    },
    instruction: `Differentiate the integral by $${toLatex(symbol(by))}$`,
    latex: at ? `${shown}, \\quad ${toLatex(equation(symbol(by), at))}` : shown,
  };
}
