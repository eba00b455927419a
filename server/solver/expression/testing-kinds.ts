import type { Expression } from "./ast";

/** Every kind there is: one that is new and not here does not compile. */
const KINDS: Readonly<Record<Expression["kind"], true>> = {
  number: true,
  mixed: true,
  symbol: true,
  constant: true,
  sum: true,
  product: true,
  quotient: true,
  power: true,
  negation: true,
  root: true,
  absolute: true,
  percent: true,
  function: true,
};

/** Tells an expression from the other parts of an answer's value, by its kind. */
export const isExpression = (part: unknown): part is Expression =>
  typeof part === "object" &&
  part !== null &&
  "kind" in part &&
  typeof part.kind === "string" &&
  Object.hasOwn(KINDS, part.kind);
