import {
  add,
  compare,
  divide,
  fromInt,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
  sign,
  subtract,
  ZERO,
} from "../expression/rational";
import type { Budget } from "../types";
import { type Coefficients, derivative, trimmed, withoutCommonFactors } from "./real-root-count";

const MOST_ROOTS = 24;
const MOST_HALVINGS = 200;

/** The product of polynomials with every common factor taken once. */
export function withAllRoots(polynomials: readonly Coefficients[], budget: Budget): Coefficients {
  let all: Coefficients = [fromInt(1)];
  for (const each of polynomials.map(trimmed)) {
    if (each.length < 2) continue;
    all = times(all, all.length < 2 ? each : withoutCommonFactors(each, all, budget), budget);
  }
  return squareFree(all, budget);
}

function times(a: Coefficients, b: Coefficients, budget: Budget): Coefficients {
  const product: Rational[] = Array.from({ length: a.length + b.length - 1 }, () => ZERO);
  for (const [i, x] of a.entries()) {
    for (const [j, y] of b.entries()) {
      budget.spend();
      product[i + j] = add(product[i + j] ?? ZERO, multiply(x, y));
    }
  }
  return trimmed(product);
}

function squareFree(p: Coefficients, budget: Budget): Coefficients {
  const slope = trimmed(derivative(p));
  if (slope.length < 2) return p;
  // Factors that stand once, times the repeated ones, of which the shared part has one less.
  const simple = withoutCommonFactors(p, slope, budget);
  if (simple.length === p.length) return p;
  return times(simple, squareFree(sharedPart(p, slope, budget), budget), budget);
}

/** The greatest common divisor. */
function sharedPart(p: Coefficients, q: Coefficients, budget: Budget): Coefficients {
  let [a, b] = [p, q];
  while (b.length > 0) {
    budget.spend(a.length);
    [a, b] = [b, remainder(a, b, budget)];
  }
  return a;
}

function remainder(a: Coefficients, b: Coefficients, budget: Budget): Coefficients {
  let rest = a;
  while (rest.length >= b.length && rest.length > 0) {
    budget.spend(b.length);
    const factor = divide(rest.at(-1) ?? ZERO, b.at(-1) ?? fromInt(1));
    const shift = rest.length - b.length;
    rest = trimmed(rest.map((c, i) => subtract(c, multiply(factor, b[i - shift] ?? ZERO))).slice(0, -1));
  }
  return rest;
}

export function valueAt(p: Coefficients, x: Rational): Rational {
  return p.reduceRight((total, c) => add(multiply(total, x), c), ZERO);
}

/** Rational numbers t₀ < t₁ < … < tₙ, none of them a root, with exactly one of the n real roots between
 * neighbours and none outside.
 * @param p without repeated factors
 * @source Sturm's theorem and bisection
 * @returns null when there are too many roots, or two lie too close together */
export function separators(p: Coefficients, budget: Budget): Rational[] | null {
  if (p.length < 2) return [ZERO];
  const chain = sturmChain(p, budget);
  const changesAt = (x: Rational) => changes(chain.map((each) => sign(valueAt(each, x))));
  const bound = rootBound(p);
  const [low, high] = [negate(bound), bound];
  const marks = [low];
  let halvings = 0;
  const split = (from: Rational, to: Rational): boolean => {
    budget.spend(chain.length * p.length);
    const count = changesAt(from) - changesAt(to);
    if (count > MOST_ROOTS || ++halvings > MOST_HALVINGS) return false;
    if (count === 0) return true;
    if (count === 1) {
      if (marks.at(-1) !== from) marks.push(from);
      marks.push(to);
      return true;
    }
    const middle = withoutRoot(p, from, to);
    return split(from, middle) && split(middle, to);
  };
  if (!split(low, high)) return null;
  return onePerGap(marks, changesAt);
}

/** Marks with gaps that hold no root left out. */
function onePerGap(marks: readonly Rational[], changesAt: (x: Rational) => number): Rational[] {
  const kept: Rational[] = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    if (!last || changesAt(last) !== changesAt(mark)) kept.push(mark);
  }
  return kept;
}

function sturmChain(p: Coefficients, budget: Budget): Coefficients[] {
  const chain = [p, trimmed(derivative(p))];
  for (;;) {
    const [a, b] = chain.slice(-2) as [Coefficients, Coefficients];
    if (b.length < 2) return chain;
    const rest = remainder(a, b, budget).map(negate);
    if (rest.length === 0) return chain;
    chain.push(rest);
  }
}

const changes = (signs: readonly number[]): number => {
  const seen = signs.filter((each) => each !== 0);
  return seen.filter((each, i) => i > 0 && each !== seen[i - 1]).length;
};

/** A whole number beyond every root. */
function rootBound(p: Coefficients): Rational {
  const lead = p.at(-1) ?? fromInt(1);
  const sizes = p.map((c) => divide(c, lead)).map((c) => (c.n < 0n ? negate(c) : c));
  const largest = sizes.reduce((a, b) => (compare(a, b) > 0 ? a : b), ZERO);
  return fromInt(largest.n / largest.d + 2n);
}

/** A number between two others that is no root. */
function withoutRoot(p: Coefficients, from: Rational, to: Rational): Rational {
  for (let part = 2n; ; part += 1n) {
    const middle = add(from, divide(subtract(to, from), rational(part)));
    if (!isZero(valueAt(p, middle))) return middle;
  }
}

/** The rational root between two neighbouring separators, when it is rational. */
export function rationalRootBetween(
  p: Coefficients,
  between: readonly [Rational, Rational],
  budget: Budget,
): Rational | null {
  const common = p.reduce((d, c) => d * c.d, 1n);
  const lead = (p.at(-1)?.n ?? 1n) * (common / (p.at(-1)?.d ?? 1n));
  const size = lead < 0n ? -lead : lead;
  let [low, high] = between;
  const left = sign(valueAt(p, low));
  while (compare(subtract(high, low), rational(1n, 4n * size)) > 0) {
    budget.spend(p.length);
    const middle = divide(add(low, high), fromInt(2));
    const here = sign(valueAt(p, middle));
    if (here === 0) return middle;
    if (here === left) low = middle;
    else high = middle;
  }
  const nearest = roundedTo(divide(add(low, high), fromInt(2)), size);
  return isZero(valueAt(p, nearest)) ? nearest : null;
}

function roundedTo(x: Rational, parts: bigint): Rational {
  const doubled = 2n * x.n * parts + x.d;
  const whole = doubled / (2n * x.d);
  return rational(doubled < 0n && doubled % (2n * x.d) !== 0n ? whole - 1n : whole, parts);
}
