import type { Expression } from "../expression/ast";

/** The whole number that is written; null when anything else is. */
export function wholeOf(node: Expression): bigint | null {
  if (node.kind === "negation") {
    const size = node.operand.kind === "negation" ? null : wholeOf(node.operand);
    return size === null ? null : -size;
  }
  return node.kind === "number" && node.value.d === 1n && !node.decimals ? node.value.n : null;
}

/** The bases of a product of whole numbers and their whole powers; null when it is anything else. */
export function basesIn(node: Expression): bigint[] | null {
  const factors = node.kind === "product" ? node.factors : [node];
  const bases = factors.map((factor) => {
    if (factor.kind !== "power") return wholeOf(factor);
    const exponent = wholeOf(factor.exponent);
    return exponent !== null && exponent > 1n ? wholeOf(factor.base) : null;
  });
  return bases.every((base) => base !== null) ? (bases as bigint[]) : null;
}
