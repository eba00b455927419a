import type { Expression } from "../../expression/ast";
import { negation, product, sum } from "../../expression/build";
import {
  addPolynomials,
  collectTerms,
  constantPolynomial,
  constantValue,
  equalPolynomials,
  type Polynomial,
  polynomialToExpression,
  scalePolynomial,
  type Term,
} from "../../expression/polynomial";
import { divideExactly } from "../../expression/polynomial-division";
import { commonLetters, numericContent, primitive } from "../../expression/polynomial-gcd";
import { absolute, isNegative, ONE } from "../../expression/rational";
import type { Budget } from "../../types";
import type { FactorRule, Rearrangement, Split } from "./split";
import { show } from "./term-roots";

const PAIRINGS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

/** ab + ac + db + dc = a(b + c) + d(b + c) = (b + c)(a + d). */
export const groupTerms: FactorRule = {
  rule: "factor-by-grouping",
  title: "Take out the common bracket.",
  split: (p, budget) => (p.terms.length === 4 ? groupFour(p.terms, budget) : null),
};

/** Grouping of four terms in a given order, like terms allowed: 9p² + 12p - 15p - 20. */
export function groupFour(terms: readonly Term[], budget: Budget): Split | null {
  for (const [i, j, k, l] of PAIRINGS) {
    const first = pairOf(terms[i] as Term, terms[j] as Term, budget);
    const second = pairOf(terms[k] as Term, terms[l] as Term, budget);
    if (!first || !second || !equalPolynomials(first.bracket, second.bracket)) continue;
    const other = addPolynomials(first.factor, second.factor);
    if (other.terms.length < 2) continue;
    const pairs = sum([times(first.factor, first.bracket), times(second.factor, second.bracket)]);
    const before = pairsLine(pairs, first.bracket);
    return {
      parts: [first.bracket, other],
      why: `${show(first.bracket)} stands in both terms.`,
      before: [before],
    };
  }
  return null;
}

/** The line in which both pairs show the common bracket. */
export const pairsLine = (expression: Expression, bracket: Polynomial): Rearrangement => ({
  rule: "group-terms",
  title: "Take the common factor out of each pair.",
  why: `Both pairs leave the bracket ${show(bracket)}.`,
  expression,
});

/** a + b = factor · bracket with a primitive bracket of two terms. */
function pairOf(a: Term, b: Term, budget: Budget): { factor: Polynomial; bracket: Polynomial } | null {
  const pair = collectTerms([a, b]);
  if (pair.terms.length < 2) return null;
  const content = numericContent(pair);
  const common = commonLetters([a, b]);
  const bracket = divideExactly(primitive(pair), common, budget);
  return bracket && { bracket, factor: scalePolynomial(common, content) };
}

function times(factor: Polynomial, bracket: Polynomial): Expression {
  const term = factor.terms[0] as Term;
  const size: Polynomial = { terms: [{ ...term, coefficient: absolute(term.coefficient) }] };
  const one = constantValue(size)?.n === 1n && equalPolynomials(size, constantPolynomial(ONE));
  const written = polynomialToExpression(bracket);
  const multiple = one ? written : product([polynomialToExpression(size), written]);
  return isNegative(term.coefficient) ? negation(multiple) : multiple;
}
