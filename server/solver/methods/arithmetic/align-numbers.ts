import type { Expression } from "../../expression/ast";
import { int, product, quotient, sum } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { isInteger, type Rational } from "../../expression/rational";
import { surdFromRational, surdToExpression } from "../../expression/surd-number";
import { children } from "../../expression/walk";
import type { Rewrite, Rule } from "./rule";
import { allRational, isDecimalLiteral } from "./settled";

/** Decimals and fractions that meet in one operation are written the same way first. */
export const alignNumbers: Rule = {
  id: "align-numbers",
  many: "Write decimals and fractions the same way.",
  apply(node, context) {
    if (node.kind !== "sum" && node.kind !== "product" && node.kind !== "quotient") return null;
    const parts = children(node);
    const values = allRational(parts, context);
    if (!values || !parts.some(isDecimalLiteral)) return null;
    if (!parts.some((part, at) => !isDecimalLiteral(part) && !isInteger(values[at] as Rational))) return null;
    const digits = values.map(terminatingDigits);
    if (context.style === "decimal" && digits.every((count) => count !== null)) {
      return {
        ...titled("decimal"),
        node: rebuilt(
          node,
          values.map((value, at) => decimalNode(value, digits[at] as number)),
        ),
      };
    }
    return {
      ...titled("fraction"),
      node: rebuilt(
        node,
        values.map((value) => surdToExpression(surdFromRational(value))),
      ),
    };
  },
};

const titled = (kind: "decimal" | "fraction"): Omit<Rewrite, "node"> =>
  kind === "decimal"
    ? { title: "Write the fractions as decimals.", why: "Divide the numerator by the denominator." }
    : {
        title: "Write the decimals as fractions.",
        why: "Not every fraction here ends as a decimal, so fractions keep the result exact.",
      };

function rebuilt(node: Expression, parts: readonly Expression[]): Expression {
  if (node.kind === "sum") return sum(parts);
  if (node.kind === "product") return product(parts, true);
  const [numerator = int(0), denominator = int(1)] = parts;
  return {
    ...quotient(numerator, denominator),
    ...(node.kind === "quotient" && node.inline && { inline: true }),
  };
}
