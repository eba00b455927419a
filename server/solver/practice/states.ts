import type { Desk } from "../check/working/line";
import { readLine } from "../check/working/read-line";
import { lettersOf, startOf, unknownOf } from "../check/working/start";
import { conditionSubject, type Subject, valueSubject } from "../check/working/subject";
import { symbol } from "../expression/build";
import { budget as budgetOf, type Limits } from "../limits";
import type { Budget, Problem } from "../types";
import type { Worked } from "../work";

/** A worked problem as something wrong rules can be applied to. */
export interface States {
  readonly unknown: string | null;
  /** What the problem says, and after it what each step of the right derivation comes to. */
  readonly subjects: readonly Subject[];
  /** A line somebody wrote, in the same terms; null when it cannot be read so. */
  readonly subjectOf: (line: string) => Subject | null;
  readonly budget: Budget;
}

/** @returns null where the problem is not itself a line of mathematics
 * @throws {LimitReached} */
export function statesOf(problem: Problem, worked: Worked, limits: Limits): States | null {
  const budget = budgetOf(limits);
  const start = startOf(problem, worked, budget);
  if (start.kind !== "value" && start.kind !== "condition") return null;
  const unknown = unknownOf(problem);
  const desk: Desk = { limits, budget, unknown, letters: lettersOf(problem), intervals: false };
  const subjectOf = (line: string) => subjectIn(line, desk, start.kind);
  const steps = worked.derivation.steps.flatMap(({ latex }) => {
    const subject = subjectOf(latex);
    return subject?.kind === start.subject.kind ? [subject] : [];
  });
  return { unknown, subjects: [start.subject, ...steps], subjectOf, budget };
}

function subjectIn(text: string, desk: Desk, kind: "value" | "condition"): Subject | null {
  const content = readLine(text, desk)?.content;
  if (content?.kind === "condition") return conditionSubject(content.condition);
  if (content?.kind !== "chain") return null;
  const last = content.parts.at(-1);
  if (!last) return null;
  if (kind === "value") return valueSubject(last);
  const [first] = content.parts;
  const left = content.parts.length === 1 && desk.unknown ? symbol(desk.unknown) : first;
  return left ? conditionSubject({ kind: "relation", operator: "=", left, right: last }) : null;
}
