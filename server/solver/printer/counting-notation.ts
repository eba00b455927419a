import type { Expression, FunctionNode } from "../expression/ast";
import { PRECEDENCE, precedenceOf } from "./precedence";

type Print = (node: Expression) => string;

const bracketed = (node: Expression, print: Print): string =>
  precedenceOf(node) >= PRECEDENCE.atom ? print(node) : `(${print(node)})`;

/** n!, \binom{n}{k} and \sum as they are written; null for every other function. */
export function countingLatex({ name, args }: FunctionNode, print: Print): string | null {
  const [first, second, from, to] = args;
  if (name === "factorial" && first) return `${bracketed(first, print)}!`;
  if (name === "binomial" && first && second) return `\\binom{${print(first)}}{${print(second)}}`;
  if (name !== "sum" || !first || !second || !from || !to) return null;
  const body = precedenceOf(first) < PRECEDENCE.product ? `(${print(first)})` : print(first);
  return `\\sum_{${print(second)} = ${print(from)}}^{${print(to)}} ${body}`;
}

/** The same for people and screen readers. */
export function countingText({ name, args }: FunctionNode, print: Print): string | null {
  const [first, second, from, to] = args;
  if (name === "factorial" && first) return `${bracketed(first, print)}!`;
  if (name === "binomial" && first && second) return `(${print(first)} choose ${print(second)})`;
  if (name !== "sum" || !first || !second || !from || !to) return null;
  return `sum of ${print(first)} for ${print(second)} from ${print(from)} to ${print(to)}`;
}
