import type { Expression } from "../../expression/ast";
import { int, number, power, product, quotient, root, scaled, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { logarithm, rationalLogarithm } from "../../expression/logarithm";
import {
  absolute,
  add,
  fromInt,
  isNegative,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  ZERO,
} from "../../expression/rational";
import type { Budget } from "../../types";

/** A factor of the argument with its exponent. */
export interface Part {
  readonly coefficient: Rational;
  readonly atom: Expression;
}

const NOTHING: ReadonlyMap<string, Rational> = new Map();

/** The factors of an argument with their exponents, in the order in which they stand; null when it has a minus. */
export function factorsOf(e: Expression, exponent: Rational, budget: Budget): Part[] | null {
  budget.spend();
  switch (e.kind) {
    case "product":
      return all(e.factors.map((factor) => factorsOf(factor, exponent, budget)));
    case "quotient":
      return all([
        factorsOf(e.numerator, exponent, budget),
        factorsOf(e.denominator, negate(exponent), budget),
      ]);
    case "root":
      return factorsOf(e.radicand, multiply(exponent, rational(1n, e.index)), budget);
    case "power": {
      const inner = evaluateExact(e.exponent, NOTHING, budget);
      return inner
        ? factorsOf(e.base, multiply(exponent, inner), budget)
        : [{ coefficient: exponent, atom: e }];
    }
    case "negation":
    case "absolute":
      return null;
    default:
      return [{ coefficient: exponent, atom: e }];
  }
}

const all = (lists: readonly (Part[] | null)[]): Part[] | null =>
  lists.some((list) => list === null) ? null : lists.flatMap((list) => list as Part[]);

/** log_base(atom) when it is a rational number. */
export function knownLogarithm(base: Expression, atom: Expression, budget: Budget): Rational | null {
  if (base.kind === "constant" || atom.kind === "constant") {
    if (base.kind === "constant" && atom.kind === "constant" && base.name === atom.name) return ONE;
    return atom.kind === "number" && atom.value.n === atom.value.d ? ZERO : null;
  }
  if (base.kind === "symbol" && atom.kind === "symbol" && base.name === atom.name) return ONE;
  const value = evaluateExact(atom, NOTHING, budget);
  const of = evaluateExact(base, NOTHING, budget);
  return value && of ? rationalLogarithm(value, of) : null;
}

/** The value of log_base(argument) when it is rational: as a whole or factor by factor. */
export function logarithmValue(base: Expression, argument: Expression, budget: Budget): Rational | null {
  const whole = knownLogarithm(base, argument, budget);
  if (whole) return whole;
  const parts = factorsOf(argument, ONE, budget);
  const bases = base.kind === "root" || base.kind === "power" ? factorsOf(base, ONE, budget) : null;
  const [only] = bases ?? [];
  const inner = bases?.length === 1 && only ? only : { coefficient: ONE, atom: base };
  let total = ZERO;
  for (const { coefficient, atom } of parts ?? []) {
    const known = knownLogarithm(inner.atom, atom, budget);
    if (!known) return null;
    total = add(total, multiply(coefficient, known));
  }
  return parts && !isZero(inner.coefficient)
    ? multiply(total, rational(inner.coefficient.d, inner.coefficient.n))
    : null;
}

/** Σ coefficient · log(atom), with the logarithms that are numbers worked out. */
export function sumOfLogarithms(base: Expression, parts: readonly Part[], budget: Budget | null): Expression {
  const terms = parts.flatMap(({ coefficient, atom }) => {
    const known = budget && knownLogarithm(base, atom, budget);
    if (known) {
      const value = multiply(coefficient, known);
      return isZero(value) ? [] : [number(value)];
    }
    return [scaled(coefficient, logarithm(base, atom))];
  });
  return terms.length === 0 ? int(0) : sum(terms);
}

/** Π atom^exponent as one fraction: roots for halves and thirds, what has a minus below the bar. */
export function productOfPowers(parts: readonly Part[]): Expression {
  const above = parts.filter(({ coefficient }) => !isNegative(coefficient)).map(raised);
  const below = parts.filter(({ coefficient }) => isNegative(coefficient)).map(raised);
  const top = product(withOneNumber(above));
  return below.length === 0 ? top : reduced(top, product(withOneNumber(below)));
}

function raised({ coefficient, atom }: Part): Expression {
  const { n, d } = absolute(coefficient);
  const base =
    n === 1n ? atom : atom.kind === "number" ? number(powerOf(atom.value, n)) : power(atom, int(n));
  return d === 1n ? base : root(base, d);
}

const powerOf = (value: Rational, n: bigint): Rational =>
  Array.from({ length: Number(n < 20n ? n : 20n) }, () => value).reduce(multiply, ONE);

/** The numbers in front, multiplied together. */
function withOneNumber(factors: readonly Expression[]): Expression[] {
  const numbers = factors.filter((factor) => factor.kind === "number");
  const rest = factors.filter((factor) => factor.kind !== "number");
  const total = numbers
    .map((factor) => (factor.kind === "number" ? factor.value : ONE))
    .reduce(multiply, ONE);
  return total.n === total.d && rest.length > 0 ? rest : [number(total), ...rest];
}

function reduced(top: Expression, bottom: Expression): Expression {
  const leading = (e: Expression) =>
    e.kind === "number" ? e : e.kind === "product" && e.factors[0]?.kind === "number" ? e.factors[0] : null;
  const [a, b] = [leading(top), leading(bottom)];
  if (!a || !b || a.kind !== "number" || b.kind !== "number") return quotient(top, bottom);
  const ratio = rational(a.value.n * b.value.d, a.value.d * b.value.n);
  const rest = (e: Expression) => (e.kind === "product" ? e.factors.slice(1) : []);
  const above = product(withOneNumber([number(fromInt(ratio.n)), ...rest(top)]));
  const below = withOneNumber([number(fromInt(ratio.d)), ...rest(bottom)]);
  const single = product(below);
  return single.kind === "number" && single.value.n === 1n ? above : quotient(above, single);
}
