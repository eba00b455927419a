import { limitBehind, onLedger } from "../ledger";
import type { ProblemResult, SolveResult } from "../outcome";
import type { StoryRow } from "../situations/evidence/types";
import type { SmallerStep, Step } from "../types";

/** What takes a step apart.
 * @param before the line before it
 * @param facts what a story tells; none where it is no story
 * @returns lines with their reasons; none where it cannot */
export type LinesBetween = (
  before: string,
  step: Pick<Step, "rule" | "title" | "latex">,
  facts?: readonly StoryRow[],
) => readonly SmallerStep[] | null;

/** What taking all steps of one result apart may cost, in units of the ledger. */
const WORK = { total: 60_000 };
/** Smaller steps of one step, and characters of a line of them. */
const LINES_MAX = 6;
const LINE_LENGTH_MAX = 240;
/** LaTeX and reasons of one result, in characters. */
const LENGTH_MAX = 6_000;

/** A result with its steps taken apart. Of one that is large, the first steps only are. */
export function withSmaller(result: SolveResult, between: LinesBetween): SolveResult {
  const room = { left: LENGTH_MAX };
  const apart = (before: string, step: Step, facts?: readonly StoryRow[]): Step => {
    const smaller = within(() => smallerSteps(step, between(before, step, facts) ?? [], before));
    const length = smaller.reduce((all, { latex, why }) => all + latex.length + why.length, 0);
    if (smaller.length === 0 || length > room.left) return step;
    room.left -= length;
    return { ...step, smaller };
  };
  const all = (read: string, steps: readonly Step[], facts?: readonly StoryRow[]): readonly Step[] =>
    steps.map((step, at) => apart(steps[at - 1]?.latex ?? read, step, facts));
  const into = <Result extends Pick<ProblemResult, "read" | "steps" | "alternatives" | "story">>(
    problem: Result,
  ) => ({
    ...problem,
    steps: all(problem.read.latex, problem.steps, problem.story?.rows),
    alternatives: problem.alternatives.map((other) => ({
      ...other,
      steps: all(problem.read.latex, other.steps),
    })),
  });
  return onLedger(WORK, () => {
    const whole = into(result);
    return whole.parts ? { ...whole, parts: whole.parts.map(into) } : whole;
  });
}

/** A step in smaller ones, the last of which is the step itself.
 * @returns two at least, or none
 * @throws {LimitReached} */
function smallerSteps(step: Step, lines: readonly SmallerStep[], before: string): readonly SmallerStep[] {
  const seen = new Set([before, step.latex].map(quiet));
  const shown = lines.filter(({ latex }) => {
    const isNew = latex.length <= LINE_LENGTH_MAX && !seen.has(quiet(latex));
    seen.add(quiet(latex));
    return isNew;
  });
  if (shown.length === 0 || shown.length >= LINES_MAX) return [];
  const last = lines.at(-1);
  return [...shown, { latex: step.latex, why: last?.latex === step.latex ? last.why : "Work it out." }];
}

/** Without the signs and spaces that may be left out. */
const quiet = (latex: string): string => latex.replaceAll("\\cdot ", "").replaceAll(" ", "");

/** Running out of work costs the smaller steps only. */
function within(work: () => readonly SmallerStep[]): readonly SmallerStep[] {
  try {
    return work();
  } catch (error) {
    if (limitBehind(error)) return [];
    throw error;
  }
}
