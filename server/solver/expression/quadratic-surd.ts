import type { Budget } from "../budget";
import type { Expression } from "./ast";
import { boundedPower } from "./bounded-power";
import { NoValue } from "./no-value";
import {
  add,
  divide,
  fromInt,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "./rational";
import { integerRoot } from "./surd";

/** p + q√m, where the field decides m. */
interface Surd {
  readonly p: Rational;
  readonly q: Rational;
}

/** re + im·i with both parts in ℚ(√m). m > 0 is no square; it is 1 for plain (complex) rationals, and then q is
 * zero everywhere. */
export interface SurdNumber {
  readonly m: bigint;
  readonly re: Surd;
  readonly im: Surd;
}

/** Powers of irrational numbers grow long; no exercise goes further. */
const LARGEST_EXPONENT = 64n;

const surd = (p: Rational, q: Rational = ZERO): Surd => ({ p, q });
const NOTHING = surd(ZERO);

const fromRational = (value: Rational): SurdNumber => ({ m: 1n, re: surd(value), im: NOTHING });

/** Whether the number is exactly zero. */
export const isZeroSurd = ({ re, im }: SurdNumber): boolean => [re.p, re.q, im.p, im.q].every(isZero);

/** The rational it is equal to, or null. */
export const rationalPart = ({ re, im }: SurdNumber): Rational | null =>
  isZero(re.q) && isZero(im.p) && isZero(im.q) ? re.p : null;

export const isReal = ({ im }: SurdNumber): boolean => isZero(im.p) && isZero(im.q);

/** A text that two numbers share exactly when they are equal, whatever field they were written in. */
export function surdKey({ m, re, im }: SurdNumber): string {
  const part = ({ p, q }: Surd) => {
    const square = multiply(multiply(q, q), fromInt(m));
    return `${p.n}/${p.d},${q.n < 0n ? "-" : ""}${square.n}/${square.d}`;
  };
  return `${part(re)};${part(im)}`;
}

/** The value in the smallest field that holds it; null when two different square roots meet, or for anything but
 * arithmetic, whole powers, square roots of rationals and i.
 * @throws {NoValue} "division by zero" */
export function evaluateSurd(
  e: Expression,
  at: ReadonlyMap<string, SurdNumber>,
  budget: Budget,
): SurdNumber | null {
  budget.spend();
  const value = (part: Expression) => evaluateSurd(part, at, budget);
  switch (e.kind) {
    case "number":
      return fromRational(e.value);
    case "mixed":
      return fromRational(add(fromInt(e.whole), rational(e.numerator, e.denominator)));
    case "symbol":
      return at.get(e.name) ?? null;
    case "constant":
      return e.name === "i" ? { m: 1n, re: NOTHING, im: surd(ONE) } : null;
    case "sum":
      return e.terms.map(value).reduce((a, b) => a && b && addSurds(a, b));
    case "product":
      return e.factors.map(value).reduce((a, b) => a && b && multiplySurds(a, b));
    case "quotient":
      return quotientOf(value(e.numerator), value(e.denominator));
    case "negation":
      return scaled(value(e.operand), fromInt(-1));
    case "percent":
      return scaled(value(e.operand), rational(1n, 100n));
    case "power":
      return powerOf(value(e.base), value(e.exponent), budget);
    case "root":
      return e.index === 2n ? squareRootOf(value(e.radicand)) : null;
    default:
      return null;
  }
}

/** The coefficients (ascending) of a polynomial, at a number, by Horner's rule. */
export function evaluatePolynomialAt(coefficients: readonly Rational[], x: SurdNumber): SurdNumber | null {
  let total: SurdNumber | null = fromRational(ZERO);
  for (const coefficient of coefficients.toReversed()) {
    const product: SurdNumber | null = total && multiplySurds(total, x);
    total = product && addSurds(product, fromRational(coefficient));
  }
  return total;
}

function scaled(a: SurdNumber | null, factor: Rational): SurdNumber | null {
  return a && multiplySurds(a, fromRational(factor));
}

function quotientOf(a: SurdNumber | null, b: SurdNumber | null): SurdNumber | null {
  if (!a || !b) return null;
  if (isZeroSurd(b)) throw new NoValue("division by zero");
  return multiplySurds(a, inverse(b));
}

function squareRootOf(a: SurdNumber | null): SurdNumber | null {
  const value = a && rationalPart(a);
  if (!value) return null;
  const size = value.n < 0n ? -value.n * value.d : value.n * value.d;
  const whole = integerRoot(size, 2n);
  const exact = whole * whole === size;
  const part = exact ? surd(rational(whole, value.d)) : surd(ZERO, rational(1n, value.d));
  const m = exact ? 1n : size;
  return value.n < 0n ? { m, re: NOTHING, im: part } : { m, re: part, im: NOTHING };
}

function powerOf(base: SurdNumber | null, exponent: SurdNumber | null, budget: Budget): SurdNumber | null {
  const k = exponent && rationalPart(exponent);
  if (!base || !k || k.d !== 1n) return null;
  const plain = rationalPart(base);
  if (plain) return k.n === 0n && isZero(plain) ? null : fromRational(boundedPower(plain, k.n));
  if (k.n < 1n || k.n > LARGEST_EXPONENT) return null;
  let result: SurdNumber | null = base;
  for (let i = 1n; i < k.n; i++) {
    budget.spend();
    result = result && multiplySurds(result, base);
  }
  return result;
}

/** Both numbers over one √m; null when their square roots have nothing to do with each other. */
function common(a: SurdNumber, b: SurdNumber): readonly [SurdNumber, SurdNumber] | null {
  if (a.m === b.m) return [a, b];
  if (isPlain(b)) return [a, { ...b, m: a.m }];
  if (isPlain(a)) return [{ ...a, m: b.m }, b];
  const product = a.m * b.m;
  const whole = integerRoot(product, 2n);
  if (whole * whole !== product) return null;
  const ratio = rational(whole, a.m);
  const moved = ({ p, q }: Surd) => surd(p, multiply(q, ratio));
  return [a, { m: a.m, re: moved(b.re), im: moved(b.im) }];
}

const isPlain = ({ re, im }: SurdNumber): boolean => isZero(re.q) && isZero(im.q);

export function addSurds(a: SurdNumber, b: SurdNumber): SurdNumber | null {
  const both = common(a, b);
  if (!both) return null;
  const [x, y] = both;
  return { m: x.m, re: plus(x.re, y.re), im: plus(x.im, y.im) };
}

export function multiplySurds(a: SurdNumber, b: SurdNumber): SurdNumber | null {
  const both = common(a, b);
  if (!both) return null;
  const [x, y] = both;
  const part = (s: Surd, t: Surd) => times(s, t, x.m);
  return {
    m: x.m,
    re: plus(part(x.re, y.re), opposite(part(x.im, y.im))),
    im: plus(part(x.re, y.im), part(x.im, y.re)),
  };
}

/** 1/a for a ≠ 0: by the conjugate in i, then by the conjugate in √m. */
function inverse({ m, re, im }: SurdNumber): SurdNumber {
  const size = plus(times(re, re, m), times(im, im, m));
  const norm = subtract(multiply(size.p, size.p), multiply(fromInt(m), multiply(size.q, size.q)));
  const over = surd(divide(size.p, norm), negate(divide(size.q, norm)));
  return { m, re: times(re, over, m), im: opposite(times(im, over, m)) };
}

const plus = (a: Surd, b: Surd): Surd => surd(add(a.p, b.p), add(a.q, b.q));
const opposite = (a: Surd): Surd => surd(negate(a.p), negate(a.q));
const times = (a: Surd, b: Surd, m: bigint): Surd =>
  surd(
    add(multiply(a.p, b.p), multiply(fromInt(m), multiply(a.q, b.q))),
    add(multiply(a.p, b.q), multiply(a.q, b.p)),
  );
