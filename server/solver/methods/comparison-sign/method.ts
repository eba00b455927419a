import type { RelationOperator } from "../../expression/ast";
import { relation } from "../../expression/build";
import { compare } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Method, Step } from "../../types";
import { exactValue } from "./exact-value";
import { onOneScale } from "./on-one-scale";

const SIGNS: readonly RelationOperator[] = ["<", "=", ">"];

/** The sign <, = or > between two numbers. */
export const comparisonSign: Method = {
  id: "comparison-sign",
  tasks: ["comparison-sign"],
  work(problem, budget) {
    if (problem.task !== "comparison-sign") return null;
    const [a, b] = [exactValue(problem.left, budget), exactValue(problem.right, budget)];
    if (!a || !b) return null;
    const order = compare(a, b);
    const answer = relation(problem.left, SIGNS[order + 1] ?? "=", problem.right);
    const scale = onOneScale([
      { node: problem.left, value: a },
      { node: problem.right, value: b },
    ]);
    const last: Step = {
      rule: "put-comparison-sign",
      title: "Put the sign between the numbers.",
      latex: toLatex(answer),
      why:
        order === 0
          ? "Both are the same number."
          : "The number farther to the right on the number line is the larger one.",
    };
    return {
      method: "comparison-sign",
      steps: scale ? [scale, last] : [last],
      answer: { kind: "relation", relation: answer },
    };
  },
};
