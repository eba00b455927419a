import { charge } from "../../ledger";
import { type Budget, LimitReached } from "../../types";
import { boundedPower } from "../bounded-power";
import { factorPolynomial } from "../factorization";
import { wordsOf } from "../integer";
import { absolute, fromInt, isOne, multiply, power, type Rational, rational } from "../rational";
import { formsFrom, lettersFor, polynomialFrom } from "./division";
import {
  type Base,
  type Form,
  formKey,
  isNonNegative,
  isZeroForm,
  multiplyPowers,
  negateForm,
  ONE_FORM,
  type Power,
  powerForm,
  Undefined,
  ZERO_FORM,
} from "./form";
import { baseOf, multiplyForms, sumForm } from "./sum";

/** Work allowed for taking a sum apart; when it does not suffice the sum stays whole. */
const FACTORING_WORK = 6000;
const MOST_FACTORED_TERMS = 10;
const LARGEST_PRIME = 2000n;

/** form^exponent, as far as that keeps the value for every real number where the power has one.
 * @throws {Undefined} for 0⁰ and the powers of 0 below it */
export function raise(form: Form, exponent: Rational, budget: Budget): Form {
  budget.spend();
  if (isOne(exponent)) return form;
  if (isZeroForm(form)) {
    if (exponent.n <= 0n) throw new Undefined();
    return ZERO_FORM;
  }
  if (exponent.n === 0n) return ONE_FORM;
  const whole = exponent.d === 1n && exponent.n > 0n;
  const base = whole ? form : takenApart(form, exponent.d === 1n, budget);
  if (exponent.d % 2n === 1n) return plainPower(base, exponent, budget);
  return evenRoot(base, exponent, budget);
}

/** For a whole exponent, and for an odd root, every factor takes the exponent. */
function plainPower(form: Form, exponent: Rational, budget: Budget): Form {
  const powers = [...form.powers.values()].map((part) => raisedPower(part, exponent));
  return multiplyForms([numberPower(form.coefficient, exponent, budget), ...powers], budget);
}

const raisedPower = ({ base, exponent }: Power, by: Rational): Form =>
  powerForm(base, multiply(exponent, by));

/** coefficient^exponent with the primes under a root as bases. */
function numberPower(coefficient: Rational, exponent: Rational, budget: Budget): Form {
  if (exponent.d === 1n) return { coefficient: boundedPower(coefficient, exponent.n), powers: new Map() };
  const sign = coefficient.n < 0n && exponent.n % 2n !== 0n ? -1 : 1;
  const size = absolute(coefficient);
  return multiplyPowers([
    { coefficient: fromInt(sign), powers: new Map() },
    ...primesOf(size.n, budget).map(([prime, count]) => rootOfNumber(prime, count, exponent)),
    ...primesOf(size.d, budget).map(([prime, count]) => rootOfNumber(prime, -count, exponent)),
  ]);
}

const rootOfNumber = (value: bigint, count: bigint, exponent: Rational): Form =>
  powerForm({ kind: "number", key: `#${value}`, value }, rational(exponent.n * count, exponent.d));

/** A whole number as powers of primes; what is left beyond the largest that is tried counts as one. */
export function primesOf(n: bigint, budget: Budget): [bigint, bigint][] {
  const found: [bigint, bigint][] = [];
  let rest = n;
  for (let p = 2n; p * p <= rest && p < LARGEST_PRIME; p += 1n) {
    let count = 0n;
    for (; rest % p === 0n; rest /= p) count += 1n;
    if (count > 0n) found.push([p, count]);
  }
  budget.spend(20);
  charge(100 * wordsOf(n));
  if (rest > 1n) found.push([rest, 1n]);
  return found;
}

/** √(ab) is √a·√b only where both are known not to be negative; √(x²) is |x|. */
function evenRoot(form: Form, exponent: Rational, budget: Budget): Form {
  const known: Form[] = [numberPower(absolute(form.coefficient), exponent, budget)];
  const unknown: Power[] = [];
  for (const part of form.powers.values()) {
    if (part.exponent.d % 2n === 0n || isNonNegative(part.base)) known.push(raisedPower(part, exponent));
    else if (part.exponent.n % 2n === 0n)
      known.push(raisedPower({ ...part, base: sizeOf(part.base) }, exponent));
    else unknown.push(part);
  }
  const negative = form.coefficient.n < 0n;
  return multiplyForms([...known, ...rootOfUnknown(unknown, { negative, exponent })], budget);
}

function rootOfUnknown(
  unknown: readonly Power[],
  { negative, exponent }: { readonly negative: boolean; readonly exponent: Rational },
): Form[] {
  const [only] = unknown;
  if (!only && !negative) return [];
  if (only && unknown.length === 1 && !negative) return [raisedPower(only, exponent)];
  if (only && unknown.length === 1 && only.base.kind === "sum" && isOne(only.exponent)) {
    return [powerForm(baseOf(only.base.terms.map(negateForm)), exponent)];
  }
  const form = multiplyPowers([
    { coefficient: fromInt(negative ? -1 : 1), powers: new Map() },
    ...unknown.map(({ base, exponent: own }) => powerForm(base, own)),
  ]);
  return [powerForm({ kind: "product", key: `[${formKey(form)}]`, form }, exponent)];
}

/** |base|, whose even powers are those of the base. */
function sizeOf(base: Base): Base {
  return { kind: "size", key: `|${base.key}|`, of: base };
}

/** The sums of a form split into irreducible factors: below a fraction line so that they cancel, under a root so
 * that squares come out of it. */
function takenApart(form: Form, below: boolean, budget: Budget): Form {
  const parts: Form[] = [{ coefficient: form.coefficient, powers: new Map() }];
  for (const part of form.powers.values()) {
    const { base, exponent } = part;
    const isFresh = base.kind === "sum" && exponent.d === 1n && exponent.n > 0n;
    const split = isFresh ? factorsOf(base.terms, below, budget) : null;
    parts.push(split ? plainWhole(split, exponent.n) : powerForm(base, exponent));
  }
  return multiplyPowers(parts);
}

const plainWhole = (form: Form, k: bigint): Form =>
  multiplyPowers([
    { coefficient: power(form.coefficient, k), powers: new Map() },
    ...[...form.powers.values()].map((part) => raisedPower(part, fromInt(k))),
  ]);

/** Null when the sum does not split, or not within the work allowed. */
function factorsOf(terms: readonly Form[], below: boolean, budget: Budget): Form | null {
  if (terms.length > MOST_FACTORED_TERMS) return null;
  const letters = lettersFor(terms);
  const polynomial = polynomialFrom(terms, letters);
  if (!polynomial) return null;
  try {
    const { content, factors } = factorPolynomial(polynomial, smallBudget(budget));
    const squareFree = factors.every(({ multiplicity }) => multiplicity === 1);
    if (factors.length < 2 && squareFree) return null;
    if (squareFree && !below) return null;
    return multiplyPowers([
      { coefficient: content, powers: new Map() },
      ...factors.map(({ polynomial: factor, multiplicity }) =>
        plainWhole(sumForm(formsFrom(factor, letters)), BigInt(multiplicity)),
      ),
    ]);
  } catch (error) {
    if (error instanceof LimitReached) return null;
    throw error;
  }
}

function smallBudget(budget: Budget): Budget {
  let left = FACTORING_WORK;
  return {
    spend(units = 1) {
      budget.spend(units);
      left -= units;
      if (left < 0) throw new LimitReached("work");
    },
  };
}

/** Whether a form is known to have positive values only. */
export const isPositive = (form: Form): boolean =>
  form.coefficient.n > 0n && [...form.powers.values()].every(({ base }) => isNonNegative(base));

export const reciprocal = (form: Form, budget: Budget): Form => raise(form, { n: -1n, d: 1n }, budget);
