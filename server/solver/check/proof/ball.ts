import type { Rational } from "../../expression/rational";

/** All complex numbers within `radius` of a centre. `real` says that the number enclosed is real for certain. */
export interface Ball {
  readonly re: number;
  readonly im: number;
  readonly radius: number;
  readonly real: boolean;
}

/** Relative error of one operation in doubles, with room for a library function that is off by a few places. */
const ULP = 2 ** -50;

export const sizeOf = ({ re, im }: Ball): number => Math.hypot(re, im);
const most = (a: Ball): number => sizeOf(a) + a.radius;
const least = (a: Ball): number => Math.max(0, sizeOf(a) - a.radius);

/** Below, doubles lose their relative precision. */
const TINIEST = 1e-290;

/** A ball around a computed centre, with what computing it in doubles may have cost. Null where doubles do not reach. */
function ballAt(re: number, im: number, radius: number, real: boolean): Ball | null {
  const size = Math.hypot(re, im);
  if (size !== 0 && size < TINIEST) return null;
  const rounded = radius + ULP * size;
  return Number.isFinite(re) && Number.isFinite(im) && Number.isFinite(rounded)
    ? { re, im: real ? 0 : im, radius: rounded, real }
    : null;
}

export const exactBall = (value: number): Ball => ({ re: value, im: 0, radius: 0, real: true });
export const IMAGINARY: Ball = { re: 0, im: 1, radius: 0, real: false };

const EXACT_IN_DOUBLES = 2n ** 53n;

/** A fraction; exact where a double holds it. */
export function ballOf({ n, d }: Rational): Ball | null {
  if (d === 1n && n > -EXACT_IN_DOUBLES && n < EXACT_IN_DOUBLES) return exactBall(Number(n));
  return ballAt(Number(n) / Number(d), 0, 0, true);
}

export const addBalls = (a: Ball, b: Ball): Ball | null =>
  ballAt(a.re + b.re, a.im + b.im, a.radius + b.radius, a.real && b.real);

export const negateBall = (a: Ball): Ball => ({ ...a, re: -a.re, im: a.real ? 0 : -a.im });

export function multiplyBalls(a: Ball, b: Ball): Ball | null {
  const radius = sizeOf(a) * b.radius + sizeOf(b) * a.radius + a.radius * b.radius;
  const rounding = 2 * ULP * sizeOf(a) * sizeOf(b);
  if (rounding === 0 && sizeOf(a) !== 0 && sizeOf(b) !== 0) return null;
  return ballAt(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re, radius + rounding, a.real && b.real);
}

/** Null where the divisor may be zero. */
export function divideBalls(a: Ball, b: Ball): Ball | null {
  const smallest = least(b);
  if (smallest === 0) return null;
  const real = a.real && b.real;
  const square = b.re * b.re + b.im * b.im;
  if (!real && !(square > TINIEST && square < 1 / TINIEST)) return null;
  const re = real ? a.re / b.re : (a.re * b.re + a.im * b.im) / square;
  const im = real ? 0 : (a.im * b.re - a.re * b.im) / square;
  const quotient = Math.hypot(re, im);
  if (quotient === 0 && sizeOf(a) !== 0) return null;
  const radius = (a.radius + quotient * b.radius) / smallest + 4 * ULP * quotient;
  return ballAt(re, im, radius, real);
}

export const absoluteBall = (a: Ball): Ball | null => ballAt(sizeOf(a), 0, a.radius, true);

/** Whether the principal branch of roots and logarithms jumps nowhere in the ball. */
function isOnOneBranch(a: Ball): boolean {
  if (least(a) === 0) return false;
  return a.real || a.re > a.radius || Math.abs(a.im) > a.radius;
}

export function exponentialBall(a: Ball): Ball | null {
  const size = Math.exp(a.re);
  if (size < TINIEST) return null;
  const radius = size * Math.expm1(a.radius) + ULP * size * (1 + Math.abs(a.re));
  return ballAt(size * Math.cos(a.im), a.real ? 0 : size * Math.sin(a.im), radius, a.real);
}

/** The principal branch; null where the ball holds zero or crosses the negative axis. */
export function logarithmBall(a: Ball): Ball | null {
  if (!isOnOneBranch(a)) return null;
  const positive = a.real && a.re > 0;
  return ballAt(
    Math.log(sizeOf(a)),
    positive ? 0 : Math.atan2(a.im, a.re),
    a.radius / least(a) + ULP,
    positive,
  );
}

/** The principal root; of a negative real number with an odd index the real one. */
export function rootBall(a: Ball, index: number): Ball | null {
  if (a.radius === 0 && sizeOf(a) === 0) return a;
  if (!isOnOneBranch(a)) return null;
  const size = sizeOf(a) ** (1 / index);
  const slope = least(a) ** (1 / index - 1) / index;
  const radius = slope * a.radius + 2 * ULP * size;
  if (a.real && a.re > 0) return ballAt(size, 0, radius, true);
  if (a.real && index % 2 === 1) return ballAt(-size, 0, radius, true);
  const angle = Math.atan2(a.im, a.re) / index;
  return ballAt(size * Math.cos(angle), size * Math.sin(angle), radius, false);
}

/** aᵏ by repeated squaring; null for 0 to a power that is not positive. */
export function wholePowerBall(a: Ball, k: number): Ball | null {
  if (k <= 0 && least(a) === 0) return null;
  if (k < 0) {
    const inverse = divideBalls(exactBall(1), a);
    return inverse && wholePowerBall(inverse, -k);
  }
  let result: Ball | null = exactBall(1);
  let square: Ball | null = a;
  for (let rest = k; rest > 0 && result && square; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiplyBalls(result, square);
    if (rest > 1) square = multiplyBalls(square, square);
  }
  return square && result;
}

/** A function of a real number that changes by at most `slope` for one. */
export function realImage(a: Ball, value: (x: number) => number, slope: number): Ball | null {
  if (!a.real) return null;
  return ballAt(value(a.re), 0, slope * a.radius + ULP, true);
}

/** An inverse sine or cosine, which is steep near ±1. */
export function inverseCircularBall(a: Ball, value: (x: number) => number): Ball | null {
  if (!a.real || (a.radius > 0 && most(a) >= 1) || most(a) > 1) return null;
  const slope = a.radius === 0 ? 0 : 1 / Math.sqrt(1 - most(a) ** 2);
  return realImage(a, value, slope);
}

/** No number lies in both. */
export const areApart = (a: Ball, b: Ball): boolean =>
  Math.hypot(a.re - b.re, a.im - b.im) > (a.radius + b.radius) * (1 + ULP);

/** The values cannot be told apart, and are known to many places. */
export function isNear(a: Ball, b: Ball): boolean {
  const size = Math.max(sizeOf(a), sizeOf(b));
  const known = a.radius + b.radius <= 1e-9 * size || (size < 1e-9 && a.radius + b.radius < 1e-12);
  return known && !areApart(a, b);
}
