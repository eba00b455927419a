import { inline, type Rule } from "./rule";
import { settledValue } from "./settled";

/** A zero denominator ends the calculation. */
export const divideByZero: Rule = {
  id: "divide-by-zero",
  many: "Look at the denominators.",
  apply(node, context) {
    if (node.kind !== "quotient") return null;
    const divisor = settledValue(node.denominator, context);
    if (divisor?.length !== 0) return null;
    return {
      node,
      title: `The divisor in ${inline(node)} is $0$.`,
      why: "No number times $0$ gives back the numerator, so division by $0$ is undefined.",
      word: "undefined",
    };
  },
};
