import type { Expression } from "../expression/ast";
import { int } from "../expression/build";
import { equalValues, radicalValue } from "../expression/radical-value";
import { equals, lcm } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import type { Identity } from "./identity";
import {
  atUnits,
  degreesIn,
  exponentIn,
  type Pattern,
  rootOrder,
  withoutLettersUnderRoots,
} from "./radical-shape";
import { gridOf } from "./sample-points";

/** Grids with more points than this are sampled only. */
const MOST_POINTS = 400;
const SAMPLES = 6;
const STARTS = [1, 2, 11, 29, 67];
const MOST_LETTERS = 5;

export interface RadicalQuestion {
  /** Negative letters count as well wherever the question is real. */
  readonly absolute: boolean;
  readonly budget: Budget;
}

/** Whether two expressions with roots are the same. With x = tⁿ the letters leave the roots; both sides are then
 * fractions of polynomials in t whose coefficients are exact sums of roots, and they are compared on a grid with more
 * points than their degree. Products of powers are compared by their exponents and their number. */
export function checkRadicalIdentity(a: Expression, b: Expression, question: RadicalQuestion): Identity {
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].sort();
  if (names.length > MOST_LETTERS) return { equal: null };
  const order = lcm(rootOrder(a, question.budget), rootOrder(b, question.budget));
  if (order > 128n) return { equal: null };
  let positive: Identity = { equal: null };
  for (const signs of signPatterns(names, question.absolute)) {
    const outcome = compareAt(a, b, { pattern: { signs, order }, names, budget: question.budget });
    if (outcome === "not real") continue;
    if (outcome.equal !== true) return outcome;
    if ([...signs.values()].every((sign) => sign === 1)) positive = outcome;
  }
  return positive;
}

/** Whether the two are real and different somewhere with a negative letter. */
export function differsForNegatives(a: Expression, b: Expression, budget: Budget): boolean {
  const names = symbolsOf(a);
  if (names.length > MOST_LETTERS) return false;
  return [...signPatterns(names, true)].some((signs) => {
    const x = radicalValue(atUnits(a, signs), new Map(), budget);
    const y = radicalValue(atUnits(b, signs), new Map(), budget);
    return x.value && !x.nonReal && (!y.value || y.nonReal || !equalValues(x.value, y.value, budget));
  });
}

function* signPatterns(names: readonly string[], all: boolean): Generator<Pattern["signs"]> {
  const count = all ? 2 ** names.length : 1;
  for (let bits = 0; bits < count; bits += 1)
    yield new Map(names.map((name, at) => [name, (bits >> at) % 2 === 1 ? -1 : 1]));
}

interface Place {
  readonly pattern: Pattern;
  readonly names: readonly string[];
  readonly budget: Budget;
}

function compareAt(a: Expression, b: Expression, place: Place): Identity | "not real" {
  return compareTerms(a, b, place) ?? compareOnGrid(a, b, place);
}

/** For products of powers; null for sums. */
function compareTerms(
  a: Expression,
  b: Expression,
  { pattern, names, budget }: Place,
): Identity | "not real" | null {
  const x = radicalValue(atUnits(a, pattern.signs), new Map(), budget);
  if (x.nonReal || x.undefined) return "not real";
  for (const name of names) {
    const [left, right] = [exponentIn(a, name, budget), exponentIn(b, name, budget)];
    if (!left || !right) return null;
    if (!equals(left, right)) return { equal: false, reason: `the exponents of ${name} differ` };
  }
  const y = radicalValue(atUnits(b, pattern.signs), new Map(), budget);
  if (!x.value || !y.value) return { equal: null };
  if (y.nonReal || !equalValues(x.value, y.value, budget))
    return { equal: false, reason: "the numbers differ" };
  return {
    equal: true,
    proved: true,
    evidence: `Count the exponents: a root divides them by its index, and every letter has the same exponent in the question and in $${toLatex(b)}$. With every letter equal to $1$ both are the same number, so they are equal.`,
  };
}

function compareOnGrid(
  a: Expression,
  b: Expression,
  { pattern, names, budget }: Place,
): Identity | "not real" {
  const left = withoutLettersUnderRoots(a, pattern, budget);
  const right = withoutLettersUnderRoots(b, pattern, budget);
  if (!left || !right) return { equal: null };
  const counts = new Map<string, number>();
  for (const name of names) {
    const [x, y] = [degreesIn(left, name, budget), degreesIn(right, name, budget)];
    if (!x || !y) return { equal: null };
    counts.set(name, Math.max(x.above + y.below, y.above + x.below) + 1);
  }
  const points = [...counts.values()].reduce((total, count) => total * count, 1);
  const proved = points <= MOST_POINTS;
  const each = proved
    ? counts
    : new Map([...counts].map(([name, count]) => [name, Math.min(count, names.length > 2 ? 2 : SAMPLES)]));
  for (const start of STARTS) {
    const outcome = compareFrom(left, right, { counts: each, start, budget });
    if (outcome === "no value") continue;
    if (typeof outcome !== "number")
      return outcome === "not real" ? outcome : { equal: false, reason: "the values differ" };
    const letters = names.map((name) => `$${toLatex({ kind: "symbol", name })}$`).join(" and ");
    const put = `Put powers of whole numbers for ${letters}, so that the roots of letters come out: question and answer agree exactly at ${outcome} place${outcome === 1 ? "" : "s"}`;
    const rest = proved ? ", more than two different expressions of this degree can." : ".";
    return { equal: true, proved, evidence: put + rest };
  }
  return { equal: null };
}

function compareFrom(
  a: Expression,
  b: Expression,
  {
    counts,
    start,
    budget,
  }: { readonly counts: ReadonlyMap<string, number>; readonly start: number; readonly budget: Budget },
): number | "no value" | "not real" | "differ" {
  let count = 0;
  for (const point of gridOf(counts, start)) {
    const at = new Map([...point].map(([name, value]) => [name, int(value.n)]));
    const x = radicalValue(a, at, budget);
    const y = radicalValue(b, at, budget);
    if (x.nonReal) return "not real";
    if (!x.value || !y.value) return "no value";
    if (y.nonReal || !equalValues(x.value, y.value, budget)) return "differ";
    count += 1;
  }
  return count;
}
