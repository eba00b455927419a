import { int } from "../../expression/build";
import { constantValue, polynomialOf } from "../../expression/polynomial";
import { math, type RewriteRule } from "./rewriting";

/** b⁰ = 1 for b ≠ 0. */
export const zeroPower: RewriteRule = {
  rule: "zero-power",
  title: "Anything but zero to the power $0$ is $1$.",
  rewrite(node, { budget }) {
    if (node.kind !== "power") return null;
    const base = polynomialOf(node.base, budget);
    if (polynomialOf(node.exponent, budget)?.terms.length !== 0 || (base && constantValue(base)?.n === 0n))
      return null;
    return { to: int(1), why: `${math(node)} is $1$ whenever ${math(node.base)} is not $0$.` };
  },
};
