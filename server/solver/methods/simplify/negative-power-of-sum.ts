import { int, number, power, quotient } from "../../expression/build";
import { negate } from "../../expression/rational";
import { math, type RewriteRule } from "../expand/rewriting";
import { negativeValue } from "./negative-value";

/** (a + b)⁻ⁿ = 1/(a + b)ⁿ. */
export const negativePowerOfSum: RewriteRule = {
  rule: "negative-power-of-sum",
  title: "Write the negative power as one over the power.",
  rewrite(node, { budget }) {
    const value = node.kind === "power" ? negativeValue(node, budget) : null;
    if (node.kind !== "power" || !value) return null;
    const positive = negate(value);
    const below = positive.n === positive.d ? node.base : power(node.base, number(positive));
    return { to: quotient(int(1), below), why: `${math(node)} is one over ${math(below)}.` };
  },
};
