import type { Expression } from "../../expression/ast";
import { symbol } from "../../expression/build";
import { valueLatex } from "../../printer/answer/value";
import type { AnswerValue, Step } from "../../types";
import { inline } from "./rule";

/** The answer "x = 6". */
export function oneRoot(unknown: string, root: Expression): AnswerValue {
  return { kind: "roots", unknown, roots: [root] };
}

export const everyNumber = (unknown: string): AnswerValue => ({ kind: "all", unknown });

export const noSolution = (unknown: string): AnswerValue => ({ kind: "roots", unknown, roots: [] });

/** The last step when the unknown has dropped out and a true statement is left. */
export const identity = (unknown: string): Step => ({
  rule: "identity",
  title: `This is true whatever ${inline(symbol(unknown))} is.`,
  latex: valueLatex(everyNumber(unknown)),
  why: "Both sides are the same, so every number is a solution.",
});

/** The last step when the unknown has dropped out and a false statement is left. */
export const contradiction = (unknown: string): Step => ({
  rule: "contradiction",
  title: `This is never true, whatever ${inline(symbol(unknown))} is.`,
  latex: valueLatex(noSolution(unknown)),
  why: "The two sides differ for every number, so there is no solution.",
});
