import type { Expression, ProductNode } from "../../expression/ast";
import { isNegative, isZero, ONE, type Rational, multiply as times } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { inline, type Rule } from "./rule";
import { allRational, isDecimalLiteral, writeRational } from "./settled";

/** Products of whole numbers and decimals. */
export const multiply: Rule = {
  id: "multiply",
  many: "Multiply.",
  manyWhy: "Multiplication and division come before addition and subtraction.",
  apply(node, context) {
    if (node.kind !== "product") return null;
    const values = allRational(node.factors, context);
    if (!values) return null;
    if (node.factors.some((factor, at) => !isDecimalLiteral(factor) && values[at]?.d !== 1n)) return null;
    const result = values.reduce(times, ONE);
    const negatives = values.filter(isNegative).length;
    const title =
      node.factors.length === 2
        ? `Multiply ${node.factors.map(inline).join(" by ")}.`
        : "Multiply the factors.";
    return { node: writeRational(result, node.factors), title, why: reason(node, negatives, result) };
  },
};

function reason(node: ProductNode, negatives: number, result: Rational): string {
  if (isZero(result)) return "Anything times $0$ is $0$.";
  if (negatives > 0) {
    return negatives % 2 === 0
      ? "An even number of negative factors gives a positive product."
      : "An odd number of negative factors gives a negative product.";
  }
  if (!node.factors.some(isDecimalLiteral))
    return `$${toLatex(node)} = ${toLatex(writeRational(result, []))}$.`;
  const places = node.factors.reduce((count, factor) => count + decimalsOf(factor), 0);
  return `Multiply as with whole numbers, then mark off the decimal places of the factors, $${places}$ in all.`;
}

const decimalsOf = (factor: Expression): number => (factor.kind === "number" ? (factor.decimals ?? 0) : 0);
