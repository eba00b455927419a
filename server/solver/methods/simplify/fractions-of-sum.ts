import type { Expression } from "../../expression/ast";
import { constantValue, equalPolynomials } from "../../expression/polynomial";
import type { Budget } from "../../types";
import { fractionTerm, type RationalForm } from "./rational-form";

/** The terms of a sum as fractions, when at least one is written as a fraction. */
export function fractionsOf(node: Expression, budget: Budget): readonly RationalForm[] | null {
  if (node.kind !== "sum") return null;
  const parts = node.terms.map((term) => fractionTerm(term, budget));
  const forms = parts.filter((form) => form !== null);
  if (forms.length < parts.length) return null;
  return forms.some(({ below }) => constantValue(below)?.n !== 1n) ? forms : null;
}

/** Whether all fractions stand over the same polynomial. */
export const sameBelow = (forms: readonly RationalForm[]): boolean =>
  forms.every(({ below }) => equalPolynomials(below, (forms[0] as RationalForm).below));
