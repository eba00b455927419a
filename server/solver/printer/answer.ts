import type { Answer, AnswerValue, Problem } from "../types";
import type { Written } from "./answer/hand";
import { NOTATIONS } from "./answer/notations";
import { inWordsOffered } from "./answer/truth";
import { writeValue } from "./answer/value";

/** A value as it is shown: the one place where an answer becomes LaTeX and text. It sees the question and the value
 * that is verified, so that nothing else can be shown.
 * @example writeAnswer(problem, { kind: "roots", unknown: "x", roots: [int(6)] }).latex // "x = 6" */
export function writeAnswer(problem: Problem, value: AnswerValue): Answer {
  return { value, ...withName(problem, value, writeUnnamed(problem, value)) };
}

/** The same without the name that the question gives it: "22" for "f(3) = 22". */
export function writeUnnamed(problem: Problem, value: AnswerValue): Written {
  // A question that builds on definitions is answered as the question itself is.
  if (problem.task === "chain") return writeUnnamed(problem.question, value);
  const notation = NOTATIONS[problem.task] as
    | ((problem: Problem, value: AnswerValue) => Written | null)
    | undefined;
  return notation?.(problem, value) ?? writeValue(inWordsOffered(value, problem.text));
}

/** "f(3) = 22"; an answer in words stands alone. */
function withName({ form: { name } }: Problem, { kind }: AnswerValue, written: Written): Written {
  if (!name || kind !== "expression") return written;
  return { latex: `${name.latex} = ${written.latex}`, text: `${name.text} = ${written.text}` };
}

/** Whether an answer shows the value it holds. */
export function isShown(problem: Problem, { value, latex, text }: Answer): boolean {
  const written = writeAnswer(problem, value);
  return written.latex === latex && written.text === text;
}
