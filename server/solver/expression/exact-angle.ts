import type { Budget } from "../budget";
import type { Expression } from "./ast";
import { int, quotient, root } from "./build";
import { type Direction, directionOfTurn, divideSurds, functionValue } from "./direction";
import { evaluateExact } from "./evaluate-exact";
import { inverseTurn } from "./inverse-turn";
import { add, fromInt, isZero, lcm, multiply, negate, ONE, type Rational, rational, ZERO } from "./rational";
import {
  addSurds,
  isRealSurd,
  multiplySurds,
  negateSurd,
  rationalValue,
  type SurdNumber,
  scaleSurd,
  surdFromRational,
  surdRoot,
  surdToExpression,
} from "./surd-number";
import { signOfSurd } from "./surd-sign";

/** turn·π plus multiples of directions. */
interface Angle {
  readonly turn: Rational;
  readonly parts: readonly { readonly times: Rational; readonly direction: Direction }[];
}

export interface AngleScope {
  /** What is known of the letters. */
  readonly letters: ReadonlyMap<string, Direction>;
  readonly budget: Budget;
}

const UNIT: SurdNumber = surdFromRational(ONE);
const HALF = rational(1n, 2n);

/** The exact value of an expression of numbers, roots and circular functions of angles with a known direction; null
 * when there is none of this kind.
 * @throws {LimitReached} */
export function circularValue(e: Expression, scope: AngleScope): SurdNumber | null {
  scope.budget.spend(5);
  const value = (part: Expression) => circularValue(part, scope);
  switch (e.kind) {
    case "number":
      return surdFromRational(e.value);
    case "mixed": {
      const plain = evaluateExact(e, new Map(), scope.budget);
      return plain && surdFromRational(plain);
    }
    case "negation":
      return mapped(value(e.operand), negateSurd);
    case "sum":
      return folded(e.terms.map(value), addSurds);
    case "product":
      return folded(e.factors.map(value), multiplySurds);
    case "quotient": {
      const [top, bottom] = [value(e.numerator), value(e.denominator)];
      return top && bottom && divideSurds(top, bottom);
    }
    case "power":
      return powerValue(value(e.base), evaluateExact(e.exponent, new Map(), scope.budget));
    case "root": {
      const radicand = mapped(value(e.radicand), rationalValue);
      const taken = radicand && surdRoot(radicand, e.index);
      return taken && isRealSurd(taken) ? taken : null;
    }
    case "function": {
      const [argument] = e.args;
      const direction = argument && e.args.length === 1 ? directionOf(argument, scope) : null;
      return direction && functionValue(e.name, direction);
    }
    default:
      return null;
  }
}

const mapped = <A, B>(value: A | null, change: (value: A) => B | null): B | null =>
  value === null ? null : change(value);

function folded(
  values: readonly (SurdNumber | null)[],
  combine: (a: SurdNumber, b: SurdNumber) => SurdNumber,
): SurdNumber | null {
  return values.reduce((a, b) => (a && b ? combine(a, b) : null));
}

function powerValue(base: SurdNumber | null, exponent: Rational | null): SurdNumber | null {
  if (!base || exponent?.d !== 1n || exponent.n > 12n || exponent.n < -12n) return null;
  let result = UNIT;
  for (let step = exponent.n < 0n ? -exponent.n : exponent.n; step > 0n; step -= 1n)
    result = multiplySurds(result, base);
  return exponent.n < 0n ? divideSurds(UNIT, result) : result;
}

/** The direction an angle points in; null when it is not known exactly. */
export function directionOf(e: Expression, scope: AngleScope): Direction | null {
  const angle = angleOf(e, scope);
  if (!angle) return null;
  const halves = angle.parts.some(({ times }) => times.d === 2n);
  if (halves) return halved(angle);
  let result = directionOfTurn(angle.turn);
  for (const { times, direction } of angle.parts) {
    if (!result || times.d !== 1n || times.n > 6n || times.n < -6n) return null;
    for (let step = times.n < 0n ? -times.n : times.n; step > 0n; step -= 1n) {
      result = plus(result, times.n < 0n ? mirrored(direction) : direction);
    }
  }
  return result;
}

const mirrored = ({ cos, sin, low, high }: Direction): Direction => ({
  cos,
  sin: negateSurd(sin),
  low: -high,
  high: -low,
});

const plus = (a: Direction, b: Direction): Direction => ({
  cos: addSurds(multiplySurds(a.cos, b.cos), negateSurd(multiplySurds(a.sin, b.sin))),
  sin: addSurds(multiplySurds(a.sin, b.cos), multiplySurds(a.cos, b.sin)),
  low: a.low + b.low,
  high: a.high + b.high,
});

/** Half of one direction whose cosine is rational, where its size settles the signs. */
function halved({ turn, parts }: Angle): Direction | null {
  const [only] = parts;
  if (!only || parts.length > 1 || !isZero(turn) || only.times.n !== 1n) return null;
  const { cos, low, high } = only.direction;
  const value = rationalValue(cos);
  const quadrant = quadrantBetween(low / 2, high / 2);
  if (!value || quadrant === null) return null;
  const size = (sign: bigint) => surdRoot(multiply(add(ONE, multiply(fromInt(sign), value)), HALF), 2n) ?? [];
  const [c, s] = [size(1n), size(-1n)];
  return {
    cos: quadrant === 1 || quadrant === 2 ? negateSurd(c) : c,
    sin: quadrant > 1 ? negateSurd(s) : s,
    low: low / 2,
    high: high / 2,
  };
}

/** 0 to 3 when a range of angles stays within one quadrant. */
export function quadrantBetween(low: number, high: number): number | null {
  const quarter = Math.floor(low / (Math.PI / 2) + 1e-9);
  if (high > (quarter + 1) * (Math.PI / 2) + 1e-9) return null;
  return ((quarter % 4) + 4) % 4;
}

function angleOf(e: Expression, scope: AngleScope): Angle | null {
  switch (e.kind) {
    case "constant":
      return e.name === "pi" ? { turn: ONE, parts: [] } : null;
    case "number":
      return isZero(e.value) ? { turn: ZERO, parts: [] } : null;
    case "symbol":
      return partOf(scope.letters.get(e.name));
    case "negation":
      return mapped(angleOf(e.operand, scope), (angle) => scaledAngle(angle, fromInt(-1)));
    case "sum":
      return e.terms
        .map((term) => angleOf(term, scope))
        .reduce((a, b) => (a && b ? { turn: add(a.turn, b.turn), parts: [...a.parts, ...b.parts] } : null));
    case "quotient":
      return scaledBy(e.numerator, divisorOf(e.denominator, scope), scope);
    case "product":
      return productAngle(e.factors, scope);
    case "function":
      return calledAngle(e.name, e.args, scope);
    default:
      return null;
  }
}

const partOf = (direction: Direction | null | undefined): Angle | null =>
  direction ? { turn: ZERO, parts: [{ times: ONE, direction }] } : null;

const scaledAngle = ({ turn, parts }: Angle, factor: Rational): Angle => ({
  turn: multiply(turn, factor),
  parts: parts.map(({ times, direction }) => ({ times: multiply(times, factor), direction })),
});

function divisorOf(e: Expression, { budget }: AngleScope): Rational | null {
  const value = evaluateExact(e, new Map(), budget);
  return value && !isZero(value) ? rational(value.d, value.n) : null;
}

function scaledBy(e: Expression, factor: Rational | null, scope: AngleScope): Angle | null {
  const angle = factor && angleOf(e, scope);
  return factor && angle ? scaledAngle(angle, factor) : null;
}

function productAngle(factors: readonly Expression[], scope: AngleScope): Angle | null {
  let factor = ONE;
  let angle: Angle | null = null;
  for (const each of factors) {
    const number = evaluateExact(each, new Map(), scope.budget);
    if (number) factor = multiply(factor, number);
    else if (angle) return null;
    else {
      angle = angleOf(each, scope);
      if (!angle) return null;
    }
  }
  return angle && scaledAngle(angle, factor);
}

function calledAngle(name: string, [argument]: readonly Expression[], scope: AngleScope): Angle | null {
  if (!argument) return null;
  if (name === "degree") {
    const degrees = evaluateExact(argument, new Map(), scope.budget);
    return degrees && { turn: multiply(degrees, rational(1n, 180n)), parts: [] };
  }
  if (!name.startsWith("arc")) return null;
  const value = circularValue(argument, scope);
  if (!value) return null;
  const turn = inverseTurn(name, value, scope.budget);
  return turn ? { turn, parts: [] } : partOf(principal(name, value, scope.budget));
}

/** The direction in the principal range of arcsin, arccos and arctan with a rational or single-root value. */
function principal(name: string, value: SurdNumber, budget: Budget): Direction | null {
  const square = rationalValue(multiplySurds(value, value));
  if (!square) return null;
  const positive = signOfSurd(value, budget) >= 0;
  if (name === "arctan") {
    const cos = surdRoot(rational(square.d, square.n + square.d), 2n) ?? [];
    return {
      cos,
      sin: multiplySurds(value, cos),
      low: positive ? 0 : -Math.PI / 2,
      high: positive ? Math.PI / 2 : 0,
    };
  }
  if (square.n > square.d) return null;
  const other = surdRoot(add(ONE, negate(square)), 2n) ?? [];
  if (name === "arcsin")
    return { cos: other, sin: value, low: positive ? 0 : -Math.PI / 2, high: positive ? Math.PI / 2 : 0 };
  if (name !== "arccos") return null;
  return { cos: value, sin: other, low: positive ? 0 : Math.PI / 2, high: positive ? Math.PI / 2 : Math.PI };
}

/** The angle as a multiple of π when it is one. */
export function turnOf(e: Expression, budget: Budget): Rational | null {
  const angle = angleOf(e, { letters: new Map(), budget });
  return angle && angle.parts.length === 0 ? angle.turn : null;
}

/** √((1 + sign·cos)/2) written with one root over a whole number: √(2 - √2)/2. */
export function halfAngleRoot(cos: SurdNumber, sign: 1n | -1n): Expression {
  const inside = scaleSurd(addSurds(UNIT, scaleSurd(cos, fromInt(sign))), HALF);
  const plain = rationalValue(inside);
  if (plain) return surdToExpression(surdRoot(plain, 2n) ?? []);
  const common = inside.reduce((d, { coefficient }) => lcm(d, coefficient.d), 1n);
  const bottom = common % 2n === 0n && common % 4n !== 0n ? common * 2n : common;
  const [outside, square] =
    bottom === 4n || bottom === 16n ? [bottom === 4n ? 2n : 4n, bottom] : [bottom, bottom * bottom];
  return quotient(root(surdToExpression(scaleSurd(inside, fromInt(square)))), int(outside));
}
