import type { Expression } from "../expression/ast";
import { number, symbol } from "../expression/build";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { evaluateSurd, surdKey } from "../expression/quadratic-surd";
import { rational, toNumber } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { isUndefined, onLedger } from "../ledger";
import { DEFAULT_LIMITS } from "../limits";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { checkIdentity } from "../verify/identity";
import type { CheckDomain, Equivalence } from "./types";

const SAME_EXACTLY: Equivalence = { verdict: "same", proof: "exact", counterexample: null };
const SAME_AS_SAMPLED: Equivalence = { verdict: "same", proof: "sampled", counterexample: null };
export const CANNOT_TELL: Equivalence = { verdict: "cannot-tell", proof: null, counterexample: null };

/** Agreement at fewer places says little. */
const LEAST_SAMPLES = 8;
/** Relative difference in doubles below which two values count as equal. */
const TOLERANCE = 1e-9;

/** Whether two expressions have the same value wherever both have one.
 * @param domain where the letters lie: with "positive" √(x²) is x */
export function compareExpressions(
  a: Expression,
  b: Expression,
  { domain, budget }: { readonly domain: CheckDomain; readonly budget: Budget },
): Equivalence {
  return onLedger(DEFAULT_LIMITS, () => compared(a, b, { domain, budget }));
}

function compared(
  a: Expression,
  b: Expression,
  { domain, budget }: { readonly domain: CheckDomain; readonly budget: Budget },
): Equivalence {
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].sort();
  if (names.length === 0) return compareNumbers(a, b, budget);
  const identity = checkIdentity(a, b, budget);
  if (identity.equal === true && identity.proved) return SAME_EXACTLY;
  return compareSampled({ a, b, names }, domain, budget);
}

function compareNumbers(a: Expression, b: Expression, budget: Budget): Equivalence {
  const left = exactKey(a, budget);
  const right = exactKey(b, budget);
  if (left !== null && right !== null) {
    return left === right ? SAME_EXACTLY : { verdict: "different", proof: "exact", counterexample: null };
  }
  const x = evaluateComplex(a, new Map());
  const y = evaluateComplex(b, new Map());
  if (!x || !y) return CANNOT_TELL;
  if (isClose(x, y)) return SAME_AS_SAMPLED;
  return { verdict: "different", proof: "exact", counterexample: null };
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

function compareSampled({ a, b, names }: Pair, domain: CheckDomain, budget: Budget): Equivalence {
  let agreed = 0;
  for (const point of pointsFor(names, domain)) {
    budget.spend(20);
    const at = new Map([...point].map(([name, value]) => [name, { re: toNumber(value), im: 0 }]));
    const left = evaluateComplex(a, at);
    const right = evaluateComplex(b, at);
    const bothReal = left && right && (domain === "complex" || (left.im === 0 && right.im === 0));
    if (!left || !right || !bothReal) continue;
    if (!isClose(left, right)) {
      return { verdict: "different", proof: "exact", counterexample: sentence(point, left, right) };
    }
    agreed += 1;
  }
  return agreed >= LEAST_SAMPLES ? SAME_AS_SAMPLED : CANNOT_TELL;
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

function sentence(
  point: ReadonlyMap<string, ReturnType<typeof rational>>,
  left: Complex,
  right: Complex,
): string {
  const at = [...point].map(([name, value]) => `$${toLatex(symbol(name))} = ${toLatex(number(value))}$`);
  return `At ${at.join(", ")} the first gives ${shown(left)}, the second ${shown(right)}.`;
}

/** A value in doubles, short enough for a sentence. */
export function shown({ re, im }: Complex): string {
  const short = (value: number) => String(Number(value.toPrecision(6)));
  if (im === 0) return `$${short(re)}$`;
  return `$${short(re)} ${im < 0 ? "-" : "+"} ${short(Math.abs(im))}i$`;
}
