import { int } from "../../expression/build";
import { inline, type Rule } from "./rule";

/** -(-5) → 5, so a - (-b) → a + b. */
export const doubleNegative: Rule = {
  id: "double-negative",
  many: "Replace each double minus by plus.",
  apply(node) {
    if (node.kind !== "negation") return null;
    const { operand } = node;
    if (operand.kind === "number" && operand.value.n === 0n) {
      return { node: int(0), title: "Drop the minus sign of $0$.", why: "Zero has no sign." };
    }
    if (operand.kind !== "negation") return null;
    return {
      node: operand.operand,
      title: "Replace the double minus by plus.",
      why: `The opposite of ${inline(operand)} is ${inline(operand.operand)}: taking away a negative adds.`,
    };
  },
};
