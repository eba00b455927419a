import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import type { RealSet } from "../../expression/real-set";
import { endsOf, isInSet } from "../../expression/real-set-algebra";
import { ascending, pointsInGaps } from "../../expression/real-set-order";
import { symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";
import { isRounded } from "./rounded";
import { isAmong, type Solutions } from "./solutions";

/** How the solutions of one line differ from those of the next: numbers lost and gained, for sets one of each. */
export interface Difference {
  readonly lost: readonly Expression[];
  readonly gained: readonly Expression[];
  /** A decimal stands for an exact number. */
  readonly rounded: boolean;
}

/** @returns null when they cannot be compared
 * @throws {LimitReached} */
export function compareSolutions(before: Solutions, after: Solutions, budget: Budget): Difference | null {
  if (before.kind === "all" && after.kind === "all") return { lost: [], gained: [], rounded: false };
  if (before.kind === "roots" && after.kind === "roots")
    return compareRoots(before.roots, after.roots, budget);
  const [a, b] = [setOf(before), setOf(after)];
  return a && b && compareSets(a, b, budget);
}

function compareRoots(
  before: readonly Expression[],
  after: readonly Expression[],
  budget: Budget,
): Difference {
  const rounded = (x: Expression, others: readonly Expression[]) =>
    others.some((other) => isRounded(x, other) || isRounded(other, x));
  const missing = before.filter((root) => !isAmong(root, after, budget));
  const extra = after.filter((root) => !isAmong(root, before, budget));
  const lost = missing.filter((root) => !rounded(root, extra));
  const gained = extra.filter((root) => !rounded(root, missing));
  return { lost, gained, rounded: lost.length < missing.length };
}

const EVERYTHING: RealSet = [{ low: { value: null, closed: false }, high: { value: null, closed: false } }];

/** Roots and "all" as sets of real numbers. */
function setOf(solutions: Solutions): RealSet | null {
  if (solutions.kind === "set") return solutions.set;
  if (solutions.kind === "all") return EVERYTHING;
  if (solutions.roots.some((root) => symbolsOf(root).length > 0)) return null;
  return solutions.roots.filter(isRealNumber).map((value) => {
    const end = { value, closed: true };
    return { low: end, high: end };
  });
}

/** Whether a number without letters is real. */
export function isRealNumber(x: Expression): boolean {
  const value = evaluateComplex(x, new Map());
  return value !== null && Math.abs(value.im) < 1e-9;
}

/** Looks at every end and at a number in every gap between ends. */
function compareSets(before: RealSet, after: RealSet, budget: Budget): Difference | null {
  const ends = ascending([...endsOf(before), ...endsOf(after)], budget);
  const between = ends && pointsInGaps(ends, budget);
  if (!ends || !between) return null;
  const lost: Expression[] = [];
  const gained: Expression[] = [];
  for (const x of [...between.map(number), ...ends]) {
    const [was, is] = [isInSet(before, x, budget), isInSet(after, x, budget)];
    if (was === null || is === null) return null;
    if (was && !is) lost.push(x);
    if (is && !was) gained.push(x);
  }
  return { lost: lost.slice(0, 1), gained: gained.slice(0, 1), rounded: false };
}
