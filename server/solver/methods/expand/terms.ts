import type { Expression } from "../../expression/ast";
import { multiplyTerms, polynomialOf, type Term, termKey } from "../../expression/polynomial";
import { fromInt, isOne, negate } from "../../expression/rational";
import type { Budget } from "../../types";

/** The factors of a term, its sign as a first factor -1; sums and everything else stay whole. */
export function signedFactors(node: Expression): {
  readonly negative: boolean;
  readonly factors: readonly Expression[];
} {
  if (node.kind === "negation") {
    const inner = signedFactors(node.operand);
    return { negative: !inner.negative, factors: inner.factors };
  }
  if (node.kind !== "product") return { negative: false, factors: [node] };
  const parts = node.factors.map(signedFactors);
  return {
    negative: parts.filter((part) => part.negative).length % 2 === 1,
    factors: parts.flatMap((part) => part.factors),
  };
}

/** A term split into a monomial and its brackets (sums in the order in which they stand); null when a factor is
 * neither, such as a power of a sum. */
export interface SplitTerm {
  readonly monomial: Term;
  /** Terms of each bracket as written. */
  readonly brackets: readonly (readonly Term[])[];
}

export function splitTerm(node: Expression, budget: Budget): SplitTerm | null {
  const { negative, factors } = signedFactors(node);
  let monomial: Term = { coefficient: fromInt(negative ? -1 : 1), exponents: {} };
  const brackets: (readonly Term[])[] = [];
  for (const factor of factors) {
    const terms = writtenTerms(factor, budget);
    if (!terms) return null;
    if (terms.length > 1) brackets.push(terms);
    else monomial = multiplyTerms(monomial, terms[0] as Term);
  }
  return { monomial, brackets };
}

/** The terms of a sum in written order, or the single term; null when one of them is not a plain monomial. */
export function writtenTerms(node: Expression, budget: Budget): readonly Term[] | null {
  budget.spend();
  if (node.kind === "sum") {
    const terms: Term[] = [];
    for (const part of node.terms) {
      const inner = writtenTerms(part, budget);
      if (!inner) return null;
      terms.push(...inner);
    }
    return terms;
  }
  if (node.kind === "power" && node.base.kind === "sum") return null;
  if (node.kind === "negation") {
    return (
      writtenTerms(node.operand, budget)?.map((t) => ({ ...t, coefficient: negate(t.coefficient) })) ?? null
    );
  }
  if (node.kind === "product" && node.factors.some((factor) => factor.kind === "sum")) return null;
  const p = polynomialOf(node, budget);
  if (!p || p.terms.length > 1) return null;
  return [p.terms[0] ?? { coefficient: fromInt(0), exponents: {} }];
}

export const isUnit = (term: Term): boolean =>
  isOne(term.coefficient) && Object.keys(term.exponents).length === 0;

/** Whether two terms of the list can be combined. */
export const hasLikeTerms = (terms: readonly Term[]): boolean =>
  new Set(terms.map(termKey)).size < terms.length;
