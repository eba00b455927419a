import type { Relation } from "../../expression/ast";
import { some } from "../../expression/walk";
import type { Condition } from "../../tasks/inequality";
import type { Budget } from "../../types";
import { judgeCondition } from "./judge-condition";
import { cannotTell, follows, type Judged } from "./judged";
import type { Position } from "./position";
import { isAmong, type Solutions, solutionsIn, solutionsOf } from "./solutions";
import { conditionSubject, relationsIn } from "./subject";

interface Branch {
  readonly after: Condition | Solutions;
  readonly position: Position;
  readonly unknown: string;
  readonly budget: Budget;
}

export const CASE = "This is one case. The others have to be worked as well.";
const BACK = "This fits an earlier line again.";

/** A condition against the line before it, or against an earlier one that it goes back to or takes a case of. */
export function judgeBranch({ after, position, unknown, budget }: Branch): Judged {
  const { before, earlier, spoilt, start } = position;
  const conditions = [before, ...earlier].flatMap((each) =>
    each?.kind === "condition" ? [each.condition] : [],
  );
  const [latest, ...older] = conditions;
  if (!latest) return cannotTell();
  const answer = start.kind === "condition" ? start.answer : null;
  const needed = spoilt || !answer ? null : solutionsIn(answer);
  const step = { after, unknown, needed, budget };
  const judged = judgeCondition({ ...step, before: latest });
  if (judged.verdict === "follows") return judged;
  if (isBoundary(latest, after)) return cannotTell("This looks at where the two sides are equal.");
  const cased = [latest, ...older].some((each) => isCaseOf(after, each, { unknown, budget }));
  if (cased) return follows(isCondition(after) ? conditionSubject(after) : undefined, CASE);
  const part = partsOf(conditions).some(
    (each) => judgeCondition({ ...step, before: each }).verdict === "follows",
  );
  if (part) return follows(isCondition(after) ? conditionSubject(after) : undefined, CASE);
  const back = older.find((each) => judgeCondition({ ...step, before: each }).verdict === "follows");
  if (back) return follows(isCondition(after) ? conditionSubject(after) : undefined, BACK);
  return isHalfOfBars(judged, latest) ? cannotTell(CASE, judged.next) : judged;
}

const isCondition = (value: Condition | Solutions): value is Condition =>
  value.kind === "relation" || value.kind === "all-of" || value.kind === "any-of";

/** The members of "or" and "and" lists. */
const partsOf = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions.flatMap((each) => (each.kind === "relation" ? [] : each.parts));

/** Bars stand for two cases; a line that takes one of them has more or fewer solutions, not others. */
function isHalfOfBars({ wrong }: Judged, before: Condition): boolean {
  const bars = relationsIn(before).some((relation) => some(relation, ({ kind }) => kind === "absolute"));
  return bars && wrong !== undefined && (wrong.lost.length === 0 || wrong.gained.length === 0);
}

/** An equation in the working of an inequality. */
function isBoundary(before: Condition, after: Condition | Solutions): boolean {
  if (!isCondition(after)) return false;
  const isEquation = ({ operator }: Relation) => operator === "=";
  return !relationsIn(before).some(isEquation) && relationsIn(after).every(isEquation);
}

interface CaseTools {
  readonly unknown: string;
  readonly budget: Budget;
}

/** Whether a line takes one part of an "or" or one factor of a product that is zero, and solves it rightly. */
function isCaseOf(after: Condition | Solutions, whole: Condition, { unknown, budget }: CaseTools): boolean {
  if (!isCondition(after) || !isSeveralCases(whole)) return false;
  const [all, some] = [solutionsOf(whole, unknown, budget), solutionsOf(after, unknown, budget)];
  if (all?.kind !== "roots" || some?.kind !== "roots" || some.roots.length === 0) return false;
  return some.roots.every((root) => isAmong(root, all.roots, budget));
}

function isSeveralCases(condition: Condition): boolean {
  if (condition.kind !== "relation") return condition.kind === "any-of";
  const { left, right, operator } = condition;
  const zero = (e: Relation["left"]) => e.kind === "number" && e.value.n === 0n;
  const product = zero(right) ? left : zero(left) ? right : null;
  return operator === "=" && product !== null && (product.kind === "product" || product.kind === "power");
}
