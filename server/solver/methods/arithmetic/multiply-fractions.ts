import { absolute, gcd, isNegative, multiply, ONE } from "../../expression/rational";
import { inline, type Rule } from "./rule";
import { allRational, isDecimalLiteral, writeRational } from "./settled";

/** 3/14 · 7/12 → 1/8. */
export const multiplyFractions: Rule = {
  id: "multiply-fractions",
  many: "Multiply the fractions.",
  apply(node, context) {
    if (node.kind !== "product" || node.factors.some(isDecimalLiteral)) return null;
    const values = allRational(node.factors, context);
    if (!values || values.every((value) => value.d === 1n)) return null;
    const top = values.map((value) => absolute(value).n);
    const bottom = values.map((value) => value.d).filter((d) => d !== 1n);
    const total = top.reduce((a, b) => a * b, 1n);
    const under = bottom.reduce((a, b) => a * b, 1n);
    const common = gcd(total, under);
    const fraction = `\\frac{${top.join(" \\cdot ")}}{${bottom.join(" \\cdot ")}}`;
    const cancelled = common > 1n && total !== 0n ? ` Cancel the common factor $${common}$.` : "";
    const signs = values.some(isNegative)
      ? values.filter(isNegative).length % 2 === 0
        ? " The minus signs cancel."
        : " One minus sign is left."
      : "";
    return {
      node: writeRational(values.reduce(multiply, ONE), []),
      title:
        node.factors.length === 2
          ? `Multiply ${node.factors.map(inline).join(" by ")}.`
          : "Multiply the fractions.",
      why: `Numerators times numerators, denominators times denominators: $${fraction}$.${cancelled}${signs}`,
    };
  },
};
