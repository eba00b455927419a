import type { Expression } from "../../expression/ast";
import type { Polynomial } from "../../expression/polynomial";
import { gcdPolynomials, numericContent } from "../../expression/polynomial-gcd";
import { gcd } from "../../expression/rational";
import type { Budget } from "../../types";
import { fractionTerm, type RationalForm } from "./rational-form";

/** The fraction a node is, with its sign; null for other nodes. */
export function fractionAt(node: Expression, budget: Budget): RationalForm | null {
  const fraction = node.kind === "negation" ? node.operand : node;
  return fraction.kind === "quotient" ? fractionTerm(node, budget) : null;
}

/** What stands both above and below: letters and brackets, and the shared number. */
export function shared(
  { above, below }: RationalForm,
  budget: Budget,
): { common: Polynomial; number: bigint } {
  const top = numericContent(above);
  const bottom = numericContent(below);
  return { common: gcdPolynomials(above, below, budget), number: gcd(top.n * bottom.d, bottom.n * top.d) };
}
