import { surdToExpression } from "../../expression/surd-number";
import type { Rule } from "./rule";
import { settledValue, shapeValue } from "./settled";

/** Brings a number that is worked out but written in an unusual way into the usual one. */
export const arrange: Rule = {
  id: "arrange",
  many: "Write the numbers in the usual way.",
  apply(node, context) {
    if (node.kind === "number" || settledValue(node, context)) return null;
    const value = shapeValue(node);
    return (
      value && {
        node: surdToExpression(value),
        title: "Write the number in the usual way.",
        why: "The number in front comes first, then the root.",
      }
    );
  },
};
