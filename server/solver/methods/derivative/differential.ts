import type { Expression } from "../../expression/ast";
import { equation, negation, product, symbol } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Method, Step } from "../../types";
import { differentiateByRules } from "./differentiate-by-rules";
import { valueAt } from "./put-in-value";

/** dy = f'(x) dx, and its value for a place and a small change. */
export const differential: Method = {
  id: "differential",
  tasks: ["differential"],
  work(problem, budget) {
    if (problem.task !== "differential") return null;
    const { expression, variable, dependent, at } = problem;
    const worked = differentiateByRules(expression, { variable, budget });
    if (!worked) return null;
    const [dx, dy] = [variable, dependent].map((name) => product([symbol("d"), symbol(name)])) as [
      Expression,
      Expression,
    ];
    const { result } = worked;
    const right =
      result.kind === "negation" ? negation(product([result.operand, dx])) : product([result, dx]);
    const relation = equation(dy, right);
    const steps: Step[] = [
      ...worked.steps,
      {
        rule: "write-the-differential",
        title: `Multiply the derivative by $d${variable}$.`,
        latex: toLatex(relation),
        why: "Along the tangent the height changes by the slope times the step.",
      },
    ];
    if (!at) return { method: "differential", steps, answer: { kind: "relation", relation } };
    const slope = valueAt(worked.result, { variable, at: at.place, budget });
    if (!slope) return null;
    const value = tidy(product([slope, at.change]), budget);
    steps.push({
      rule: "differential-in-numbers",
      title: `Put in $${variable} = ${toLatex(at.place)}$ and $d${variable} = ${toLatex(at.change)}$.`,
      latex: toLatex(equation(dy, value)),
      why: "This is about how much the function changes.",
    });
    return { method: "differential", steps, answer: { kind: "expression", expression: value } };
  },
};
