import { root } from "../../expression/build";
import { add, isNegative, multiply, negate } from "../../expression/rational";
import { isRealSurd, negateSurd, surdFromRational, surdToExpression } from "../../expression/surd-number";
import { signOfSurd } from "../../expression/surd-sign";
import { inline, type Rule } from "./rule";
import { settledRational, settledValue, writeRational } from "./settled";

const WHY = "The absolute value is the distance from $0$, and a distance is never negative.";

/** |-44| → 44; |3 + 4i| → √(3² + 4²) worked out to √25. */
export const absoluteValue: Rule = {
  id: "absolute-value",
  many: "Take the absolute values.",
  apply(node, context) {
    if (node.kind !== "absolute") return null;
    const value = settledValue(node.operand, context);
    if (!value) return null;
    const title = `Take the absolute value of ${inline(node.operand)}.`;
    const rational = settledRational(node.operand, context);
    if (rational) {
      return {
        node: isNegative(rational) ? writeRational(negate(rational), [node.operand]) : node.operand,
        title,
        why: WHY,
      };
    }
    if (isRealSurd(value)) {
      const positive = signOfSurd(value, context.budget) < 0 ? negateSurd(value) : value;
      return { node: surdToExpression(positive), title, why: WHY };
    }
    if (value.some((term) => term.index !== 1n)) return null;
    const squares = value.map((term) => multiply(term.coefficient, term.coefficient));
    const total = squares.reduce(add);
    return {
      node: root(surdToExpression(surdFromRational(total))),
      title,
      why: "For $a + bi$ the distance from $0$ is $\\sqrt{a^2 + b^2}$.",
    };
  },
};
