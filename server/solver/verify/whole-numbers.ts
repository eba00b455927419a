import type { Expression } from "../expression/ast";
import type { AnswerValue } from "../types";

/** The whole numbers an answer consists of; null when it is anything else. */
export function wholesIn(value: AnswerValue): bigint[] | null {
  const nodes = value.kind === "list" ? value.items : value.kind === "expression" ? [value.expression] : [];
  const wholes = nodes.map(wholeOf);
  return nodes.length > 0 && wholes.every((whole) => whole !== null) ? (wholes as bigint[]) : null;
}

function wholeOf(node: Expression): bigint | null {
  if (node.kind === "negation") {
    const size = wholeOf(node.operand);
    return size === null ? null : -size;
  }
  return node.kind === "number" && node.value.d === 1n ? node.value.n : null;
}

/** The bases of a product of whole numbers and their powers; null when it is anything else. */
export function primesIn(node: Expression): bigint[] | null {
  const factors = node.kind === "product" ? node.factors : [node];
  const bases = factors.map((factor) => wholeOf(factor.kind === "power" ? factor.base : factor));
  return bases.every((base) => base !== null) ? (bases as bigint[]) : null;
}
