import type { RelationOperator } from "../../expression/ast";
import { compare } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { RelationTruthTask } from "../../tasks/choice";
import type { Budget, Derivation, Step } from "../../types";
import { truthWord } from "../number-theory/divide-exactly";
import { wordAnswer } from "../number-theory/whole-answer";
import { scaleStep, valuedOptions } from "./valued-options";

const HOLDS: Readonly<Record<RelationOperator, readonly number[]>> = table({
  "=": [0],
  "!=": [-1, 1],
  "<": [-1],
  "<=": [-1, 0],
  ">": [1],
  ">=": [1, 0],
});
const SIGNS = table({ "-1": "<", "0": "=", "1": ">" } as const);

/** Compares the two numbers and says whether the relation asked about holds. */
export function judgeRelation(
  { left, right, operator, truth }: RelationTruthTask,
  budget: Budget,
): Derivation | null {
  const valued = valuedOptions([left, right], budget);
  const [a, b] = valued ?? [];
  if (!valued || !a || !b) return null;
  const order = compare(a.exact, b.exact);
  const answer = wordAnswer(truthWord(HOLDS[operator].includes(order), truth));
  const comparison: Step = {
    rule: "compare-two",
    title: "Compare the two numbers.",
    latex: `${toLatex(left.shown)} ${SIGNS[`${order}`]} ${toLatex(right.shown)}`,
    why: "On the number line the smaller number stands to the left.",
  };
  const judged: Step = {
    rule: "judge-relation",
    title: "Answer the question by that.",
    latex: valueLatex(answer),
    why: "Of smaller, equal and larger exactly one is true.",
  };
  return { method: "choose", steps: [...scaleStep(valued), comparison, judged], answer };
}
