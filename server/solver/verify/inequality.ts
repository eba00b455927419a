import type { Expression, Relation } from "../expression/ast";
import { negation, number, sum } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { univariateCoefficients } from "../expression/polynomial";
import { radicalValue } from "../expression/radical-value";
import type { RealSet } from "../expression/real-set";
import { exactSign } from "../expression/real-set-order";
import { substitute } from "../expression/substitute";
import { children, mapChildren } from "../expression/walk";
import { isUndefined } from "../ledger";
import { toLatex } from "../printer/latex";
import type { Condition } from "../tasks/inequality";
import type { Budget, Check } from "../types";
import { is } from "./claims";
import { fractionOf } from "./fraction";
import { UNCHECKED, type Verifier } from "./obligations";
import type { Coefficients } from "./real-root-count";
import { checkTruth } from "./truth-set";

/** Bars in one inequality; each doubles the number of cases. */
const MOST_BARS = 3;

/** Checks the solution set of an inequality: the inequality as it is written is worked out exactly at a number in
 * every piece of the line between the roots of its sides, and at every end. */
export const INEQUALITY: Verifier<"inequality"> = {
  set: ({ condition, unknown }, value, budget) => ({
    unknown: is(value.unknown, unknown),
    set: () => checkSolutions(condition, { unknown, set: value.set }, budget),
  }),
};

/** Whether a set holds exactly the numbers that meet a condition. */
export function checkSolutions(
  condition: Condition,
  { unknown, set }: { readonly unknown: string; readonly set: RealSet },
  budget: Budget,
): Check {
  const changes = relationsIn(condition).map((each) => turningPoints(each, unknown, budget));
  if (changes.some((each) => each === null)) return UNCHECKED;
  const truth = (x: Expression) => isTrue(condition, new Map([[unknown, x]]), budget);
  return checkTruth(
    {
      set,
      unknown,
      changes: (changes as Coefficients[][]).flat(),
      truth,
      yes: "is true",
      no: "is false",
      because: (x) => sidesAt(condition, new Map([[unknown, x]]), budget),
    },
    budget,
  );
}

/** "the left side is $-31$, the right side $11$", for one relation whose sides come out at the number. */
function sidesAt(condition: Condition, at: ReadonlyMap<string, Expression>, budget: Budget): string | null {
  if (condition.kind !== "relation") return null;
  const side = (e: Expression) => {
    try {
      return evaluateExact(substitute(e, at), new Map(), budget);
    } catch (error) {
      if (isUndefined(error)) return null;
      throw error;
    }
  };
  const [left, right] = [side(condition.left), side(condition.right)];
  return left && right
    ? `the left side is $${toLatex(number(left))}$, the right side $${toLatex(number(right))}$`
    : null;
}

const relationsIn = (condition: Condition): Relation[] =>
  condition.kind === "relation" ? [condition] : condition.parts.flatMap(relationsIn);

/** Polynomials at whose roots a relation can turn from true to false; null when it is not made of polynomials,
 * fractions and bars. */
export function turningPoints(relation: Relation, unknown: string, budget: Budget): Coefficients[] | null {
  const found: Coefficients[] = [];
  for (const gap of casesOf(sum([relation.left, negation(relation.right)]))) {
    const fraction = gap && fractionOf(gap, new Map(), budget);
    const top = fraction && univariateCoefficients(fraction.top, unknown);
    const bottom = fraction && univariateCoefficients(fraction.bottom, unknown);
    if (!top || !bottom) return null;
    found.push(top, bottom);
  }
  return found;
}

/** The expression without bars, once for every choice of signs, and what stands between the bars. */
function casesOf(e: Expression): (Expression | null)[] {
  const bars = barsIn(e);
  if (bars.length > MOST_BARS) return [null];
  const [first] = bars;
  if (!first) return [e];
  const inner = first.operand;
  return [inner, replaced(e, first, inner), replaced(e, first, negation(inner))].flatMap((each) =>
    each === e ? [null] : casesOf(each),
  );
}

type Bars = Expression & { readonly kind: "absolute" };
function barsIn(e: Expression): Bars[] {
  const inner = children(e).flatMap(barsIn);
  return e.kind === "absolute" ? [...inner, e] : inner;
}

const replaced = (e: Expression, bars: Expression, by: Expression): Expression =>
  e === bars ? by : mapChildren(e, (part) => replaced(part, bars, by));

/** The condition at exact values; null when it hangs on a relation of which that cannot be told. */
function isTrue(condition: Condition, at: ReadonlyMap<string, Expression>, budget: Budget): boolean | null {
  if (condition.kind === "relation") return relationHolds(condition, at, budget);
  const parts = condition.parts.map((part) => isTrue(part, at, budget));
  const settles = condition.kind === "any-of";
  if (parts.includes(settles)) return settles;
  return parts.includes(null) ? null : !settles;
}

/** A relation at exact values; a side without a real value makes it false.
 * @returns null when a sign cannot be told exactly, which neither proves nor refutes anything */
export function relationHolds(
  { left, operator, right }: Relation,
  at: ReadonlyMap<string, Expression>,
  budget: Budget,
): boolean | null {
  const gap = sum([left, negation(right)]);
  const { undefined: isUndefinedThere, nonReal } = radicalValue(gap, at, budget);
  if (isUndefinedThere || nonReal) return false;
  const sign = exactSign(gap, at, budget);
  if (sign === null) return null;
  const ways = {
    "<": sign < 0,
    "<=": sign <= 0,
    ">": sign > 0,
    ">=": sign >= 0,
    "=": sign === 0,
    "!=": sign !== 0,
  };
  return ways[operator];
}
