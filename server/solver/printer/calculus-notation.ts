import type { Expression, FunctionNode } from "../expression/ast";
import { PRECEDENCE, precedenceOf } from "./precedence";

type Print = (node: Expression) => string;

/** Limits, integrals, derivatives and f'(x) as they are written; null for every other function. */
export function calculusLatex({ name, args }: FunctionNode, print: Print): string | null {
  const [body, variable, low, high] = args;
  if (/^[A-Za-z]'+$/.test(name)) return `${name}(${args.map(print).join(", ")})`;
  if (!body || !variable) return null;
  const x = print(variable);
  if (name === "limit" && low && high) {
    const side = high.kind === "negation" ? "^{-}" : print(high) === "1" ? "^{+}" : "";
    return `\\lim_{${x} \\to ${print(low)}${side}} ${bracketed(body, print)}`;
  }
  if (name === "integral") {
    const bounds = low && high ? `_{${print(low)}}^{${print(high)}}` : "";
    return `\\int${bounds} ${bracketed(body, print)} \\, d${x}`;
  }
  if (name !== "derivative" || !low) return null;
  const order = print(low);
  const operator = order === "1" ? `\\frac{d}{d${x}}` : `\\frac{d^{${order}}}{d${x}^{${order}}}`;
  return `${operator}\\left[${print(body)}\\right]`;
}

/** The same for people and screen readers. */
export function calculusText({ name, args }: FunctionNode, print: Print): string | null {
  const [body, variable, low, high] = args;
  if (!body || !variable) return null;
  if (name === "limit" && low && high) {
    const side = high.kind === "negation" ? " from below" : print(high) === "1" ? " from above" : "";
    return `limit of ${print(body)} as ${print(variable)} approaches ${print(low)}${side}`;
  }
  if (name === "integral") {
    const bounds = low && high ? ` from ${print(low)} to ${print(high)}` : "";
    return `integral of ${print(body)} d${print(variable)}${bounds}`;
  }
  if (name !== "derivative" || !low) return null;
  return `derivative of ${print(body)} with respect to ${print(variable)}`;
}

const bracketed = (node: Expression, print: Print): string =>
  precedenceOf(node) < PRECEDENCE.product ? `\\left(${print(node)}\\right)` : print(node);
