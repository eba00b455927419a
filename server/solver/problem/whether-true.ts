import type { Relation, RelationOperator } from "../expression/ast";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { RelationTruthTask } from "../tasks/choice";
import type { Recognition } from "./sentence";

const SIGNS: Readonly<Record<RelationOperator, string>> = table({
  "=": "=",
  "!=": "\\neq",
  "<": "<",
  "<=": "\\le",
  ">": ">",
  ">=": "\\ge",
});

/** Whether a statement about numbers holds. */
export const whetherTrue = ({ left, operator, right }: Relation): Recognition =>
  truthOf({
    left: { shown: left, value: left },
    right: { shown: right, value: right },
    operator,
    truth: "true-false",
  });

/** A statement of which is asked whether it holds, and in which words. */
export const truthOf = ({ left, right, operator, truth }: Omit<RelationTruthTask, "task">): Recognition => ({
  mathematics: { task: "relation-truth", left, right, operator, truth },
  instruction: "True or false?",
  latex: `${toLatex(left.shown)} ${SIGNS[operator]} ${toLatex(right.shown)}`,
});
