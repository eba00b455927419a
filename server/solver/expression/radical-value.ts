import { type Budget, LimitReached } from "../budget";
import type { Expression, PowerNode } from "./ast";
import { integerPower } from "./integer";
import {
  addRadicals,
  IMAGINARY_RADICAL,
  isRealRadical,
  isZeroRadical,
  multiplyRadicals,
  negateRadical,
  type RadicalSum,
  rootRadical,
  signOfRadical,
  wholeRadical,
} from "./radical-ring";
import { type Rational, rational } from "./rational";
import { integerRoot } from "./surd";

/** A number as one fraction of two sums of roots, neither simplified. The bottom is real and not zero. */
export interface RadicalValue {
  readonly top: RadicalSum;
  readonly bottom: RadicalSum;
}

export interface RadicalOutcome {
  /** Null when the value is undefined or beyond this kind of number. */
  readonly value: RadicalValue | null;
  /** A division by exactly zero was met. */
  readonly undefined: boolean;
  /** An even root of a negative number was met. */
  readonly nonReal: boolean;
}

class NoValue extends Error {
  constructor(readonly divisionByZero: boolean) {
    super("no value");
  }
}

interface Scope {
  readonly at: ReadonlyMap<string, Expression>;
  readonly budget: Budget;
  nonReal: boolean;
}

const ONE = wholeRadical(1n);
const LARGEST_EXPONENT = 4096n;

/** The exact value of an expression of numbers, roots and i, by plain fraction arithmetic that never simplifies.
 * @param at values of the symbols, as expressions
 * @throws {LimitReached} */
export function radicalValue(
  e: Expression,
  at: ReadonlyMap<string, Expression>,
  budget: Budget,
): RadicalOutcome {
  const scope: Scope = { at, budget, nonReal: false };
  try {
    return { value: evaluate(e, scope), undefined: false, nonReal: scope.nonReal };
  } catch (error) {
    if (!(error instanceof NoValue)) throw error;
    return { value: null, undefined: error.divisionByZero, nonReal: scope.nonReal };
  }
}

/** Whether two values are the same number: decided exactly, by multiplying crosswise. */
export function equalValues(a: RadicalValue, b: RadicalValue, budget: Budget): boolean {
  return isZeroRadical(crossDifference(a, b, budget), budget);
}

/** Whether |a - b| ≤ distance, for real values: decided exactly. */
export function withinDistance(
  { a, b, distance }: { readonly a: RadicalValue; readonly b: RadicalValue; readonly distance: Rational },
  budget: Budget,
): boolean {
  if (!isRealRadical(a.top) || !isRealRadical(b.top)) return false;
  const bottom = multiplyRadicals(a.bottom, b.bottom, budget);
  const difference = multiplyRadicals(crossDifference(a, b, budget), wholeRadical(distance.d), budget);
  const allowed = multiplyRadicals(bottom, wholeRadical(distance.n), budget);
  const orientation = signOfRadical(bottom, budget);
  const above = signOfRadical(addRadicals(allowed, negateRadical(difference)), budget) * orientation;
  const below = signOfRadical(addRadicals(allowed, difference), budget) * orientation;
  return above >= 0 && below >= 0;
}

const crossDifference = (a: RadicalValue, b: RadicalValue, budget: Budget): RadicalSum =>
  addRadicals(
    multiplyRadicals(a.top, b.bottom, budget),
    negateRadical(multiplyRadicals(b.top, a.bottom, budget)),
  );

function evaluate(e: Expression, scope: Scope): RadicalValue {
  scope.budget.spend();
  const each = (parts: readonly Expression[]) => parts.map((part) => evaluate(part, scope));
  switch (e.kind) {
    case "number":
      return fraction(e.value);
    case "mixed":
      return quotient(
        fraction({ n: e.whole * e.denominator + e.numerator, d: 1n }),
        whole(e.denominator),
        scope,
      );
    case "symbol":
      return lookedUp(e.name, scope);
    case "constant":
      if (e.name === "i") return { top: IMAGINARY_RADICAL, bottom: ONE };
      throw new NoValue(false);
    case "sum":
      return each(e.terms).reduce((a, b) => sum(a, b, scope));
    case "product":
      return each(e.factors).reduce((a, b) => product(a, b, scope));
    case "quotient":
      return quotient(evaluate(e.numerator, scope), evaluate(e.denominator, scope), scope);
    case "negation": {
      const { top, bottom } = evaluate(e.operand, scope);
      return { top: negateRadical(top), bottom };
    }
    case "percent":
      return quotient(evaluate(e.operand, scope), whole(100n), scope);
    case "power":
      return power(e, scope);
    case "root":
      return rootOf(evaluate(e.radicand, scope), e.index, scope);
    case "absolute":
      return size(evaluate(e.operand, scope), scope);
    default:
      throw new NoValue(false);
  }
}

const whole = (n: bigint): RadicalValue => ({ top: wholeRadical(n), bottom: ONE });
const fraction = ({ n, d }: Rational): RadicalValue => ({ top: wholeRadical(n), bottom: wholeRadical(d) });

function lookedUp(name: string, scope: Scope): RadicalValue {
  const value = scope.at.get(name);
  if (!value) throw new NoValue(false);
  const inner: Scope = { at: new Map(), budget: scope.budget, nonReal: false };
  const result = evaluate(value, inner);
  scope.nonReal ||= inner.nonReal;
  return result;
}

function sum(a: RadicalValue, b: RadicalValue, { budget }: Scope): RadicalValue {
  const [x] = a.bottom;
  const [y] = b.bottom;
  const same = a.bottom.length === 1 && b.bottom.length === 1 && x && y && x.index === 1n && y.index === 1n;
  if (same && x.coefficient === y.coefficient && !x.imaginary && !y.imaginary) {
    return { top: addRadicals(a.top, b.top), bottom: a.bottom };
  }
  return {
    top: addRadicals(multiplyRadicals(a.top, b.bottom, budget), multiplyRadicals(b.top, a.bottom, budget)),
    bottom: multiplyRadicals(a.bottom, b.bottom, budget),
  };
}

const product = (a: RadicalValue, b: RadicalValue, { budget }: Scope): RadicalValue => ({
  top: multiplyRadicals(a.top, b.top, budget),
  bottom: multiplyRadicals(a.bottom, b.bottom, budget),
});

function quotient(a: RadicalValue, b: RadicalValue, scope: Scope): RadicalValue {
  if (isZeroRadical(b.top, scope.budget)) throw new NoValue(true);
  return product(a, withRealBottom({ top: b.bottom, bottom: b.top }, scope), scope);
}

/** The same value with a real bottom, by multiplying top and bottom by the conjugate of the bottom. */
function withRealBottom(value: RadicalValue, { budget }: Scope): RadicalValue {
  if (isRealRadical(value.bottom)) return value;
  const conjugate = value.bottom.map((term) =>
    term.imaginary ? { ...term, coefficient: -term.coefficient } : term,
  );
  return {
    top: multiplyRadicals(value.top, conjugate, budget),
    bottom: multiplyRadicals(value.bottom, conjugate, budget),
  };
}

/** The value as a rational number; none when it is not one of plain terms. */
function rationalOf({ top, bottom }: RadicalValue): Rational | null {
  const [n] = top;
  const [d] = bottom;
  if (!d || bottom.length > 1 || top.length > 1 || d.index !== 1n || d.imaginary) return null;
  if (!n) return { n: 0n, d: 1n };
  return n.index === 1n && !n.imaginary ? rational(n.coefficient, d.coefficient) : null;
}

function power(e: PowerNode, scope: Scope): RadicalValue {
  const exponent = rationalOf(evaluate(e.exponent, scope));
  const base = evaluate(e.base, scope);
  if (!exponent) throw new NoValue(false);
  const zero = isZeroRadical(base.top, scope.budget);
  if (zero && exponent.n <= 0n) throw new NoValue(exponent.n < 0n);
  const taken = exponent.d === 1n ? base : rootOf(base, exponent.d, scope);
  const positive = exponent.n < 0n ? quotient(whole(1n), taken, scope) : taken;
  const count = exponent.n < 0n ? -exponent.n : exponent.n;
  return repeated(positive, count, scope);
}

function repeated(base: RadicalValue, count: bigint, scope: Scope): RadicalValue {
  if (count > LARGEST_EXPONENT) throw new LimitReached("number-size");
  let result = whole(1n);
  for (const bit of count.toString(2)) {
    result = product(result, result, scope);
    if (bit === "1") result = product(result, base, scope);
  }
  return result;
}

function rootOf(value: RadicalValue, index: bigint, scope: Scope): RadicalValue {
  const { top, bottom } = value;
  if (isZeroRadical(top, scope.budget)) return whole(0n);
  const [n] = top;
  const [d] = bottom;
  if (!n || !d || bottom.length > 1 || d.imaginary) throw new NoValue(false);
  if (top.length > 1) return nestedRoot(value, index, scope);
  if (n.imaginary) throw new NoValue(false);
  const negative = n.coefficient < 0n !== d.coefficient < 0n;
  const over = (part: typeof n) => {
    const coefficient = part.coefficient < 0n ? -part.coefficient : part.coefficient;
    return rootRadical(integerPower(coefficient, part.index) * part.radicand, part.index * index);
  };
  const positive = { top: over(n), bottom: over(d) };
  if (!negative) return positive;
  if (index % 2n === 1n) return { ...positive, top: negateRadical(positive.top) };
  scope.nonReal = true;
  if (index !== 2n) throw new NoValue(false);
  return { ...positive, top: multiplyRadicals(positive.top, IMAGINARY_RADICAL, scope.budget) };
}

/** √((a + b√m)/d) = (√(2(A + n)) ± √(2(A - n)))/(2d) with A = ad, B = bd and n² = A² - B²m, where that is a square. */
function nestedRoot({ top, bottom }: RadicalValue, index: bigint, scope: Scope): RadicalValue {
  const plain = top.find((term) => term.index === 1n);
  const surd = top.find((term) => term.index === 2n);
  const [d] = bottom;
  const fits = plain && surd && d && top.length === 2 && index === 2n && d.index === 1n;
  if (!fits || plain.imaginary || surd.imaginary) throw new NoValue(false);
  const [a, b] = [plain.coefficient * d.coefficient, surd.coefficient * d.coefficient];
  const square = a * a - b * b * surd.radicand;
  const isNegative = square < 0n ? b < 0n : a < 0n;
  if (isNegative) scope.nonReal = true;
  const n = square < 0n ? 0n : integerRoot(square, 2n);
  if (isNegative || square < 0n || n * n !== square) throw new NoValue(false);
  const larger = rootRadical(2n * (a + n), 2n);
  const smaller = a === n ? [] : rootRadical(2n * (a - n), 2n);
  const bottomSize = d.coefficient < 0n ? -d.coefficient : d.coefficient;
  return {
    top: addRadicals(larger, b < 0n ? negateRadical(smaller) : smaller),
    bottom: wholeRadical(2n * bottomSize),
  };
}

function size(value: RadicalValue, scope: Scope): RadicalValue {
  const { budget } = scope;
  if (isRealRadical(value.top)) {
    const sign = signOfRadical(value.top, budget) * signOfRadical(value.bottom, budget);
    return sign < 0 ? { ...value, top: negateRadical(value.top) } : value;
  }
  const real = value.top.filter((term) => !term.imaginary);
  const imaginary = value.top.filter((term) => term.imaginary).map((term) => ({ ...term, imaginary: false }));
  const squares = addRadicals(
    multiplyRadicals(real, real, budget),
    multiplyRadicals(imaginary, imaginary, budget),
  );
  return rootOf({ top: squares, bottom: multiplyRadicals(value.bottom, value.bottom, budget) }, 2n, scope);
}
