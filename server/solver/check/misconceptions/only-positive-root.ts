import { int, negation, power, quotient } from "../../expression/build";
import type { Budget } from "../../types";
import type { WrongStep } from "../working/judged";
import { isAmong, solutionsOf } from "../working/solutions";
import { conditionSubject, type Subject } from "../working/subject";
import type { WrongRule } from "./misconception";

export const onlyPositiveRoot: WrongRule = {
  id: "only-positive-root",
  title: "The negative root is missing",
  explanation: "A square has two roots: from $x^2 = 9$ follows $x = 3$ or $x = -3$.",
  applied: positiveOnly,
  explains: keepsPositive,
};

/** uⁿ = c as u = ⁿ√c, for an even n. */
function* positiveOnly(before: Subject): Generator<Subject> {
  if (before.kind !== "condition" || before.condition.kind !== "relation") return;
  const { left, right, operator } = before.condition;
  if (operator !== "=") return;
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (side.kind !== "power" || side.exponent.kind !== "number" || side.exponent.value.n % 2n !== 0n)
      continue;
    yield conditionSubject({
      kind: "relation",
      operator,
      left: side.base,
      right: power(other, quotient(int(1), side.exponent)),
    });
  }
}

/** What is left are the opposites of what is lost. */
function keepsPositive({ after, lost, gained }: WrongStep, budget: Budget): boolean {
  if (after.kind !== "condition" || lost.length === 0 || gained.length > 0) return false;
  const unknown = after.condition.kind === "relation" ? after.condition.left : null;
  const kept = unknown?.kind === "symbol" ? solutionsOf(after.condition, unknown.name, budget) : null;
  return kept?.kind === "roots" && lost.every((root) => isAmong(negation(root), kept.roots, budget));
}
