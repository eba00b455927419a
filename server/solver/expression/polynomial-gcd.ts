import type { Budget } from "../budget";
import { charge } from "../ledger";
import {
  addPolynomials,
  collectTerms,
  constantPolynomial,
  constantValue,
  degreeIn,
  multiplyPolynomials,
  type Polynomial,
  scalePolynomial,
  subtractPolynomials,
  type Term,
  variablesOf,
  ZERO_POLYNOMIAL,
} from "./polynomial";
import { divideExactly, divideTerms } from "./polynomial-division";
import { gcd, isNegative, lcm, ONE, type Rational, rational } from "./rational";
import { exactRoot } from "./surd";

/** The rational number c such that p / c has coprime integer coefficients and a positive first one; 0 for p = 0. */
export function numericContent(p: Polynomial): Rational {
  const numerators = p.terms.reduce((g, term) => gcd(g, term.coefficient.n), 0n);
  const denominators = p.terms.reduce((l, term) => lcm(l, term.coefficient.d), 1n);
  const first = p.terms[0];
  return rational(first && isNegative(first.coefficient) ? -numerators : numerators, denominators);
}

/** p without its numeric content. */
export function primitive(p: Polynomial): Polynomial {
  const content = numericContent(p);
  return content.n === 0n ? p : scalePolynomial(p, rational(content.d, content.n));
}

/** p as a polynomial in `name`: its coefficients (polynomials in the other variables) by ascending exponent. */
export function coefficientsIn(p: Polynomial, name: string): Polynomial[] {
  const degree = degreeIn(p, name);
  charge(degree + 1 + p.terms.length);
  const groups: Term[][] = Array.from({ length: degree + 1 }, () => []);
  for (const { coefficient, exponents } of p.terms) {
    const { [name]: exponent = 0, ...others } = exponents;
    groups[exponent]?.push({ coefficient, exponents: others });
  }
  return groups.map(collectTerms);
}

/** name^exponent as a polynomial. */
export const powerOf = (name: string, exponent: number): Polynomial => ({
  terms: [{ coefficient: ONE, exponents: exponent === 0 ? {} : { [name]: exponent } }],
});

/** The greatest common divisor in any number of variables, with coprime integer coefficients and a positive first
 * one; 1 for coprime polynomials, 0 only for gcd(0, 0). */
export function gcdPolynomials(a: Polynomial, b: Polynomial, budget: Budget): Polynomial {
  budget.spend();
  if (a.terms.length === 0) return primitive(b);
  if (b.terms.length === 0) return primitive(a);
  if (constantValue(a) || constantValue(b)) return constantPolynomial(ONE);
  if (a.terms.length === 1 || b.terms.length === 1) return commonLetters([...a.terms, ...b.terms]);
  const inA = variablesOf(a);
  const inB = variablesOf(b);
  const onlyA = inA.find((name) => !inB.includes(name));
  if (onlyA) return gcdPolynomials(contentIn(a, onlyA, budget), b, budget);
  const onlyB = inB.find((name) => !inA.includes(name));
  if (onlyB) return gcdPolynomials(a, contentIn(b, onlyB, budget), budget);
  return gcdIn(a, b, { name: inA[0] as string, budget });
}

/** The letters that every term contains, each with its lowest exponent, as one term. */
export function commonLetters([first, ...others]: readonly Term[]): Polynomial {
  const exponents: Record<string, number> = {};
  for (const [name, exponent] of Object.entries(first?.exponents ?? {})) {
    const common = others.reduce((least, term) => Math.min(least, term.exponents[name] ?? 0), exponent);
    if (common > 0) exponents[name] = common;
  }
  return { terms: [{ coefficient: ONE, exponents }] };
}

/** The gcd of the coefficients of p seen as a polynomial in `name`. */
export function contentIn(p: Polynomial, name: string, budget: Budget): Polynomial {
  return coefficientsIn(p, name).reduce(
    (g, coefficient) => gcdPolynomials(g, coefficient, budget),
    ZERO_POLYNOMIAL,
  );
}

function gcdIn(
  a: Polynomial,
  b: Polynomial,
  { name, budget }: { readonly name: string; readonly budget: Budget },
): Polynomial {
  const contentA = contentIn(a, name, budget);
  const contentB = contentIn(b, name, budget);
  let high = exact(a, contentA, budget);
  let low = exact(b, contentB, budget);
  if (degreeIn(high, name) < degreeIn(low, name)) [high, low] = [low, high];
  while (low.terms.length > 0 && degreeIn(low, name) > 0) {
    const rest = pseudoRemainder(high, low, { name, budget });
    high = low;
    low = rest.terms.length === 0 ? rest : primitive(exact(rest, contentIn(rest, name, budget), budget));
  }
  const common = low.terms.length === 0 ? high : constantPolynomial(ONE);
  return primitive(multiplyPolynomials(gcdPolynomials(contentA, contentB, budget), common, budget));
}

function exact(p: Polynomial, divisor: Polynomial, budget: Budget): Polynomial {
  const quotient = divideExactly(p, divisor, budget);
  if (!quotient) throw new RangeError("the content divides every coefficient");
  return quotient;
}

function pseudoRemainder(
  a: Polynomial,
  b: Polynomial,
  { name, budget }: { readonly name: string; readonly budget: Budget },
): Polynomial {
  const degree = degreeIn(b, name);
  const lead = coefficientsIn(b, name)[degree] as Polynomial;
  let rest = a;
  while (rest.terms.length > 0 && degreeIn(rest, name) >= degree) {
    const top = degreeIn(rest, name);
    const factor = multiplyPolynomials(
      coefficientsIn(rest, name)[top] as Polynomial,
      powerOf(name, top - degree),
      budget,
    );
    rest = subtractPolynomials(
      multiplyPolynomials(lead, rest, budget),
      multiplyPolynomials(factor, b, budget),
    );
  }
  return rest;
}

/** The polynomial whose square is p, first coefficient positive; null when p is no square. */
export function squareRootPolynomial(p: Polynomial, budget: Budget): Polynomial | null {
  const lead = p.terms[0];
  if (!lead) return p;
  const first = squareRootOfTerm(lead);
  if (!first) return null;
  const doubled: Term = { ...first, coefficient: rational(2n * first.coefficient.n, first.coefficient.d) };
  let root: Polynomial = { terms: [first] };
  for (let round = 0; round <= p.terms.length; round += 1) {
    const rest = subtractPolynomials(p, multiplyPolynomials(root, root, budget));
    if (!rest.terms[0]) return root;
    const next = divideTerms(rest.terms[0], doubled);
    if (!next) return null;
    root = addPolynomials(root, { terms: [next] });
  }
  return null;
}

function squareRootOfTerm(term: Term): Term | null {
  const coefficient = exactRoot(term.coefficient, 2n);
  if (!coefficient) return null;
  const exponents: Record<string, number> = {};
  for (const [name, exponent] of Object.entries(term.exponents)) {
    if (exponent % 2 !== 0) return null;
    exponents[name] = exponent / 2;
  }
  return { coefficient, exponents };
}
