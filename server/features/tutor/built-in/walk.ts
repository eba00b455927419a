import "server-only";
import { presentAnswer, presentStep } from "./present";
import type { Situation } from "./types";

/** The next piece of the solution, one step at a time: an odd progress gives the idea of a step, an even one the
 * step itself. After the last step comes the answer. */
export function walk({ worked, progress }: Situation): string {
  const { steps } = worked.result;
  const position = Math.ceil(progress / 2);
  const step = steps[position - 1];
  if (steps.length === 0) return `There is no step in between here.\n\n${presentAnswer(worked.result)}`;
  if (!step) return `That was every step.\n\n${presentAnswer(worked.result)}`;
  if (progress % 2 === 1) {
    return `**Hint for step ${position} of ${steps.length}.** ${step.title} ${step.why}\n\nTry it yourself, then say “next step” to compare.`;
  }
  const shown = presentStep(step, position, steps.length);
  if (position === steps.length) return `${shown}\n\n${presentAnswer(worked.result)}`;
  return `${shown}\n\nSay “next step” to go on, or “why?” for the reason.`;
}
