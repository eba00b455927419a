import type { Budget } from "../../types";
import type { Misconception } from "../types";
import type { WrongStep } from "../working/judged";
import { isSameSubject } from "./matching";
import type { WrongRule } from "./misconception";
import { WRONG_RULES } from "./rules";

/** Candidates of one rule that are compared with the line. */
const MOST_CANDIDATES = 80;

/** The known wrong rule that explains how the student came to a line; null when none does.
 * @throws {LimitReached} */
export function misconceptionOf(step: WrongStep, budget: Budget): Misconception | null {
  if (step.before === step.after) return null;
  const found = WRONG_RULES.find((rule) => explainsStep(rule, step, budget));
  return found ? { id: found.id, title: found.title, explanation: found.explanation } : null;
}

function explainsStep({ applied, explains }: WrongRule, step: WrongStep, budget: Budget): boolean {
  if (explains?.(step, budget)) return true;
  if (!applied) return false;
  let tried = 0;
  for (const candidate of applied(step.before, budget)) {
    if (isSameSubject(candidate, step.after, budget)) return true;
    tried += 1;
    if (tried >= MOST_CANDIDATES) return false;
  }
  return false;
}
