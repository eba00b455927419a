import type { Budget } from "../budget";
import { isUndefined } from "../ledger";
import type { Expression } from "./ast";
import { evaluateExact } from "./evaluate-exact";
import {
  collectRadicals,
  imaginaryTerm,
  inverseTerm,
  letterTerm,
  negateTerm,
  numberTerm,
  type RadicalPolynomial,
  type RadicalTerm,
  type RootReading,
  rootTerm,
  timesRadicals,
  timesTerm,
} from "./radical-term";
import { fromInt, isZero, ONE, type Rational } from "./rational";
import { symbolsOf } from "./walk";

/** A fraction of radical expressions, as read; the bottom is not zero. */
export interface RadicalFraction {
  readonly top: RadicalPolynomial;
  readonly bottom: RadicalPolynomial;
}

export interface RadicalReader extends RootReading {
  readonly budget: Budget;
}

const ONE_TERM: RadicalPolynomial = [numberTerm(ONE)];
const MOST_TERMS = 40;
const LARGEST_POWER = 200n;

/** An expression of numbers, letters, + - · ÷, powers and roots of single terms as one fraction; null for anything
 * else, for a division by zero and for an even root of a negative number.
 * @throws {LimitReached} */
export function radicalFraction(e: Expression, reader: RadicalReader): RadicalFraction | null {
  reader.budget.spend();
  const part = (child: Expression) => radicalFraction(child, reader);
  switch (e.kind) {
    case "number":
      return whole(collectRadicals([numberTerm(e.value)]));
    case "symbol":
      return whole([letterTerm(e.name)]);
    case "constant":
      return e.name === "i" ? whole([imaginaryTerm()]) : null;
    case "negation": {
      const inner = part(e.operand);
      return inner && { ...inner, top: inner.top.map(negateTerm) };
    }
    case "sum":
      return e.terms.map(part).reduce((a, b) => a && b && sumOf(a, b), whole([]));
    case "product":
      return e.factors.map(part).reduce((a, b) => a && b && productOf(a, b), whole(ONE_TERM));
    case "quotient": {
      const above = part(e.numerator);
      const below = part(e.denominator);
      return above && below && below.top.length > 0
        ? productOf(above, { top: below.bottom, bottom: below.top })
        : null;
    }
    case "power":
      return powerOf(e, reader);
    case "root": {
      const inside = singleTerm(e.radicand, reader);
      const taken = inside && rootTerm(inside, e.index, reader);
      return taken && whole(collectRadicals([taken]));
    }
    default:
      return null;
  }
}

const whole = (top: RadicalPolynomial): RadicalFraction => ({ top, bottom: ONE_TERM });

/** An expression that comes to one term; null when it does not. */
export function singleTerm(e: Expression, reader: RadicalReader): RadicalTerm | null {
  const value = radicalFraction(e, reader);
  if (value?.bottom.length !== 1) return null;
  const [above, ...more] = value.top;
  const [below] = value.bottom;
  if (more.length > 0 || !below) return null;
  return above ? timesTerm(above, inverseTerm(below)) : null;
}

const isOneTerm = (p: RadicalPolynomial): boolean => p.length === 1;

function sumOf(a: RadicalFraction, b: RadicalFraction): RadicalFraction | null {
  const [x, y] = [divided(a), divided(b)];
  if (isOneTerm(x.bottom) && isOneTerm(y.bottom))
    return limited({ top: collectRadicals([...x.top, ...y.top]), bottom: ONE_TERM });
  return limited({
    top: collectRadicals([...timesRadicals(x.top, y.bottom), ...timesRadicals(y.top, x.bottom)]),
    bottom: timesRadicals(x.bottom, y.bottom),
  });
}

const productOf = (a: RadicalFraction, b: RadicalFraction): RadicalFraction | null =>
  a.top.length * b.top.length > MOST_TERMS
    ? null
    : limited({ top: timesRadicals(a.top, b.top), bottom: timesRadicals(a.bottom, b.bottom) });

const limited = (value: RadicalFraction): RadicalFraction | null =>
  value.bottom.length === 0 || value.top.length > MOST_TERMS || value.bottom.length > MOST_TERMS
    ? null
    : value;

/** A single term below is divided by, so that the bottom is 1. */
export function divided({ top, bottom }: RadicalFraction): RadicalFraction {
  const [below] = bottom;
  if (!below || bottom.length > 1) return { top, bottom };
  const inverse = inverseTerm(below);
  return { top: collectRadicals(top.map((term) => timesTerm(term, inverse))), bottom: ONE_TERM };
}

function powerOf(e: Expression & { kind: "power" }, reader: RadicalReader): RadicalFraction | null {
  const exponent = symbolsOf(e.exponent).length > 0 ? null : numberOf(e.exponent, reader.budget);
  if (!exponent || exponent.n > LARGEST_POWER || exponent.n < -LARGEST_POWER) return null;
  const base = radicalFraction(e.base, reader);
  if (!base || (base.top.length === 0 && exponent.n <= 0n)) return null;
  const taken = exponent.d === 1n ? base : rootOfFraction(e.base, exponent.d, reader);
  const positive = taken && exponent.n < 0n ? { top: taken.bottom, bottom: taken.top } : taken;
  const count = exponent.n < 0n ? -exponent.n : exponent.n;
  if (positive && count > 8n && positive.top.length + positive.bottom.length > 2) return null;
  let result: RadicalFraction | null = whole(ONE_TERM);
  for (let k = 0n; k < count; k += 1n) {
    reader.budget.spend();
    result = result && positive && productOf(result, positive);
  }
  return result;
}

function rootOfFraction(base: Expression, index: bigint, reader: RadicalReader): RadicalFraction | null {
  const inside = singleTerm(base, reader);
  const taken = inside && rootTerm(inside, index, reader);
  return taken && whole([taken]);
}

function numberOf(e: Expression, budget: Budget): Rational | null {
  try {
    const value = evaluateExact(e, new Map(), budget);
    return value && (isZero(value) ? fromInt(0) : value);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}
