import type { Expression } from "../../expression/ast";
import { signedFactors } from "../expand/terms";

/** Whether a term is a product of numbers, letters and powers of one of these, without fractions or brackets. */
export const isPlainTerm = (node: Expression): boolean =>
  signedFactors(node).factors.every(
    (factor) =>
      isPlain(factor) || (factor.kind === "power" && (isPlain(factor.base) || isNegativeNumber(factor.base))),
  );

const isPlain = (node: Expression): boolean => node.kind === "number" || node.kind === "symbol";
const isNegativeNumber = (node: Expression): boolean =>
  node.kind === "negation" && node.operand.kind === "number";
