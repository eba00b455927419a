import type { Expression, Relation } from "../expression/ast";
import { negation, sum, symbol } from "../expression/build";
import type { Interval, RealSet } from "../expression/real-set";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import type { AnswerValue, Budget } from "../types";
import { CANNOT_TELL, compareExpressions } from "./compare-expressions";
import type { CheckDomain, Equivalence } from "./types";
import { isSameUnit } from "./unit";

interface Terms {
  readonly domain: CheckDomain;
  readonly budget: Budget;
}

/** Provably not the same. */
export const DIFFERENT: Equivalence = { verdict: "different", proof: "exact", counterexample: null };
/** Provably the same. */
export const SAME: Equivalence = { verdict: "same", proof: "exact", counterexample: null };

/** Whether two answers say the same. */
export function compareValues(a: AnswerValue, b: AnswerValue, terms: Terms): Equivalence {
  if (a.kind === "word" && b.kind === "word") return compareWords(a.word, b.word);
  if (a.kind === "set" && b.kind === "set") return compareSets(a.set, b.set, terms);
  if (a.kind === "relation" && b.kind === "relation") return compareRelations(a.relation, b.relation, terms);
  if (a.kind === "points" && b.kind === "points") return comparePoints(a.points, b.points, terms);
  if (a.kind === "quantity" && b.kind === "quantity" && !isSameUnit(a.unit, b.unit)) return CANNOT_TELL;
  const left = partsOf(a);
  const right = partsOf(b);
  if (!left || !right) return a.kind === b.kind ? SAME : DIFFERENT;
  const unordered = a.kind === "roots" || (a.kind === "list" && !a.ordered) || a.kind === "named";
  return unordered ? compareUnordered(left, right, terms) : compareInOrder(left, right, terms);
}

/** Answers of which only one can be right. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  ["yes", "no"],
  ["true", "false"],
  ["increasing", "decreasing", "constant"],
  ["even", "odd", "neither"],
  ["parallel", "perpendicular"],
  ["prime", "composite"],
  ["rational", "irrational"],
];

/** Other words than those of the answer may still mean the same. */
function compareWords(a: string, b: string): Equivalence {
  if (a.toLowerCase() === b.toLowerCase()) return SAME;
  const exclusive = EXCLUSIVE.some(
    (words) => words.includes(a.toLowerCase()) && words.includes(b.toLowerCase()),
  );
  return exclusive ? DIFFERENT : CANNOT_TELL;
}

/** The expressions an answer consists of; null for those without any. */
function partsOf(value: AnswerValue): readonly Expression[] | null {
  switch (value.kind) {
    case "expression":
      return [value.expression];
    case "quantity":
      return [value.value];
    case "roots":
      return value.roots;
    case "list":
      return value.items;
    case "point":
    case "family":
      return value.values;
    case "named":
      return value.values.map((named) => named.value);
    case "matrix":
      return value.rows.flat();
    default:
      return null;
  }
}

function compareInOrder(a: readonly Expression[], b: readonly Expression[], terms: Terms): Equivalence {
  if (a.length !== b.length) return DIFFERENT;
  return combined(a.map((item, index) => compareExpressions(item, b[index] as Expression, terms)));
}

/** Each of the one must have a partner of its own among the other. */
export function compareUnordered(
  a: readonly Expression[],
  b: readonly Expression[],
  terms: Terms,
): Equivalence {
  if (a.length !== b.length) return DIFFERENT;
  const left = [...b];
  const found: Equivalence[] = [];
  for (const item of a) {
    const compared = left.map((other) => compareExpressions(item, other, terms));
    const partner = compared.findIndex(({ verdict }) => verdict === "same");
    if (partner < 0)
      return compared.some(({ verdict }) => verdict === "cannot-tell") ? CANNOT_TELL : DIFFERENT;
    found.push(compared[partner] as Equivalence);
    left.splice(partner, 1);
  }
  return combined(found);
}

function comparePoints(
  a: readonly (readonly Expression[])[],
  b: readonly (readonly Expression[])[],
  terms: Terms,
): Equivalence {
  if (a.length !== b.length) return DIFFERENT;
  const left = [...b];
  for (const point of a) {
    const partner = left.findIndex((other) => compareInOrder(point, other, terms).verdict === "same");
    if (partner < 0) return DIFFERENT;
    left.splice(partner, 1);
  }
  return SAME;
}

function compareSets(a: RealSet, b: RealSet, terms: Terms): Equivalence {
  if (a.length !== b.length) return DIFFERENT;
  return combined(a.map((interval, index) => compareIntervals(interval, b[index] as Interval, terms)));
}

function compareIntervals(a: Interval, b: Interval, terms: Terms): Equivalence {
  const ends = [
    [a.low, b.low],
    [a.high, b.high],
  ] as const;
  return combined(
    ends.map(([x, y]) => {
      if (x.closed !== y.closed || (x.value === null) !== (y.value === null)) return DIFFERENT;
      return x.value && y.value ? compareExpressions(x.value, y.value, terms) : SAME;
    }),
  );
}

/** Two equations say the same when one difference of the sides is a number times the other. */
export function compareRelations(a: Relation, b: Relation, terms: Terms): Equivalence {
  if ((a.operator === "=") !== (b.operator === "=")) return DIFFERENT;
  if (a.operator !== "=") return CANNOT_TELL;
  const [left, right] = [a, b].map((relation) => sum([relation.left, negation(relation.right)]));
  if (!left || !right) return CANNOT_TELL;
  if (symbolsOf(left).join() !== symbolsOf(right).join()) return DIFFERENT;
  return compareUpToFactor(left, right, terms);
}

/** The quotient of two differences is the same wherever it is looked at. */
function compareUpToFactor(a: Expression, b: Expression, terms: Terms): Equivalence {
  const names = symbolsOf(a);
  const others = new Map(names.map((name) => [name, symbol(`${name}_0`)]));
  const renamed = (e: Expression): Expression => substitute(e, others);
  // p(x)·q(y) = q(x)·p(y) for all x and y says that p is a number times q.
  const crossed = compareExpressions(
    { kind: "product", factors: [a, renamed(b)] },
    { kind: "product", factors: [b, renamed(a)] },
    terms,
  );
  return crossed.verdict === "same" ? crossed : crossed.verdict === "cannot-tell" ? CANNOT_TELL : DIFFERENT;
}

function combined(parts: readonly Equivalence[]): Equivalence {
  const different = parts.find(({ verdict }) => verdict === "different");
  if (different) return different;
  if (parts.some(({ verdict }) => verdict === "cannot-tell")) return CANNOT_TELL;
  return parts.find(({ proof }) => proof === "sampled") ?? SAME;
}
