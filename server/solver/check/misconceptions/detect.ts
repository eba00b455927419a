import type { Budget } from "../../types";
import { pictureOf } from "../pictures/picture-of";
import type { Misconception } from "../types";
import type { WrongStep } from "../working/judged";
import type { Subject } from "../working/subject";
import { isSameSubject } from "./matching";
import type { WrongRule } from "./misconception";
import { WRONG_RULES } from "./rules";

/** Candidates of one rule that are compared with the line. */
const MOST_CANDIDATES = 80;

/** The known wrong rule that explains how the student came to a line; null when none does.
 * @throws {LimitReached} */
export function misconceptionOf(step: WrongStep, budget: Budget): Misconception | null {
  if (step.before === step.after) return null;
  for (const rule of WRONG_RULES) {
    const found = explained(rule, step, budget);
    if (!found) continue;
    const { id, title, explanation } = rule;
    const picture = pictureOf({ rule: id, step, ...found }, budget);
    return { id, title, explanation, ...(picture && { picture }) };
  }
  return null;
}

/** That a wrong rule explains a step, and what it makes of the line before; null for that where it is told from the whole step. */
function explained(
  { applied, explains }: WrongRule,
  step: WrongStep,
  budget: Budget,
): { readonly wrong: Subject | null } | null {
  if (explains?.(step, budget)) return { wrong: null };
  let tried = 0;
  for (const wrong of applied?.(step.before, budget) ?? []) {
    if (isSameSubject(wrong, step.after, budget)) return { wrong };
    tried += 1;
    if (tried >= MOST_CANDIDATES) return null;
  }
  return null;
}
