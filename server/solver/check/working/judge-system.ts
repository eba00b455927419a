import type { Expression } from "../../expression/ast";
import { substitute } from "../../expression/substitute";
import type { Condition } from "../../tasks/inequality";
import type { Budget } from "../../types";
import { compareExpressions } from "../compare-expressions";
import { type Comparison, combined, refutationOf } from "../proof/comparison";
import { Refutation } from "../proof/refutation";
import { holdsInDoubles } from "./equation-values";
import { cannotTell, failing, follows, type Judged } from "./judged";
import type { Line } from "./line";
import { refuteAt } from "./refute-at";
import { conditionSubject, lettersIn, mapCondition, type Subject } from "./subject";

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
  const held = pointsAsMaps(desk).map((at) => heldAt(condition, at, desk.budget));
  if (held.length === 0) return cannotTell(null, next);
  if (held.every((each) => each === "holds")) return follows(next);
  if (held.some((each) => each === "holds")) return follows(next, CASE);
  const refutation = Refutation.all(held.map((each) => (each === "holds" ? null : each)));
  return refutation ? missed(next, refutation) : cannotTell(null, next);
}

const missed = (at: Subject, refutation: Refutation): Judged =>
  failing({ before: at, after: at, refutation, lost: [], gained: [] }, MISSED);

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

/** Whether a condition holds at a point: "holds", the proof that it does not, or null. */
type Held = "holds" | Refutation | null;

function heldAt(condition: Condition, at: ReadonlyMap<string, Expression>, budget: Budget): Held {
  const put = mapCondition(condition, (side) => substitute(side, at));
  if (put.kind !== "relation") {
    const parts = put.parts.map((part) => heldAt(part, new Map(), budget));
    const refuted = parts.map((part) => (part === "holds" ? null : part));
    const holding = parts.filter((part) => part === "holds").length;
    if (put.kind === "any-of") return holding > 0 ? "holds" : Refutation.all(refuted);
    return holding === parts.length ? "holds" : (refuted.find((part) => part !== null) ?? null);
  }
  if (put.operator === "=")
    return asHeld(compareExpressions(put.left, put.right, { domain: "complex", budget }));
  if (lettersIn(put).length > 0) return null;
  return holdsInDoubles(put, new Map()) === true ? "holds" : refuteAt(put, new Map());
}

const asHeld = (comparison: Comparison): Held =>
  comparison.verdict === "same" ? "holds" : refutationOf(comparison);

function judgeTuples(tuples: readonly (readonly Expression[])[], desk: SystemDesk): Judged {
  const { points, unknowns, budget } = desk;
  if (!points || tuples.some((tuple) => tuple.length !== unknowns.length)) return cannotTell();
  const held = tuples.map((tuple) => {
    const fits = points.map((point) => sameTuple(tuple, point, budget));
    return fits.includes("holds")
      ? "holds"
      : Refutation.all(fits.map((each) => (each === "holds" ? null : each)));
  });
  const refutation = held.find((each) => each !== "holds" && each !== null);
  if (refutation instanceof Refutation)
    return missed(conditionSubject({ kind: "all-of", parts: [] }), refutation);
  return held.includes(null) ? cannotTell() : follows();
}

function sameTuple(a: readonly Expression[], b: readonly Expression[], budget: Budget): Held {
  return asHeld(
    combined(
      a.map((value, index) =>
        compareExpressions(value, b[index] as Expression, { domain: "complex", budget }),
      ),
    ),
  );
}
