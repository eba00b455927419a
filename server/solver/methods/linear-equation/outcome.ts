import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Answer, Step } from "../../types";
import { inline } from "./rule";

/** The answer "x = 6". */
export function oneRoot(unknown: string, root: Expression): Answer {
  const statement = equation(symbol(unknown), root);
  return {
    value: { kind: "roots", unknown, roots: [root] },
    latex: toLatex(statement),
    text: toText(statement),
  };
}

export const everyNumber = (unknown: string): Answer => ({
  value: { kind: "all", unknown },
  latex: "\\text{all real numbers}",
  text: "all real numbers",
});

export const noSolution = (unknown: string): Answer => ({
  value: { kind: "roots", unknown, roots: [] },
  latex: "\\text{no solution}",
  text: "no solution",
});

/** The last step when the unknown has dropped out and a true statement is left. */
export const identity = (unknown: string): Step => ({
  rule: "identity",
  title: `This is true whatever ${inline(symbol(unknown))} is.`,
  latex: everyNumber(unknown).latex,
  why: "Both sides are the same, so every number is a solution.",
});

/** The last step when the unknown has dropped out and a false statement is left. */
export const contradiction = (unknown: string): Step => ({
  rule: "contradiction",
  title: `This is never true, whatever ${inline(symbol(unknown))} is.`,
  latex: noSolution(unknown).latex,
  why: "The two sides differ for every number, so there is no solution.",
});
