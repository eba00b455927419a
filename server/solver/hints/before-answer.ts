import { isSameWriting } from "../check/same-writing";
import type { ProblemResult } from "../outcome";

type Worked = Pick<ProblemResult, "steps" | "latex" | "read">;

/** How many steps of a solution come before the first that shows the answer: only these are hints. */
export function stepsBeforeAnswer({ steps, latex, read }: Worked): number {
  const value = tellingValue(latex);
  const isTold = value !== null && bare(read.latex).includes(bare(value));
  const at = steps.findIndex(
    (step) =>
      isSameWriting(step.latex, latex) ||
      (value !== null && !isTold && isSameWriting(sidesOf(step.latex).at(-1) ?? "", value)),
  );
  return at < 0 ? steps.length : at;
}

const SHORTEST = 2;

/** What an answer comes to, where it is more than one digit or letter: "28" of "x = 28". Of an equation that is itself
 * the answer no side says it. */
function tellingValue(latex: string): string | null {
  const sides = sidesOf(latex);
  const value = sides.at(-1) ?? "";
  const isEquation = sides.slice(0, -1).some((side) => /[-+^]/.test(side.replaceAll("^{-1}", "")));
  return isEquation || value.replace(/\W/g, "").length < SHORTEST ? null : value;
}

const sidesOf = (latex: string): readonly string[] => latex.split(/=|\\approx(?![a-zA-Z])/);

const bare = (latex: string): string => latex.replace(/\\(?:left|right)(?![a-zA-Z])|\s|\{,\}/g, "");
