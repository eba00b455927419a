import type { Expression, Relation } from "../expression/ast";
import { negation, sum, symbol } from "../expression/build";
import { polynomialOf, totalDegree } from "../expression/polynomial";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { table } from "../table";
import type { Budget } from "../types";
import { compareExpressions } from "./compare-expressions";
import { type Comparison, differing, refutationOf, SAMPLED, UNDECIDED } from "./proof/comparison";
import type { CheckDomain } from "./types";

interface Terms {
  readonly domain: CheckDomain;
  readonly budget: Budget;
}

/** Two equations say the same when one difference of the sides is a number times the other. They are told apart where
 * both are solved for one letter, or both are linear. */
export function compareRelations(a: Relation, b: Relation, terms: Terms): Comparison {
  if (a.operator !== b.operator || a.operator !== "=") return compareInequalities(a, b, terms);
  if (symbolsOf(a).length + symbolsOf(b).length === 0) return compareTruths(a, b, terms);
  const [left, right] = [differenceOf(a), differenceOf(b)];
  const crossed = compareUpToFactor(left, right, terms);
  if (crossed.verdict === "same") return crossed;
  const solved = solvedForOne(a, b);
  if (solved) return compareExpressions(solved[0], solved[1], terms);
  const linear = [left, right].every((side) => isLinear(side, terms.budget));
  return linear ? differing(refutationOf(crossed)) : UNDECIDED;
}

/** Equations between numbers are true or false, and two true ones may still be about other numbers. */
function compareTruths(a: Relation, b: Relation, terms: Terms): Comparison {
  const [given, right] = [a, b].map((each) => compareExpressions(each.left, each.right, terms));
  return given?.verdict === "different" && right?.verdict === "same" ? given : UNDECIDED;
}

const differenceOf = ({ left, right }: Relation): Expression => sum([left, negation(right)]);

/** y = f and y = g, or g = y, with no y in either. */
function solvedForOne(given: Relation, b: Relation): readonly [Expression, Expression] | null {
  const isTurned = given.left.kind !== "symbol" && given.right.kind === "symbol";
  const a = isTurned ? { ...given, left: given.right, right: given.left } : given;
  const { left } = a;
  if (left.kind !== "symbol" || b.left.kind !== "symbol" || b.left.name !== left.name) return null;
  const inside = [...symbolsOf(a.right), ...symbolsOf(b.right)].includes(left.name);
  return inside ? null : [a.right, b.right];
}

function isLinear(e: Expression, budget: Budget): boolean {
  const polynomial = polynomialOf(e, budget);
  return polynomial?.terms.every((term) => totalDegree(term) <= 1) ?? false;
}

const FLIPPED: Readonly<Record<Relation["operator"], Relation["operator"]>> = table({
  "=": "=",
  "!=": "!=",
  "<": ">",
  ">": "<",
  "<=": ">=",
  ">=": "<=",
});

/** The same inequality, perhaps with its sides swapped. */
function compareInequalities(a: Relation, b: Relation, terms: Terms): Comparison {
  const [left, right] = [differenceOf(a), differenceOf(b)];
  if (a.operator === b.operator && compareExpressions(left, right, terms).verdict === "same") return SAMPLED;
  const swapped = a.operator === FLIPPED[b.operator];
  return swapped && compareExpressions(left, negation(right), terms).verdict === "same" ? SAMPLED : UNDECIDED;
}

/** The quotient of two differences is the same wherever it is looked at. */
function compareUpToFactor(a: Expression, b: Expression, terms: Terms): Comparison {
  if (symbolsOf(a).join() !== symbolsOf(b).join()) return UNDECIDED;
  const others = new Map(symbolsOf(a).map((name) => [name, symbol(`${name}_0`)]));
  const renamed = (e: Expression): Expression => substitute(e, others);
  // p(x)·q(y) = q(x)·p(y) for all x and y says that p is a number times q.
  return compareExpressions(
    { kind: "product", factors: [a, renamed(b)] },
    { kind: "product", factors: [b, renamed(a)] },
    terms,
  );
}
