import { type Polynomial, polynomialToExpression, type Term } from "../../expression/polynomial";
import { type Rational, rational } from "../../expression/rational";
import { exactRoot } from "../../expression/surd";
import { toLatex } from "../../printer/latex";

/** The term whose k-th power is `term`, or null. A negative term has an odd root. */
export function rootOfTerm(term: Term, k: number): Term | null {
  const coefficient = exactRoot(term.coefficient, BigInt(k));
  if (!coefficient) return null;
  const exponents: Record<string, number> = {};
  for (const [name, exponent] of Object.entries(term.exponents)) {
    if (exponent % k !== 0) return null;
    exponents[name] = exponent / k;
  }
  return { coefficient, exponents };
}

export const opposite = (term: Term): Term => ({
  ...term,
  coefficient: { n: -term.coefficient.n, d: term.coefficient.d },
});

export const times = (term: Term, factor: Rational): Term => ({
  ...term,
  coefficient: rational(term.coefficient.n * factor.n, term.coefficient.d * factor.d),
});

export const show = (p: Polynomial): string => `$${toLatex(polynomialToExpression(p))}$`;
export const showTerm = (term: Term): string => show({ terms: [term] });
