import type { Expression, Relation } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { polynomialOf, totalDegree } from "../expression/polynomial";
import {
  divide,
  isInteger,
  isNegative,
  isZero,
  negate,
  type Rational,
  subtract,
  ZERO,
} from "../expression/rational";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import type { StoryTask } from "../tasks/story";
import type { Budget } from "../types";

/** Whether the values can be those of the unknowns in the story. */
export const isPossible = ({ domain, whole, decimals }: StoryTask, values: Iterable<Rational>): boolean =>
  [...values].every((value) => {
    if (domain === "any") return true;
    const rounded = whole !== undefined || decimals !== undefined;
    if (domain === "integer") return rounded || isInteger(value);
    if (isNegative(value)) return false;
    return domain === "whole" ? rounded || isInteger(value) : !isZero(value);
  });

/** The other value that one unknown can have, when what the story says comes down to a quadratic equation in it, and
 * its value in the answer is known. Null when there is no other. */
export function otherRoot(
  story: StoryTask,
  values: ReadonlyMap<string, Rational>,
  budget: Budget,
): { readonly unknown: string; readonly value: Rational } | null {
  const last = reduced(story.conditions.map(({ relation }) => relation));
  const [unknown = "", ...others] = last ? symbolsOf(last) : [];
  const known = values.get(unknown);
  if (!last || others.length > 0 || !known) return null;
  const p = polynomialOf(sum([last.left, negation(last.right)]), budget);
  if (!p || Math.max(...p.terms.map(totalDegree)) !== 2) return null;
  const coefficient = (degree: number) =>
    p.terms.find((term) => totalDegree(term) === degree)?.coefficient ?? ZERO;
  // The two roots add up to −b/a.
  const value = subtract(negate(divide(coefficient(1), coefficient(2))), known);
  return isZero(subtract(value, known)) ? null : { unknown, value };
}

/** The one relation that is left when unknowns told outright are replaced; null when several are left. */
function reduced(relations: readonly Relation[]): Relation | null {
  let left = [...relations];
  while (left.length > 1) {
    const told = left.find(
      (each) => each.left.kind === "symbol" && !symbolsOf(each.right).includes(each.left.name),
    );
    if (told?.left.kind !== "symbol") return null;
    const put = new Map<string, Expression>([[told.left.name, told.right]]);
    left = left
      .filter((each) => each !== told)
      .map((each) => ({ ...each, left: substitute(each.left, put), right: substitute(each.right, put) }));
  }
  return left[0] ?? null;
}
