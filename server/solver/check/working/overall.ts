import type { AnswerVerdict } from "../types";
import type { Judged } from "./judged";

interface Whole {
  readonly judged: readonly Judged[];
  readonly firstWrong: number;
  /** What is said of the last line as an answer. */
  readonly answer: { readonly verdict: AnswerVerdict; readonly message: string } | null;
  /** The problem could be read. */
  readonly understood: boolean;
}

/** One or two sentences for the student on the whole working. */
export function overall({ judged, firstWrong, answer, understood }: Whole): string {
  if (judged.length === 0) return "Write your working, one step to a line.";
  if (firstWrong === 0) return `Line 1 does not follow from the problem.${upTo(firstWrong)}`;
  if (firstWrong > 0)
    return `Line ${firstWrong + 1} does not follow from the line before it.${upTo(firstWrong)}`;
  if (!understood)
    return "I do not understand the problem itself, so I only compared the lines with each other.";
  const open = judged.some(({ verdict }) => verdict !== "follows");
  if (answer?.verdict === "right")
    return open
      ? "The last line is the right answer. I could not judge every step on the way."
      : "Every line follows, and the last one is the answer.";
  if (answer?.verdict === "right-wrong-form") return answer.message;
  return open
    ? "I found no mistake, but I could not judge every line."
    : "Every line follows so far. It is not the answer yet.";
}

const upTo = (firstWrong: number): string => (firstWrong > 1 ? " Up to there I found no mistake." : "");
