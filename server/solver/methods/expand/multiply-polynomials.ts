import { multiplyFirstTwo } from "./multiply-first-brackets";
import type { RewriteRule } from "./rewriting";

/** Two brackets of any length. */
export const multiplyPolynomialBrackets: RewriteRule = {
  rule: "multiply-polynomials",
  title: "Multiply each term of the first bracket by the whole second bracket.",
  rewrite: (node, desk) => multiplyFirstTwo(node, desk, () => true),
};
