import { table } from "../table";
import type { Expression } from "./ast";

/** What a node of each kind holds; other things have a kind too. */
const HELD: Readonly<Record<Expression["kind"], string>> = table({
  number: "value",
  mixed: "whole",
  symbol: "name",
  constant: "name",
  sum: "terms",
  product: "factors",
  quotient: "numerator",
  power: "base",
  negation: "operand",
  root: "radicand",
  absolute: "operand",
  percent: "operand",
  function: "args",
});

/** Every node of every expression in a value of any shape: a problem, an answer. */
export function nodesIn(value: unknown): Expression[] {
  const found: Expression[] = [];
  gather(value, found);
  return found;
}

/** Every expression as a whole in a value of any shape. */
export function topNodes(value: unknown): Expression[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && isNode(value)) return [value];
  return (Array.isArray(value) ? value : Object.values(value)).flatMap(topNodes);
}

function gather(value: unknown, found: Expression[]): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value) && isNode(value)) found.push(value);
  for (const part of Array.isArray(value) ? value : Object.values(value)) gather(part, found);
}

function isNode(value: object): value is Expression {
  const { kind } = value as { readonly kind?: unknown };
  return typeof kind === "string" && kind in HELD && HELD[kind as Expression["kind"]] in value;
}
