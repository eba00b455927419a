import type { Budget } from "../budget";
import { Memo } from "../memo";
import {
  choices,
  factorSquareFree,
  type IntegerCoefficients,
  multiplyIntegers,
} from "./factorization-univariate";
import {
  collectTerms,
  constantValue,
  degreeIn,
  type Polynomial,
  type Term,
  termKey,
  totalDegree,
  univariateCoefficients,
  variablesOf,
} from "./polynomial";
import { divideExactly } from "./polynomial-division";
import { contentIn, gcdPolynomials, numericContent, powerOf, primitive } from "./polynomial-gcd";
import { fromInt, type Rational } from "./rational";

export interface Factor {
  /** Irreducible over the rationals, coprime integer coefficients, first one positive. */
  readonly polynomial: Polynomial;
  readonly multiplicity: number;
}

/** p = content · ∏ polynomial^multiplicity. */
export interface Factorization {
  readonly content: Rational;
  readonly factors: readonly Factor[];
}

/** The complete factorisation over the rationals, in any number of variables. Single variables come first,
 * alphabetically, then by degree.
 * @throws {LimitReached} when the search is too long
 * @example factorPolynomial(2x² - 8) // 2 · (x + 2)(x - 2) */
export function factorPolynomial(p: Polynomial, budget: Budget): Factorization {
  const [only] = p.terms;
  if (only && p.terms.length === 1) return { content: only.coefficient, factors: lettersOf(only) };
  budget.spend(p.terms.length);
  return FACTORED.once(keyOf(p), () => factored(p, budget));
}

const FACTORED = new Memo<Factorization>();

const keyOf = ({ terms }: Polynomial): string =>
  terms.map((term) => `${term.coefficient.n}/${term.coefficient.d} ${termKey(term)}`).join("+");

function factored(p: Polynomial, budget: Budget): Factorization {
  const factors: Factor[] = [];
  for (const { polynomial, multiplicity } of squareFreeParts(primitive(p), budget)) {
    for (const factor of splitSquareFree(polynomial, budget))
      factors.push({ polynomial: factor, multiplicity });
  }
  return { content: numericContent(p), factors: factors.sort(byWeight) };
}

const lettersOf = ({ exponents }: Term): Factor[] =>
  Object.keys(exponents)
    .sort()
    .map((name) => ({ polynomial: powerOf(name, 1), multiplicity: exponents[name] ?? 0 }));

function byWeight({ polynomial: a }: Factor, { polynomial: b }: Factor): number {
  const isLetter = (p: Polynomial) => p.terms.length === 1;
  if (isLetter(a) && isLetter(b))
    return (variablesOf(a)[0] as string) < (variablesOf(b)[0] as string) ? -1 : 1;
  if (isLetter(a) !== isLetter(b)) return isLetter(a) ? -1 : 1;
  return totalDegree(a.terms[0] as Term) - totalDegree(b.terms[0] as Term);
}

/** Derivative by one variable. */
function derivative(p: Polynomial, name: string): Polynomial {
  return collectTerms(
    p.terms.flatMap(({ coefficient, exponents }) => {
      const { [name]: exponent = 0, ...others } = exponents;
      if (exponent === 0) return [];
      const rest = exponent === 1 ? others : { ...others, [name]: exponent - 1 };
      return [{ coefficient: { n: coefficient.n * BigInt(exponent), d: coefficient.d }, exponents: rest }];
    }),
  );
}

/** Parts without repeated factors; a variable's content is split off first, so every factor of a part that is
 * worked on contains that variable.
 * @source Musser's square-free factorisation */
function squareFreeParts(p: Polynomial, budget: Budget): Factor[] {
  const name = variablesOf(p)[0];
  if (!name) return [];
  const content = contentIn(p, name, budget);
  const parts = squareFreeParts(content, budget);
  let core = quotient(p, content, budget);
  let repeated = gcdPolynomials(core, derivative(core, name), budget);
  core = quotient(core, repeated, budget);
  for (let multiplicity = 1; !constantValue(core); multiplicity += 1) {
    budget.spend();
    const deeper = gcdPolynomials(core, repeated, budget);
    const part = primitive(quotient(core, deeper, budget));
    if (!constantValue(part)) parts.push({ polynomial: part, multiplicity });
    core = deeper;
    repeated = quotient(repeated, deeper, budget);
  }
  return parts;
}

function quotient(p: Polynomial, divisor: Polynomial, budget: Budget): Polynomial {
  const result = divideExactly(p, divisor, budget);
  if (!result) throw new RangeError("the divisor does not divide");
  return result;
}

/** Irreducible factors of a primitive polynomial without repeated factors. */
function splitSquareFree(p: Polynomial, budget: Budget): Polynomial[] {
  const names = variablesOf(p);
  for (const name of names) {
    const content = contentIn(p, name, budget);
    if (constantValue(content)) continue;
    return [
      ...splitSquareFree(content, budget),
      ...splitSquareFree(primitive(quotient(p, content, budget)), budget),
    ];
  }
  // Without a content in that variable, a factor of degree 0 in it cannot exist.
  if (names.length === 0) return [];
  if (names.some((name) => degreeIn(p, name) === 1)) return [p];
  const [name] = names;
  if (names.length === 1 && name) return splitUnivariate(p, name, budget);
  if (isHomogeneous(p)) return splitHomogeneous(p, names.at(-1) as string, budget);
  return splitBySubstitution(p, names, budget);
}

function splitUnivariate(p: Polynomial, name: string, budget: Budget): Polynomial[] {
  const coefficients = (univariateCoefficients(p, name) ?? []).map((c) => c.n);
  return factorSquareFree(coefficients, budget).map((factor) => fromIntegers(factor, (i) => ({ [name]: i })));
}

const isHomogeneous = ({ terms }: Polynomial): boolean =>
  terms.every((term) => totalDegree(term) === totalDegree(terms[0] as Term));

/** All terms of one degree: with one letter set to 1 the factors keep their shape, and the degrees that are missing
 * put the letter back. */
function splitHomogeneous(p: Polynomial, name: string, budget: Budget): Polynomial[] {
  const flat = collectTerms(
    p.terms.map(({ coefficient, exponents: { [name]: _removed, ...others } }) => ({
      coefficient,
      exponents: others,
    })),
  );
  return splitSquareFree(primitive(flat), budget).map((factor) => {
    const degree = Math.max(...factor.terms.map(totalDegree));
    const restored = factor.terms.map((term) => {
      const missing = degree - totalDegree(term);
      return missing === 0 ? term : { ...term, exponents: { ...term.exponents, [name]: missing } };
    });
    return primitive(collectTerms(restored));
  });
}

const fromIntegers = (
  coefficients: IntegerCoefficients,
  exponentsOf: (i: number) => Readonly<Record<string, number>>,
): Polynomial =>
  collectTerms(
    coefficients.map((c, i) => ({
      coefficient: fromInt(c),
      exponents: Object.fromEntries(Object.entries(exponentsOf(i)).filter(([, exponent]) => exponent > 0)),
    })),
  );

/** Kronecker's substitution: the k-th variable becomes t^(radixₖ), which keeps every exponent readable like a digit.
 * The images of the true factors are products of univariate factors, so trying all products is complete. */
function splitBySubstitution(p: Polynomial, names: readonly string[], budget: Budget): Polynomial[] {
  const radixes = radixesOf(p, names);
  const images = imageFactors(p, radixes, budget);
  const found: Polynomial[] = [];
  let rest = p;
  let pool = images;
  for (let size = 1; 2 * size <= pool.length; ) {
    const hit = trySubsets(rest, { pool, size, radixes }, budget);
    if (!hit) {
      size += 1;
      continue;
    }
    found.push(hit.factor);
    rest = primitive(quotient(rest, hit.factor, budget));
    pool = pool.filter((_, i) => !hit.chosen.includes(i));
  }
  return [...found, rest];
}

interface Radix {
  readonly name: string;
  readonly step: number;
  readonly base: number;
}

function radixesOf(p: Polynomial, names: readonly string[]): Radix[] {
  let step = 1;
  return names.map((name) => {
    const base = degreeIn(p, name) + 1;
    const radix = { name, step, base };
    step *= base;
    return radix;
  });
}

/** The univariate factors of the image, a repeated one as often as it divides. */
function imageFactors(p: Polynomial, radixes: readonly Radix[], budget: Budget): IntegerCoefficients[] {
  const image = collectTerms(
    p.terms.map(({ coefficient, exponents }) => {
      const degree = radixes.reduce((total, { name, step }) => total + (exponents[name] ?? 0) * step, 0);
      return { coefficient, exponents: powerOf("t", degree).terms[0]?.exponents ?? {} };
    }),
  );
  return factorPolynomial(image, budget).factors.flatMap(({ polynomial, multiplicity }) => {
    const integers = (univariateCoefficients(polynomial, "t") ?? []).map((c) => c.n);
    return Array.from({ length: multiplicity }, () => integers);
  });
}

function trySubsets(
  p: Polynomial,
  { pool, size, radixes }: { pool: readonly IntegerCoefficients[]; size: number; radixes: readonly Radix[] },
  budget: Budget,
): { factor: Polynomial; chosen: readonly number[] } | null {
  for (const chosen of choices(pool.length, size)) {
    let product: bigint[] = [1n];
    for (const i of chosen) product = multiplyIntegers(product, pool[i] as IntegerCoefficients);
    budget.spend(product.length * size);
    const factor = primitive(
      fromIntegers(product, (i) =>
        Object.fromEntries(radixes.map(({ name, step, base }) => [name, Math.floor(i / step) % base])),
      ),
    );
    if (!constantValue(factor) && divideExactly(p, factor, budget)) return { factor, chosen };
  }
  return null;
}
