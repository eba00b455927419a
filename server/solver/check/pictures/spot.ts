import type { Expression, Relation } from "../../expression/ast";
import { sum } from "../../expression/build";
import { sameStructure } from "../../expression/same-structure";
import { children } from "../../expression/walk";
import { termsOf } from "../misconceptions/places";
import type { Subject } from "../working/subject";

/** Something before and after a wrong rule was applied to it. */
export interface Change {
  readonly was: Expression;
  readonly became: Expression;
}

/** Where a wrong line departs from the one before it. */
export interface Spot {
  /** The smallest part that is not the same; null where both sides of a relation changed. */
  readonly part: Change | null;
  /** That part with the terms beside it, which stayed as they are. */
  readonly whole: Change | null;
  /** The relations; null where the line is a value. */
  readonly sides: { readonly before: Relation; readonly after: Relation } | null;
}

/** Where a wrong rule changed a line, from the line before and what the rule makes of it.
 * @returns null where they do not differ, or are no single relation and no value */
export function spotOf(before: Subject, wrong: Subject): Spot | null {
  if (before.kind === "value")
    return wrong.kind === "value" ? spotIn(before.expression, wrong.expression) : null;
  if (wrong.kind !== "condition") return null;
  const [was, is] = [before.condition, wrong.condition];
  if (was.kind !== "relation" || is.kind !== "relation") return null;
  const sides = { before: was, after: is };
  const [isLeft, isRight] = [sameStructure(was.left, is.left), sameStructure(was.right, is.right)];
  if (isLeft && isRight) return null;
  if (!isLeft && !isRight) return { part: null, whole: null, sides };
  const changed = isLeft ? spotIn(was.right, is.right) : spotIn(was.left, is.left);
  return { part: null, whole: null, ...changed, sides };
}

function spotIn(was: Expression, became: Expression): Spot | null {
  if (sameStructure(was, became)) return null;
  const whole = { was, became };
  if (was.kind === "sum") {
    const [gone, come] = [without(termsOf(was), termsOf(became)), without(termsOf(became), termsOf(was))];
    const [only] = gone;
    if (gone.length === 1 && only && come.length > 0) {
      const inside = spotIn(only, sum(come));
      return inside && sameStructure(inside.part?.was, only) ? { ...inside, whole } : inside;
    }
    if (gone.length > 1 && come.length > 0)
      return { part: { was: sum(gone), became: sum(come) }, whole, sides: null };
  }
  const inside = changedChild(was, became);
  return inside ? spotIn(...inside) : { part: whole, whole, sides: null };
}

/** The one child in which two nodes of the same kind differ; null for more than one. */
function changedChild(was: Expression, became: Expression): readonly [Expression, Expression] | null {
  const [before, after] = [children(was), children(became)];
  if (was.kind !== became.kind || before.length !== after.length) return null;
  const changed = before.flatMap((part, index) => {
    const other = after[index] as Expression;
    return sameStructure(part, other) ? [] : [[part, other] as const];
  });
  return changed.length === 1 ? (changed[0] ?? null) : null;
}

/** The first list without what is in the second as well, each as often as it is there. */
function without(all: readonly Expression[], others: readonly Expression[]): readonly Expression[] {
  const left = [...others];
  return all.filter((each) => {
    const at = left.findIndex((other) => sameStructure(each, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
