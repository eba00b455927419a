import type { Expression } from "../../expression/ast";
import { boundedPower } from "../../expression/bounded-power";
import { evaluateExact } from "../../expression/evaluate-exact";
import { polynomialOf, univariateCoefficients } from "../../expression/polynomial";
import {
  add,
  fromInt,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  ZERO,
} from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";

/** slope · x + constant, the exponent of one prime base (or of e). */
export interface Line {
  readonly slope: Rational;
  readonly constant: Rational;
}

/** coefficient · Π base^(line): bases are primes and "e". */
export interface ExponentialTerm {
  readonly coefficient: Rational;
  readonly powers: ReadonlyMap<string, Line>;
}

const LARGEST_PRIME = 2000n;

/** A sum of products of powers with linear exponents; null when the expression is something else. */
export function exponentialTerms(e: Expression, unknown: string, budget: Budget): ExponentialTerm[] | null {
  budget.spend();
  const inside = (part: Expression) => exponentialTerms(part, unknown, budget);
  switch (e.kind) {
    case "sum": {
      const lists = e.terms.map(inside);
      return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
    }
    case "negation":
      return inside(e.operand)?.map((term) => ({ ...term, coefficient: negate(term.coefficient) })) ?? null;
    case "product":
      return e.factors.map(inside).reduce((a, b) => a && b && multiplied(a, b), [UNIT]);
    case "quotient": {
      const [below, ...more] = inside(e.denominator) ?? [];
      const above = inside(e.numerator);
      if (!below || more.length > 0 || !above || isZero(below.coefficient)) return null;
      return multiplied(
        above,
        [raised(below, fromInt(-1))].flatMap((term) => term ?? []),
      );
    }
    case "power":
      return powerTerm(e.base, e.exponent, { unknown, budget });
    case "root": {
      const [term, ...more] = inside(e.radicand) ?? [];
      const found = term && more.length === 0 ? rootOf(term, e.index, budget) : null;
      return found && [found];
    }
    case "constant":
      return e.name === "e"
        ? [{ coefficient: ONE, powers: new Map([["e", { slope: ZERO, constant: ONE }]]) }]
        : null;
    default: {
      const value = evaluateExact(e, new Map(), budget);
      return value && [{ coefficient: value, powers: new Map() }];
    }
  }
}

const UNIT: ExponentialTerm = { coefficient: ONE, powers: new Map() };

function multiplied(a: readonly ExponentialTerm[], b: readonly ExponentialTerm[]): ExponentialTerm[] {
  return a.flatMap((left) =>
    b.map((right) => ({
      coefficient: multiply(left.coefficient, right.coefficient),
      powers: addedPowers(left.powers, right.powers),
    })),
  );
}

/** The powers of a product; a line that is zero is left out. */
export function addedPowers(a: ReadonlyMap<string, Line>, b: ReadonlyMap<string, Line>): Map<string, Line> {
  const result = new Map(a);
  for (const [base, line] of b) {
    const before = result.get(base) ?? { slope: ZERO, constant: ZERO };
    const next = { slope: add(before.slope, line.slope), constant: add(before.constant, line.constant) };
    if (isZero(next.slope) && isZero(next.constant)) result.delete(base);
    else result.set(base, next);
  }
  return result;
}

/** A term to a rational power; null when a coefficient would need a root. */
export function raised(term: ExponentialTerm, exponent: Rational): ExponentialTerm | null {
  if (exponent.d !== 1n && !(term.coefficient.n === 1n && term.coefficient.d === 1n)) return null;
  const coefficient = exponent.d === 1n ? boundedPower(term.coefficient, exponent.n) : ONE;
  const powers = [...term.powers].map(([base, { slope, constant }]): [string, Line] => [
    base,
    { slope: multiply(slope, exponent), constant: multiply(constant, exponent) },
  ]);
  return { coefficient, powers: new Map(powers) };
}

function rootOf(term: ExponentialTerm, index: bigint, budget: Budget): ExponentialTerm | null {
  const own = raised({ ...term, coefficient: ONE }, rational(1n, index));
  const number = primePowers(term.coefficient, { slope: ZERO, constant: rational(1n, index) }, budget);
  return own && number && { coefficient: ONE, powers: addedPowers(own.powers, number) };
}

function powerTerm(
  base: Expression,
  exponent: Expression,
  { unknown, budget }: { readonly unknown: string; readonly budget: Budget },
): ExponentialTerm[] | null {
  const polynomial = polynomialOf(exponent, budget);
  const line = polynomial && univariateCoefficients(polynomial, unknown);
  if (!line || line.length > 2) return null;
  const [constant = ZERO, slope = ZERO] = line;
  if (symbolsOf(base).length > 0) {
    const [inner, ...more] = isZero(slope) ? (exponentialTerms(base, unknown, budget) ?? []) : [];
    const whole = inner && more.length === 0 ? raised(inner, constant) : null;
    return whole && [whole];
  }
  if (base.kind === "constant") {
    return base.name === "e" ? [{ coefficient: ONE, powers: new Map([["e", { slope, constant }]]) }] : null;
  }
  const value = evaluateExact(base, new Map(), budget);
  if (value && isZero(slope) && constant.d === 1n)
    return [{ coefficient: boundedPower(value, constant.n), powers: new Map() }];
  if (!value) {
    const [inner, ...more] = exponentialTerms(base, unknown, budget) ?? [];
    if (!inner || more.length > 0 || inner.coefficient.n !== inner.coefficient.d) return null;
    const powers = [...inner.powers].map(([prime, { constant: k }]): [string, Line] => [
      prime,
      { slope: multiply(k, slope), constant: multiply(k, constant) },
    ]);
    return [{ coefficient: ONE, powers: new Map(powers) }];
  }
  const powers = primePowers(value, { slope, constant }, budget);
  return powers && [{ coefficient: ONE, powers }];
}

/** value^line as powers of primes; null for values that are not positive or have a large prime factor. */
export function primePowers(value: Rational, line: Line, budget: Budget): Map<string, Line> | null {
  if (value.n <= 0n) return null;
  const result = new Map<string, Line>();
  for (const [part, sign] of [
    [value.n, 1n],
    [value.d, -1n],
  ] as const) {
    let rest = part;
    for (let prime = 2n; rest > 1n && prime <= LARGEST_PRIME; prime++) {
      budget.spend();
      let count = 0n;
      for (; rest % prime === 0n; rest /= prime) count += sign;
      if (count === 0n) continue;
      const by = fromInt(count);
      result.set(prime.toString(), {
        slope: multiply(line.slope, by),
        constant: multiply(line.constant, by),
      });
    }
    if (rest > 1n) return null;
  }
  return result;
}
