import type { Expression } from "../expression/ast";
import { number, symbol } from "../expression/build";
import { equals, type Rational } from "../expression/rational";
import { children, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { degreeBound } from "./degree-bound";
import { gridOf, type Point, valueAt } from "./sample-points";

export type Identity =
  /** `proved`: for all values, not only on samples. `evidence`: a sentence for a student. */
  | { readonly equal: true; readonly proved: boolean; readonly evidence: string }
  | { readonly equal: false; readonly reason: string }
  /** The expressions cannot be compared this way. */
  | { readonly equal: null };

/** Node visits that a full proof may cost; beyond it only samples are taken. */
const PROOF_COST = 60_000;
const SAMPLES = 12;
/** Other ranges of points tried when a denominator vanishes on one. */
const STARTS = [2, 11, 29, 67, 151, 307];

/** Whether two fractions of polynomials are the same. A difference of degree at most d in each letter that vanishes
 * on a grid of d + 1 values per letter is zero everywhere, so agreement on that grid is a proof. Every value is
 * computed exactly from the expressions as written.
 * @source the grid form of the Schwartz-Zippel lemma (Alon's Combinatorial Nullstellensatz, lemma 2.1) */
export function checkIdentity(a: Expression, b: Expression, budget: Budget): Identity {
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].sort();
  const counts = new Map<string, number>();
  for (const name of names) {
    const left = degreeBound(a, name, budget);
    const right = degreeBound(b, name, budget);
    if (!left || !right) return { equal: null };
    counts.set(name, Math.max(left.above + right.below, right.above + left.below) + 1);
  }
  const points = [...counts.values()].reduce((product, count) => product * count, 1);
  const proved = points * (nodesOf(a) + nodesOf(b)) <= PROOF_COST;
  return compare(a, b, { counts: proved ? counts : thinned(counts), proved, budget });
}

const nodesOf = (e: Expression): number => children(e).reduce((sum, part) => sum + nodesOf(part), 1);

/** A few values per letter where the full grid is too large. */
function thinned(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const each = Math.max(2, Math.floor(SAMPLES ** (1 / counts.size)));
  return new Map([...counts].map(([name, count]) => [name, Math.min(count, each)]));
}

interface Comparison {
  readonly counts: ReadonlyMap<string, number>;
  readonly proved: boolean;
  readonly budget: Budget;
}

function compare(a: Expression, b: Expression, { counts, proved, budget }: Comparison): Identity {
  for (const start of STARTS) {
    const outcome = compareOn(a, b, { points: gridOf(counts, start), budget });
    if (outcome === "no value") continue;
    if (outcome.kind === "differ") {
      return { equal: false, reason: `at ${pointText(outcome.point)} the values differ` };
    }
    const { first, value, count } = outcome;
    const shown =
      first.size === 0
        ? "Both are"
        : `Put ${pointText(first)} into the question and into the answer: both are`;
    const total =
      count === 1
        ? ""
        : proved
          ? ` They agree at ${count} such places, more than two different expressions of this degree can, so they are equal.`
          : ` They agree at all ${count} places tried.`;
    return { equal: true, proved, evidence: `${shown} $${toLatex(number(value))}$.${total}` };
  }
  return { equal: null };
}

type GridOutcome =
  | "no value"
  | { readonly kind: "differ"; readonly point: Point }
  | { readonly kind: "agree"; readonly first: Point; readonly value: Rational; readonly count: number };

function compareOn(
  a: Expression,
  b: Expression,
  { points, budget }: { readonly points: Iterable<Point>; readonly budget: Budget },
): GridOutcome {
  let first: { point: Point; value: Rational } | null = null;
  let count = 0;
  for (const point of points) {
    const left = valueAt(a, point, budget);
    const right = valueAt(b, point, budget);
    if (!left || !right) return "no value";
    if (!equals(left, right)) return { kind: "differ", point };
    first ??= { point, value: left };
    count += 1;
  }
  return first ? { kind: "agree", first: first.point, value: first.value, count } : "no value";
}

const pointText = (point: Point): string =>
  [...point].map(([name, value]) => `$${toLatex(symbol(name))} = ${toLatex(number(value))}$`).join(", ");
