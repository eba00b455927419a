import type { Expression } from "../expression/ast";
import { number, symbol } from "../expression/build";
import type { Complex } from "../expression/evaluate-numeric";
import { evaluateSurd, surdKey } from "../expression/quadratic-surd";
import { type Rational, rational } from "../expression/rational";
import { sameStructure } from "../expression/same-structure";
import { symbolsOf } from "../expression/walk";
import { isUndefined, onLedger } from "../ledger";
import { DEFAULT_LIMITS } from "../limits";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { checkIdentity } from "../verify/identity";
import { type Ball, ballOf, isNear, sizeOf } from "./proof/ball";
import { type Comparison, differing, SAME, SAMPLED, UNDECIDED } from "./proof/comparison";
import { encloseValue } from "./proof/enclose";
import { Refutation } from "./proof/refutation";
import type { CheckDomain } from "./types";

/** Agreement at fewer places says little. */
const LEAST_SAMPLES = 8;
/** Relative difference in doubles below which two values count as equal. */
const TOLERANCE = 1e-9;

interface Terms {
  readonly domain: CheckDomain;
  readonly budget: Budget;
  /** Relative distance up to which values are not told apart; 0 unless it is said. */
  readonly slack?: number;
}

/** Whether two expressions have the same value wherever both have one.
 * @param domain where the letters lie: with "positive" √(x²) is x */
export function compareExpressions(a: Expression, b: Expression, terms: Terms): Comparison {
  return onLedger(DEFAULT_LIMITS, () => compared(a, b, terms));
}

function compared(a: Expression, b: Expression, terms: Terms): Comparison {
  if (sameStructure(a, b)) return SAME;
  const { budget } = terms;
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].sort();
  if (names.length === 0) return compareNumbers(a, b, budget);
  const identity = checkIdentity(a, b, budget);
  if (identity.equal === true && identity.proved) return SAME;
  return compareSampled({ a, b, names }, terms);
}

function compareNumbers(a: Expression, b: Expression, budget: Budget): Comparison {
  const [left, right] = [exactKey(a, budget), exactKey(b, budget)];
  if (left !== null && right !== null)
    return left === right ? SAME : differing(Refutation.otherKey(left, right));
  const [x, y] = [encloseValue(a), encloseValue(b)];
  if (x && y && isNear(x, y)) return SAMPLED;
  return differing(Refutation.apart(x, y));
}

function exactKey(e: Expression, budget: Budget): string | null {
  try {
    const value = evaluateSurd(e, new Map(), budget);
    return value && surdKey(value);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

interface Pair {
  readonly a: Expression;
  readonly b: Expression;
  readonly names: readonly string[];
}

function compareSampled({ a, b, names }: Pair, { domain, budget, slack = 0 }: Terms): Comparison {
  let agreed = 0;
  for (const point of pointsFor(names, domain)) {
    budget.spend(20);
    const at = new Map([...point].map(([name, value]) => [name, ballOf(value) as Ball]));
    const [left, right] = [encloseValue(a, at), encloseValue(b, at)];
    const bothReal = left && right && (domain === "complex" || (left.real && right.real));
    if (!left || !right || !bothReal) continue;
    const refutation = Refutation.beyond(left, right, slack * sizeOf(right))?.saying(
      sentence(point, left, right),
    );
    if (refutation) return differing(refutation);
    if (isNear(left, right)) agreed += 1;
  }
  return agreed >= LEAST_SAMPLES ? SAMPLED : UNDECIDED;
}

/** Plain numbers first, so that a counterexample is one a student can follow, then odd ones. */
const VALUES = [2, 3, 1, 5, -1, 4, -2, 7, 10, -3].map((n) => rational(BigInt(n)));
const ODD_VALUES = [
  [13, 10],
  [27, 10],
  [37, 100],
  [-7, 10],
  [-23, 10],
  [191, 10],
  [7, 1000],
  [53, 10],
].map(([n = 0, d = 1]) => rational(BigInt(n), BigInt(d)));

function* pointsFor(names: readonly string[], domain: CheckDomain) {
  const values = [...VALUES, ...ODD_VALUES].filter(({ n }) => domain !== "positive" || n > 0n);
  for (let start = 0; start < values.length; start += 1) {
    yield new Map(
      names.map((name, index) => [name, values[(start + index * 5) % values.length] ?? rational(2n)]),
    );
  }
}

export function isClose(a: Complex, b: Complex): boolean {
  const size = Math.max(1e-30, Math.hypot(a.re, a.im), Math.hypot(b.re, b.im));
  return Math.hypot(a.re - b.re, a.im - b.im) <= TOLERANCE * size;
}

function sentence(point: ReadonlyMap<string, Rational>, left: Complex, right: Complex): string | null {
  const at = [...point].map(([name, value]) => `$${toLatex(symbol(name))} = ${toLatex(number(value))}$`);
  const [a, b] = [shown(left), shown(right)];
  return a === b ? null : `At ${at.join(", ")} the first gives ${a}, the second ${b}.`;
}

/** A value in doubles, short enough for a sentence. */
export function shown({ re, im }: Complex): string {
  const short = (value: number) => String(Number(value.toPrecision(6)));
  if (im === 0) return `$${short(re)}$`;
  return `$${short(re)} ${im < 0 ? "-" : "+"} ${short(Math.abs(im))}i$`;
}
