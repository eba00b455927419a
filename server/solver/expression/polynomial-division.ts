import type { Budget } from "../budget";
import { NoValue } from "./no-value";
import {
  addPolynomials,
  collectTerms,
  degreeIn,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  subtractPolynomials,
  type Term,
  ZERO_POLYNOMIAL,
} from "./polynomial";
import { divide } from "./rational";

/** a / b for single terms; null when b does not divide a. */
export function divideTerms(a: Term, b: Term): Term | null {
  const exponents: Record<string, number> = { ...a.exponents };
  for (const [name, exponent] of Object.entries(b.exponents)) {
    const rest = (exponents[name] ?? 0) - exponent;
    if (rest < 0) return null;
    if (rest === 0) delete exponents[name];
    else exponents[name] = rest;
  }
  return { coefficient: divide(a.coefficient, b.coefficient), exponents };
}

/** a / b in any number of variables when the division leaves no remainder, else null.
 * @throws {NoValue} if b is zero */
export function divideExactly(a: Polynomial, b: Polynomial, budget: Budget): Polynomial | null {
  const lead = b.terms[0];
  if (!lead) throw new NoValue("division by zero");
  const quotient: Term[] = [];
  let rest = a;
  while (rest.terms[0]) {
    const term = divideTerms(rest.terms[0], lead);
    if (!term) return null;
    quotient.push(term);
    rest = subtractPolynomials(rest, multiplyPolynomials({ terms: [term] }, b, budget));
  }
  return collectTerms(quotient);
}

/** Long division of polynomials in the one variable `name`: a = quotient · b + remainder, deg remainder < deg b.
 * @throws {NoValue} if b is zero */
export function divideWithRemainder(
  a: Polynomial,
  b: Polynomial,
  { name, budget }: { readonly name: string; readonly budget: Budget },
): { readonly quotient: Polynomial; readonly remainder: Polynomial } {
  const lead = b.terms[0];
  if (!lead) throw new NoValue("division by zero");
  let quotient = ZERO_POLYNOMIAL;
  let remainder = a;
  while (remainder.terms[0] && degreeIn(remainder, name) >= degreeIn(b, name)) {
    const term = divideTerms(remainder.terms[0], lead);
    if (!term) break;
    const step: Polynomial = { terms: [term] };
    quotient = addPolynomials(quotient, step);
    remainder = addPolynomials(remainder, negatePolynomial(multiplyPolynomials(step, b, budget)));
  }
  return { quotient, remainder };
}
