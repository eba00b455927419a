import type { Expression } from "../../expression/ast";
import { substitute } from "../../expression/substitute";
import type { Condition } from "../../tasks/inequality";
import type { Budget } from "../../types";
import { compareExpressions } from "../compare-expressions";
import { holdsInDoubles } from "./equation-values";
import { cannotTell, failing, follows, type Judged } from "./judged";
import type { Line } from "./line";
import { conditionSubject, lettersIn, mapCondition } from "./subject";

/** The solutions of a system, each a value for every unknown; null when they are not known. */
export interface SystemDesk {
  readonly unknowns: readonly string[];
  readonly points: readonly (readonly Expression[])[] | null;
  readonly budget: Budget;
}

const CASE = "This holds for one of the solutions.";
const MISSED = "A solution of the system does not fit this line.";

/** Whether a line is true for the solutions of the system. What is left out of it does not matter: a line may be one
 * equation of several. */
export function judgeSystem({ content }: Line, desk: SystemDesk): Judged {
  if (content.kind === "tuples") return judgeTuples(content.tuples, desk);
  const condition = conditionOf(content);
  if (!condition) return cannotTell();
  const next = conditionSubject(condition);
  const held = pointsAsMaps(desk).map((at) => holdsExactly(condition, at, desk.budget));
  if (held.length === 0) return cannotTell(null, next);
  if (held.every((each) => each === true)) return follows(next);
  if (held.some((each) => each === true)) return follows(next, CASE);
  if (held.includes(null)) return cannotTell(null, next);
  return failing({ before: next, after: next, counterexample: null, lost: [], gained: [] }, MISSED);
}

function conditionOf(content: Line["content"]): Condition | null {
  if (content.kind === "condition") return content.condition;
  if (content.kind !== "chain" || content.parts.length < 2) return null;
  const parts = content.parts.slice(1).map(
    (right, index): Condition => ({
      kind: "relation",
      operator: "=",
      left: content.parts[index] as Expression,
      right,
    }),
  );
  return parts.length === 1 ? (parts[0] as Condition) : { kind: "all-of", parts };
}

const pointsAsMaps = ({ unknowns, points }: SystemDesk): ReadonlyMap<string, Expression>[] =>
  (points ?? []).map((point) => new Map(unknowns.map((name, index) => [name, point[index] as Expression])));

function holdsExactly(
  condition: Condition,
  at: ReadonlyMap<string, Expression>,
  budget: Budget,
): boolean | null {
  const put = mapCondition(condition, (side) => substitute(side, at));
  if (put.kind !== "relation") {
    const parts = put.parts.map((part) => holdsExactly(part, new Map(), budget));
    const decisive = put.kind === "any-of";
    if (parts.includes(decisive)) return decisive;
    return parts.includes(null) ? null : !decisive;
  }
  if (put.operator !== "=") return lettersIn(put).length > 0 ? null : holdsInDoubles(put, new Map());
  const { verdict } = compareExpressions(put.left, put.right, { domain: "complex", budget });
  return verdict === "cannot-tell" ? null : verdict === "same";
}

function judgeTuples(tuples: readonly (readonly Expression[])[], desk: SystemDesk): Judged {
  const { points, unknowns, budget } = desk;
  if (!points || tuples.some((tuple) => tuple.length !== unknowns.length)) return cannotTell();
  const verdicts = tuples.map((tuple) => {
    const fits = points.map((point) => sameTuple(tuple, point, budget));
    return fits.includes(true) ? true : fits.includes(null) ? null : false;
  });
  if (verdicts.includes(false)) {
    const nothing = conditionSubject({ kind: "all-of", parts: [] });
    return failing({ before: nothing, after: nothing, counterexample: null, lost: [], gained: [] }, MISSED);
  }
  return verdicts.includes(null) ? cannotTell() : follows();
}

function sameTuple(a: readonly Expression[], b: readonly Expression[], budget: Budget): boolean | null {
  const verdicts = a.map(
    (value, index) =>
      compareExpressions(value, b[index] as Expression, { domain: "complex", budget }).verdict,
  );
  if (verdicts.includes("different")) return false;
  return verdicts.includes("cannot-tell") ? null : true;
}
