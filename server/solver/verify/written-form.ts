import type { Expression } from "../expression/ast";
import { gcd } from "../expression/rational";
import { some } from "../expression/walk";

/** The terms of a written sum, brackets of sums opened, minus signs dropped. */
export function termsOf(e: Expression): readonly Expression[] {
  if (e.kind === "sum") return e.terms.flatMap(termsOf);
  return e.kind === "negation" ? termsOf(e.operand) : [e];
}

/** The factors of a written product or single factor, minus signs dropped. */
export function factorsOf(e: Expression): readonly Expression[] {
  if (e.kind === "product") return e.factors.flatMap(factorsOf);
  return e.kind === "negation" ? factorsOf(e.operand) : [e];
}

const isNumeric = (e: Expression): boolean => !some(e, (part) => part.kind === "symbol");

/** The letters of a term with their exponents ("x^2 y^1"), or null when it is not a plain monomial. */
export function lettersOf(term: Expression): string | null {
  const exponents = new Map<string, bigint>();
  const top = term.kind === "quotient" && isNumeric(term.denominator) ? term.numerator : term;
  for (const factor of factorsOf(top)) {
    if (isNumeric(factor)) continue;
    const base = factor.kind === "power" ? factor.base : factor;
    const exponent = factor.kind === "power" ? factor.exponent : null;
    if (base.kind !== "symbol") return null;
    if (exponent && (exponent.kind !== "number" || exponent.value.d !== 1n)) return null;
    const k = exponent?.kind === "number" ? exponent.value.n : 1n;
    exponents.set(base.name, (exponents.get(base.name) ?? 0n) + k);
  }
  return [...exponents]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, k]) => `${name}^${k}`)
    .join(" ");
}

/** The sum of the exponents in a term, or null when it is not a plain monomial. */
export function degreeOfTerm(term: Expression): number | null {
  const letters = lettersOf(term);
  if (letters === null) return null;
  return letters.split(" ").reduce((sum, part) => sum + Number(part.split("^")[1] ?? 0), 0);
}

/** Why an expression is not a sum of unlike plain terms, as a reason; null when it is one. */
export function expandedFault(e: Expression): string | null {
  const keys = termsOf(e).map(lettersOf);
  if (keys.some((key) => key === null)) return "a product or power of a sum is left";
  return new Set(keys).size < keys.length ? "like terms are left" : null;
}

/** The greatest common divisor of the whole coefficients of a sum; 1 when a coefficient is not a whole number. */
export function commonNumber(e: Expression): bigint {
  return termsOf(e).reduce((g, term) => {
    const numbers = factorsOf(term).filter((factor) => factor.kind === "number");
    if (term.kind === "quotient" || numbers.some((n) => n.kind === "number" && n.value.d !== 1n)) return 1n;
    return gcd(
      g,
      numbers.reduce((product, n) => product * (n.kind === "number" ? n.value.n : 1n), 1n),
    );
  }, 0n);
}
