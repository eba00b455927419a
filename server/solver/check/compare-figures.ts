import type { Expression } from "../expression/ast";
import { number, product } from "../expression/build";
import { terminatingDigits } from "../expression/decimal";
import { evaluateSurd, rationalPart } from "../expression/quadratic-surd";
import { type Rational, toNumber } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { isUndefined } from "../ledger";
import type { Budget } from "../types";
import { compareExpressions } from "./compare-expressions";
import { type Ball, sizeOf } from "./proof/ball";
import { type Comparison, differing, ROUNDED, UNDECIDED } from "./proof/comparison";
import { encloseValue } from "./proof/enclose";
import { type Figure, figureOf, scaledFigure } from "./proof/figure";
import { Refutation } from "./proof/refutation";

/** How far the right answer is known. */
export interface Allowance {
  /** Its decimals are rounded, so that each stands for an interval. */
  readonly rounded: boolean;
  /** Relative distance within which another value cannot be ruled out; 0 for an exact answer. */
  readonly slack: number;
  readonly budget: Budget;
  /** What one of the student's units is in those of the answer. */
  readonly factor?: Rational;
  /** Below this share of the value, half a unit of the last digit is taken for a rounding. */
  readonly roughest?: number;
}

/** A rounding and no guess. */
const ROUGHEST = 0.02;
/** May be a rounding: 0.17 for 1/6, 8 for 8.047. */
export const MAYBE_ROUNDED = 0.07;
/** A fraction that a check tells from its neighbours to this part of it is the fraction. */
const SURE = 5e-3;
/** A fraction with so few decimals is written out rather than rounded to a whole number. */
const FEW_DECIMALS = 4;

/** Compares what a student wrote with the right value, where digits stand for all numbers that round to them. */
export function compareFigures(written: Expression, right: Expression, allowance: Allowance): Comparison {
  const { slack, budget, factor } = allowance;
  const given = factor ? product([number(factor), written]) : written;
  const exactly = compareExpressions(given, right, { domain: "real", budget });
  if (exactly.verdict !== "different") return exactly;
  const lettered = symbolsOf(given).length > 0 || symbolsOf(right).length > 0;
  const [x, v] = lettered ? [null, null] : [encloseValue(given), encloseValue(right)];
  if (lettered)
    return Number.isFinite(slack)
      ? compareExpressions(given, right, { domain: "real", budget, slack })
      : UNDECIDED;
  if (!x?.real || !v?.real) return slack === 0 ? exactly : beyond(x, v, slack);
  const own = factor ? scaledFigure(figureOf(written), factor) : figureOf(written);
  const rounded = allowance.rounded ? figureOf(right) : null;
  const pair = { x, v, own, rounded, roughest: allowance.roughest ?? ROUGHEST };
  const exact = rounded ? null : rationalOf(right, budget);
  if (rounded || (slack > 0 && (!exact || slack > SURE))) return againstInterval(pair, slack);
  return againstExact(pair, exact, slack);
}

const beyond = (x: Ball | null, v: Ball | null, slack: number): Comparison =>
  v && Number.isFinite(slack) ? differing(Refutation.beyond(x, v, slack * sizeOf(v))) : UNDECIDED;

interface Pair {
  readonly x: Ball;
  readonly v: Ball;
  readonly own: Figure | null;
  readonly rounded: Figure | null;
  readonly roughest: number;
}

/** An exact fraction differs from every other number; what has no last digit may have been rounded at any. */
function againstExact(pair: Pair, fraction: Rational | null, slack: number): Comparison {
  const { x, v, own } = pair;
  if (own && isRounding(pair, own) && !isWholeForDecimal(own, fraction)) return ROUNDED;
  if (fraction)
    return differing(slack === 0 ? Refutation.apart(x, v) : Refutation.beyond(x, v, slack * sizeOf(v)));
  return differing(Refutation.beyond(x, v, own ? toNumber(own.widest) : 0));
}

function againstInterval(pair: Pair, slack: number): Comparison {
  const { x, v, own, rounded } = pair;
  if (rounded && isWithin(x, v, rounded.half)) return ROUNDED;
  if (own && isRounding(pair, own)) return ROUNDED;
  if (!Number.isFinite(slack)) return UNDECIDED;
  const digits = [own, rounded].reduce((sum, figure) => sum + (figure ? toNumber(figure.widest) : 0), 0);
  return differing(Refutation.beyond(x, v, digits + slack * sizeOf(v)));
}

/** A tie is decided in doubles. */
const EPSILON = Number.EPSILON;

const isWithin = (x: Ball, v: Ball, half: Rational): boolean =>
  Math.abs(x.re - v.re) + x.radius + v.radius <= toNumber(half) * (1 + 1e-9) + 4 * EPSILON * sizeOf(v);

const isRounding = ({ x, v, roughest }: Pair, { half }: Figure): boolean =>
  isWithin(x, v, half) && toNumber(half) <= roughest * sizeOf(v);

/** 25 for 25.4: nobody who has the value rounds it unasked. */
function isWholeForDecimal({ half }: Figure, fraction: Rational | null): boolean {
  const decimals = fraction && terminatingDigits(fraction);
  return decimals !== null && decimals <= FEW_DECIMALS && toNumber(half) >= 0.5;
}

function rationalOf(e: Expression, budget: Budget): Rational | null {
  try {
    const value = evaluateSurd(e, new Map(), budget);
    return value && rationalPart(value);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}
