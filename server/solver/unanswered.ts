import type { ProblemResult, Reading } from "./outcome";

/** The outcome of a problem that has no answer.
 * @param reason a sentence for a student */
export const unanswered = (
  status: "unsupported" | "limit-reached" | "ambiguous",
  read: Reading,
  reason: string,
): ProblemResult => ({
  status,
  read,
  latex: "",
  answer: "",
  verification: "unchecked",
  evidence: [],
  steps: [],
  method: null,
  task: null,
  reason,
  alternatives: [],
  graph: null,
});
