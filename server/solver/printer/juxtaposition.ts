import type { Expression, ProductNode } from "../expression/ast";

/** Letters that name a function when a bracket follows, so that a product of one with a bracket needs a sign. */
const FUNCTION_LETTERS = new Set(["f", "g", "h"]);

const isLiteral = (node: Expression): boolean => node.kind === "number" || node.kind === "mixed";
const isLetter = (node: Expression): boolean => node.kind === "symbol" || node.kind === "constant";
const isLetterPower = (node: Expression): boolean =>
  isLetter(node) || (node.kind === "power" && isLetter(node.base));

/** Whether a multiplication sign stands before factor `index` (1 or more): where the product was written with
 * signs, and where setting the factors side by side would read as something else (2 · 3, 2 · 1/3, f · (x + 1)).
 * A coefficient before a letter never takes one: 2x, not 2 · x. */
export function takesSign(node: ProductNode, index: number): boolean {
  const left = node.factors[index - 1] as Expression;
  const right = node.factors[index] as Expression;
  if (isLiteral(left) && isLetterPower(right)) return false;
  return Boolean(node.explicit) || readsOtherwise(left, right);
}

function readsOtherwise(left: Expression, right: Expression): boolean {
  if (startsWithDigit(right) || right.kind === "quotient") return true;
  if (left.kind === "percent" || (left.kind === "quotient" && left.inline)) return true;
  return endsWithFunctionLetter(left) && !isLetterPower(right);
}

function endsWithFunctionLetter(node: Expression): boolean {
  if (node.kind === "power") return endsWithFunctionLetter(node.exponent);
  return node.kind === "symbol" && FUNCTION_LETTERS.has(node.name);
}

function startsWithDigit(node: Expression): boolean {
  switch (node.kind) {
    case "number":
    case "mixed":
      return true;
    case "percent":
      return startsWithDigit(node.operand);
    case "power":
      return isLiteral(node.base);
    case "product":
      return startsWithDigit(node.factors[0] as Expression);
    default:
      return false;
  }
}
