import { multiplyFirstTwo } from "./multiply-first-brackets";
import type { RewriteRule } from "./rewriting";

/** Two brackets of two terms each. */
export const multiplyBinomials: RewriteRule = {
  rule: "multiply-binomials",
  title: "Multiply each term of the first bracket by each term of the second.",
  rewrite: (node, desk) =>
    multiplyFirstTwo(node, desk, (left, right) => left.length === 2 && right.length === 2),
};
