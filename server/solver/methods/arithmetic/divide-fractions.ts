import { product } from "../../expression/build";
import { divide, isZero, ONE } from "../../expression/rational";
import { inline, type Rule } from "./rule";
import { allRational, writeRational } from "./settled";

/** a/b ÷ c/d → a/b · d/c. */
export const divideFractions: Rule = {
  id: "divide-fractions",
  many: "Multiply by the reciprocals.",
  apply(node, context) {
    if (node.kind !== "quotient") return null;
    const [a, b] = allRational([node.numerator, node.denominator], context) ?? [];
    if (!a || !b || isZero(b) || (a.d === 1n && b.d === 1n)) return null;
    const reciprocal = writeRational(divide(ONE, b), []);
    return {
      node: product([node.numerator, reciprocal], true),
      title: `Multiply by the reciprocal of ${inline(node.denominator)}.`,
      why: `Dividing by a number is multiplying by its reciprocal, ${inline(reciprocal)}.`,
    };
  },
};
