import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import type { End, Interval, RealSet } from "../expression/real-set";
import { endsOf, isInSet } from "../expression/real-set-algebra";
import { ascending, pointsInGaps } from "../expression/real-set-order";
import type { AnswerValue, Budget } from "../types";
import { compareExpressions } from "./compare-expressions";
import { compareRelations } from "./compare-relations";
import { compareWords } from "./compare-words";
import { type Comparison, combined, combinedUnordered, differing, SAME, UNDECIDED } from "./proof/comparison";
import { Refutation } from "./proof/refutation";
import type { CheckDomain } from "./types";
import { compareUnits } from "./unit";

/** How the numbers and expressions of two answers are compared. */
export interface Terms {
  readonly domain: CheckDomain;
  readonly budget: Budget;
  readonly compare: (given: Expression, right: Expression) => Comparison;
}

/** By value, without any rounding. */
export const exactTerms = (domain: CheckDomain, budget: Budget): Terms => ({
  domain,
  budget,
  compare: (a, b) => compareExpressions(a, b, { domain, budget }),
});

/** Whether two answers say the same. */
export function compareValues(a: AnswerValue, b: AnswerValue, terms: Terms): Comparison {
  if (a.kind === "word" && b.kind === "word") return compareWords(a.word, b.word);
  if (a.kind === "set" && b.kind === "set") return compareSets(a.set, b.set, terms);
  if (a.kind === "relation" && b.kind === "relation") return compareRelations(a.relation, b.relation, terms);
  if (a.kind === "points" && b.kind === "points")
    return compareMembers(a.points, b.points, (p, q) => compareInOrder(p, q, terms));
  if (a.kind === "quantity" && b.kind === "quantity" && !compareUnits(a.unit, b.unit).same) return UNDECIDED;
  if (a.kind === "named" && b.kind === "named") return compareNamed(a, b, terms);
  if (a.kind === "named-sets" && b.kind === "named-sets") return compareNamedSets(a, b, terms);
  if (a.kind === "roots" && b.kind === "roots") return compareMembers(a.roots, b.roots, terms.compare);
  if (a.kind === "matrix" && b.kind === "matrix") return compareMatrices(a.rows, b.rows, terms);
  if (a.kind === "list" && b.kind === "list" && !b.ordered)
    return compareMembers(a.items, b.items, terms.compare);
  const [left, right] = [tupleOf(a), tupleOf(b)];
  if (left && right) return compareInOrder(left, right, terms);
  return a.kind === b.kind ? SAME : UNDECIDED;
}

/** The expressions that make up an answer, in their order; null for those of another kind. */
function tupleOf(value: AnswerValue): readonly Expression[] | null {
  switch (value.kind) {
    case "expression":
      return [value.expression];
    case "quantity":
      return [value.value];
    case "list":
      return value.items;
    case "point":
    case "family":
      return value.values;
    default:
      return null;
  }
}

function compareInOrder(a: readonly Expression[], b: readonly Expression[], { compare }: Terms): Comparison {
  const repeated =
    a.length === 1 && b.length > 1 && b.every((each) => compare(b[0] as Expression, each).verdict === "same");
  if (repeated) return compare(a[0] as Expression, b[0] as Expression);
  if (a.length !== b.length) return differing(Refutation.otherLength(a.length, b.length));
  return combined(a.map((item, index) => compare(item, b[index] as Expression)));
}

/** Sets of numbers or points, in any order. */
function compareMembers<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (x: T, y: T) => Comparison,
): Comparison {
  return combinedUnordered(
    a.map((x) => b.map((y) => compare(x, y))),
    b.length,
  );
}

function compareMatrices(
  a: readonly (readonly Expression[])[],
  b: readonly (readonly Expression[])[],
  terms: Terms,
): Comparison {
  if (a.length !== b.length) return differing(Refutation.otherLength(a.length, b.length));
  return combined(a.map((row, at) => compareInOrder(row, b[at] as readonly Expression[], terms)));
}

type Named = Extract<AnswerValue, { kind: "named" }>;

/** Each value of an answer whose values have names, by itself; none of any other. */
export const namedIn = (value: AnswerValue): readonly Named[] =>
  valuesIn(value).map((each) => ({ kind: "named", values: [each] }));

function valuesIn(value: AnswerValue): Named["values"] {
  if (value.kind === "named") return value.values;
  if (value.kind !== "point") return [];
  return value.values.map((each, at) => ({ name: value.unknowns[at] as string, value: each }));
}

/** Names that are given decide; without any, the order does. Numbers in another order prove nothing. */
function compareNamed(a: Named, b: Named, { compare }: Terms): Comparison {
  if (a.values.length !== b.values.length) return UNDECIDED;
  const parts = a.values.map((given, at) => {
    const right = given.name === "" ? b.values[at] : b.values.find(({ name }) => sameName(name, given.name));
    if (!right || !compareUnits(given.unit ?? "", right.unit ?? "").same) return UNDECIDED;
    return compare(given.value, right.value);
  });
  const unnamed = a.values.some(({ name }) => name === "");
  const result = combined(parts);
  return unnamed && a.values.length > 1 && result.verdict === "different" ? UNDECIDED : result;
}

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

type NamedSets = Extract<AnswerValue, { kind: "named-sets" }>;

function compareNamedSets(a: NamedSets, b: NamedSets, terms: Terms): Comparison {
  if (a.sets.length !== b.sets.length) return UNDECIDED;
  return combined(a.sets.map(({ set }, at) => compareSets(set, b.sets[at]?.set ?? [], terms)));
}

/** The same intervals, or a number that belongs to only one of the sets. */
function compareSets(a: RealSet, b: RealSet, terms: Terms): Comparison {
  if (a.length === b.length) {
    const same = combined(a.map((interval, at) => compareIntervals(interval, b[at] as Interval, terms)));
    if (same.verdict === "same") return same;
  }
  return compareByWitness(a, b, terms.budget);
}

function compareIntervals(a: Interval, b: Interval, { compare }: Terms): Comparison {
  const same = (x: End, y: End): Comparison => {
    if (x.closed !== y.closed || (x.value === null) !== (y.value === null)) return UNDECIDED;
    return x.value && y.value ? compare(x.value, y.value) : SAME;
  };
  return combined([same(a.low, b.low), same(a.high, b.high)]);
}

/** Looks at every end and at a number in every gap between ends: there two sets of intervals differ, if anywhere. */
function compareByWitness(a: RealSet, b: RealSet, budget: Budget): Comparison {
  const ends = ascending([...endsOf(a), ...endsOf(b)], budget);
  const between = ends && pointsInGaps(ends, budget);
  if (!ends || !between) return UNDECIDED;
  let settled = true;
  for (const x of [...between.map(number), ...ends]) {
    const [inside, other] = [isInSet(a, x, budget), isInSet(b, x, budget)];
    const refutation = Refutation.otherTruth(inside, other);
    if (refutation) return differing(refutation);
    settled &&= inside !== null && other !== null;
  }
  return settled ? SAME : UNDECIDED;
}
