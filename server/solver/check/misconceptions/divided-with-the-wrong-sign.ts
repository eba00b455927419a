import { negation } from "../../expression/build";
import type { Budget } from "../../types";
import type { WrongStep } from "../working/judged";
import type { Subject } from "../working/subject";
import { isSameSubject } from "./matching";
import type { WrongRule } from "./misconception";
import { termsOf } from "./places";

export const dividedWithTheWrongSign: WrongRule = {
  id: "divided-with-the-wrong-sign",
  title: "The sign of the coefficient was forgotten when dividing",
  explanation: "Divide by the coefficient with its sign: from $-2x = 6$ follows $x = \\frac{6}{-2} = -3$.",
  explains,
};

/** ax = b solved as ax = -b. */
function explains({ before, after }: WrongStep, budget: Budget): boolean {
  if (before.kind !== "condition" || before.condition.kind !== "relation") return false;
  const { left, right } = before.condition;
  if (termsOf(left).length !== 1 || termsOf(right).length !== 1 || !isSolved(after)) return false;
  const condition = { ...before.condition, left: negation(left) };
  return isSameSubject({ kind: "condition", condition }, after, budget);
}

const isSolved = (line: Subject): boolean =>
  line.kind === "condition" && line.condition.kind === "relation" && line.condition.left.kind === "symbol";
