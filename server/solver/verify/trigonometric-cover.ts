import type { Expression } from "../expression/ast";
import { int, negation, power, product, quotient, sum } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import type { Rational } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { encloseValue } from "./precise/enclose";
import { type Interval, isApartFromZero } from "./precise/interval";
import { sameNumber } from "./precise/same-number";

const BITS = 80n;
const PI: Expression = { kind: "constant", name: "pi" };
const ONE = int(1);
/** How far beyond the ends of the span is looked, and the width below which a piece is not cut again. */
const BEYOND = 1n << 40n;
const NARROWEST = 1n << 50n;

export interface Covering {
  /** Left side minus right side. */
  readonly gap: Expression;
  readonly unknown: string;
  /** In multiples of π; the upper end is not included. */
  readonly span: { readonly low: Rational; readonly high: Rational };
  /** Every solution that is named, each shown to be one. */
  readonly roots: readonly Expression[];
}

/** A zero that is known, and how many of the first derivatives vanish there too. */
interface KnownZero {
  readonly place: Interval;
  readonly order: number;
}

/** Proves that a span holds no zeros but those that are named: it is cut until the values of a piece, enclosed, are
 * apart from zero, or the first derivative that is not zero at the nearest known zero is apart from it from there on. Such
 * a stretch has no zeros but that one. False proves nothing. */
export function hasNoOtherZeros({ gap, unknown, span, roots }: Covering, budget: Budget): boolean {
  const { top } = asFraction(gap);
  const slopes = slopesOf(top, unknown, budget);
  const { low, high } = span;
  const ends = [low, high].map(({ n, d }) => product([quotient(int(n), int(d)), PI])) as [
    Expression,
    Expression,
  ];
  const [from, to] = ends.map((end) => encloseValue(end, BITS));
  if (!from || !to || !slopes) return false;
  const known: KnownZero[] = [];
  for (const root of [...roots, ...ends]) {
    const zero = knownZero(root, { slopes, unknown, budget });
    if (zero) known.push(zero);
    else if (roots.includes(root)) return false;
  }
  const whole = { low: from.low - BEYOND, high: to.high + BEYOND };
  return isCovered(whole, { slopes, unknown, known, budget });
}

/** The function and its first three derivatives. */
function slopesOf(top: Expression, unknown: string, budget: Budget): readonly Expression[] | null {
  const slopes = [top];
  for (let order = 1; order <= MOST_ORDER; order += 1) {
    const next = differentiate(slopes[order - 1] as Expression, unknown, budget);
    if (!next) return null;
    slopes.push(next);
  }
  return slopes;
}

const MOST_ORDER = 3;

interface Curve {
  readonly slopes: readonly Expression[];
  readonly unknown: string;
  readonly budget: Budget;
}

function knownZero(root: Expression, { slopes, unknown, budget }: Curve): KnownZero | null {
  const place = encloseValue(root, BITS);
  const at = new Map([[unknown, root]]);
  const isZeroThere = (slope: Expression) => sameNumber(substitute(slope, at), int(0), budget) === "equal";
  const order = slopes.findIndex((slope) => !isZeroThere(slope));
  return place && order > 0 ? { place, order } : null;
}

interface Cut extends Curve {
  readonly known: readonly KnownZero[];
}

function isCovered(piece: Interval, cut: Cut): boolean {
  const { slopes, unknown, known, budget } = cut;
  budget.spend(4);
  const isApart = (order: number, over: Interval): boolean => {
    const value = encloseValue(slopes[order] as Expression, BITS, new Map([[unknown, over]]));
    return value !== null && isApartFromZero(value);
  };
  const [nearest] = known.toSorted((a, b) => Number(distance(a.place, piece) - distance(b.place, piece)));
  const isApartFromAll = !nearest || distance(nearest.place, piece) > 0n;
  if (isApartFromAll && isApart(0, piece)) return true;
  if (nearest && isApart(nearest.order, hull(piece, nearest.place))) return true;
  if (piece.high - piece.low < NARROWEST) return false;
  const middle = (piece.low + piece.high) >> 1n;
  return isCovered({ ...piece, high: middle }, cut) && isCovered({ ...piece, low: middle }, cut);
}

const larger = (a: bigint, b: bigint): bigint => [a, b].toSorted((x, y) => Number(y - x))[0] as bigint;
const hull = (a: Interval, b: Interval): Interval => ({
  low: -larger(-a.low, -b.low),
  high: larger(a.high, b.high),
});
/** Zero where the two have a number in common. */
const distance = (a: Interval, b: Interval): bigint => larger(0n, larger(a.low - b.high, b.low - a.high));

interface Fraction {
  readonly top: Expression;
  readonly bottom: Expression;
}

/** Tangents and their kin by sine and cosine, over one bottom. Where the fraction is zero, its top is. */
function asFraction(e: Expression): Fraction {
  switch (e.kind) {
    case "negation": {
      const { top, bottom } = asFraction(e.operand);
      return { top: negation(top), bottom };
    }
    case "sum":
      return e.terms.map(asFraction).reduce(added);
    case "product":
      return e.factors.map(asFraction).reduce(multiplied);
    case "quotient": {
      const [a, b] = [asFraction(e.numerator), asFraction(e.denominator)];
      return multiplied(a, { top: b.bottom, bottom: b.top });
    }
    case "power": {
      const { top, bottom } = asFraction(e.base);
      const isWhole = e.exponent.kind === "number" && e.exponent.value.d === 1n;
      if (!isWhole) return { top: e, bottom: ONE };
      return { top: power(top, e.exponent), bottom: isOne(bottom) ? ONE : power(bottom, e.exponent) };
    }
    case "function":
      return circularFraction(e);
    default:
      return { top: e, bottom: ONE };
  }
}

const isOne = (e: Expression): boolean => e.kind === "number" && e.value.n === 1n && e.value.d === 1n;
const joined = (a: Expression, b: Expression): Expression => (isOne(a) ? b : isOne(b) ? a : product([a, b]));
const multiplied = (a: Fraction, b: Fraction): Fraction => ({
  top: joined(a.top, b.top),
  bottom: joined(a.bottom, b.bottom),
});

function added(a: Fraction, b: Fraction): Fraction {
  if (toLatex(a.bottom) === toLatex(b.bottom)) return { top: sum([a.top, b.top]), bottom: a.bottom };
  return {
    top: sum([joined(a.top, b.bottom), joined(b.top, a.bottom)]),
    bottom: joined(a.bottom, b.bottom),
  };
}

function circularFraction(e: Extract<Expression, { readonly kind: "function" }>): Fraction {
  const call = (name: string): Expression => ({ kind: "function", name, args: e.args });
  const fractions: Readonly<Record<string, Fraction>> = {
    tan: { top: call("sin"), bottom: call("cos") },
    cot: { top: call("cos"), bottom: call("sin") },
    sec: { top: ONE, bottom: call("cos") },
    csc: { top: ONE, bottom: call("sin") },
  };
  return Object.hasOwn(fractions, e.name) ? (fractions[e.name] as Fraction) : { top: e, bottom: ONE };
}
