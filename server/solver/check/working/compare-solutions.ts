import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import type { RealSet } from "../../expression/real-set";
import { endsOf, isInSet } from "../../expression/real-set-algebra";
import { ascending, pointsInGaps } from "../../expression/real-set-order";
import { symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";
import { compareExpressions } from "../compare-expressions";
import { refutationOf } from "../proof/comparison";
import { Refutation } from "../proof/refutation";
import { isRounded } from "./rounded";
import type { Solutions } from "./solutions";

/** How the solutions of one line differ from those of the next: numbers lost and gained, for sets one of each. */
export interface Difference {
  readonly lost: readonly Expression[];
  readonly gained: readonly Expression[];
  /** A decimal stands for an exact number. */
  readonly rounded: boolean;
  /** That they differ; null where they do not. */
  readonly refutation: Refutation | null;
}

const NO_DIFFERENCE: Difference = { lost: [], gained: [], rounded: false, refutation: null };

/** @returns null when they cannot be compared
 * @throws {LimitReached} */
export function compareSolutions(before: Solutions, after: Solutions, budget: Budget): Difference | null {
  if (before.kind === "all" && after.kind === "all") return NO_DIFFERENCE;
  if (before.kind === "roots" && after.kind === "roots")
    return compareRoots(before.roots, after.roots, budget);
  const [a, b] = [setOf(before), setOf(after)];
  return a && b && compareSets(a, b, budget);
}

/** A root is lost or gained when it is proved to be none of the others. */
function compareRoots(
  before: readonly Expression[],
  after: readonly Expression[],
  budget: Budget,
): Difference | null {
  const places = before.map((x) => placeOf(x, after, budget));
  const others = after.map((x) => placeOf(x, before, budget));
  if ([...places, ...others].some(({ kind }) => kind === "unknown")) return null;
  const strangers = [...places, ...others].flatMap((each) => (each.kind === "stranger" ? [each] : []));
  return {
    lost: before.filter((_, at) => places[at]?.kind === "stranger"),
    gained: after.filter((_, at) => others[at]?.kind === "stranger"),
    rounded: [...places, ...others].some(({ kind }) => kind === "rounded"),
    refutation: strangers[0]?.refutation ?? null,
  };
}

/** Where a number stands among others. */
type Place =
  | { readonly kind: "same" | "rounded" | "unknown" }
  | { readonly kind: "stranger"; readonly refutation: Refutation };

function placeOf(x: Expression, others: readonly Expression[], budget: Budget): Place {
  const found = others.map((other) => compareExpressions(x, other, { domain: "complex", budget }));
  if (found.some(({ verdict }) => verdict === "same")) return { kind: "same" };
  if (others.some((other) => isRounded(x, other) || isRounded(other, x))) return { kind: "rounded" };
  const refutation =
    others.length === 0 ? Refutation.otherLength(1, 0) : Refutation.all(found.map(refutationOf));
  return refutation ? { kind: "stranger", refutation } : { kind: "unknown" };
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
  let refutation: Refutation | null = null;
  for (const x of [...between.map(number), ...ends]) {
    const [was, is] = [isInSet(before, x, budget), isInSet(after, x, budget)];
    if (was === null || is === null) return null;
    refutation ??= Refutation.otherTruth(was, is);
    if (was && !is) lost.push(x);
    if (is && !was) gained.push(x);
  }
  return { lost: lost.slice(0, 1), gained: gained.slice(0, 1), rounded: false, refutation };
}
