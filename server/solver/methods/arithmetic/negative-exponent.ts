import type { Expression } from "../../expression/ast";
import { int, negation, power, quotient } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { isNegative, negate, type Rational } from "../../expression/rational";
import { surdFromRational, surdToExpression } from "../../expression/surd-number";
import { inline, type Rule } from "./rule";
import { isDecimalLiteral, settledRational, settledValue } from "./settled";

/** a⁻ⁿ → 1/aⁿ and (a/b)⁻ⁿ → (b/a)ⁿ. */
export const negativeExponent: Rule = {
  id: "negative-exponent",
  many: "Turn the negative exponents into positive ones.",
  apply(node, context) {
    if (node.kind !== "power") return null;
    const exponent = settledRational(node.exponent, context);
    const base = settledValue(node.base, context);
    if (!exponent || !isNegative(exponent) || !base) return null;
    const title = `Turn the negative exponent in ${inline(node)} into a positive one.`;
    if (base.length === 0) {
      return { node, title, why: "That would divide by $0$, which is not possible.", word: "undefined" };
    }
    const positive = written(negate(exponent), node.exponent);
    const fraction = flipped(node.base);
    if (fraction) {
      return {
        node: power(fraction, positive),
        title,
        why: "A negative exponent turns the fraction over.",
      };
    }
    const once = positive.kind === "number" && positive.value.n === 1n && positive.value.d === 1n;
    return {
      node: quotient(int(1), once ? node.base : power(node.base, positive)),
      title,
      why: "A negative exponent means one over the positive power: $a^{-n} = \\frac{1}{a^n}$.",
    };
  },
};

function written(value: Rational, like: Expression): Expression {
  const digits = isDecimalLiteral(like) ? terminatingDigits(value) : null;
  return digits === null ? surdToExpression(surdFromRational(value)) : decimalNode(value, digits);
}

/** b/a for a fraction a/b of whole numbers, its sign kept in front. */
function flipped(base: Expression): Expression | null {
  if (base.kind === "negation") {
    const inner = flipped(base.operand);
    return inner && negation(inner);
  }
  if (base.kind !== "quotient" || base.numerator.kind !== "number") return null;
  if (base.numerator.value.n === 1n) return base.denominator;
  return quotient(base.denominator, base.numerator);
}
