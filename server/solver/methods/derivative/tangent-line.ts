import { equation, int, negation, product, quotient, sum, symbol } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Method, Step } from "../../types";
import { differentiateByRules } from "./differentiate-by-rules";
import { putInValue, valueAt } from "./put-in-value";

/** The tangent line at a point, or the normal line there. */
export const tangentLine: Method = {
  id: "tangent-line",
  tasks: ["tangent-line"],
  work(problem, budget) {
    if (problem.task !== "tangent-line") return null;
    const { expression, variable, dependent, at, normal } = problem;
    const worked = differentiateByRules(expression, { variable, budget });
    const slope = worked && valueAt(worked.result, { variable, at, budget });
    const height = valueAt(expression, { variable, at, budget });
    if (!worked || !slope || !height) return null;
    const isFlat = slope.kind === "number" && slope.value.n === 0n;
    if (normal && isFlat) return null;
    const gradient = normal ? tidy(negation(quotient(int(1), slope)), budget) : slope;
    const x = symbol(variable);
    const rise = tidy(product([gradient, x]), budget);
    const start = tidy(sum([height, negation(product([gradient, at]))]), budget);
    const parts = [rise, start].filter((part) => part.kind !== "number" || part.value.n !== 0n);
    const line = equation(symbol(dependent), sum(parts));
    const pointSlope = `${dependent} = ${toLatex(gradient)}\\left(${toLatex(sum([x, negation(at)]))}\\right) + ${toLatex(height)}`;
    const steps: Step[] = [...worked.steps, putInValue(variable, at, `m = ${toLatex(slope)}`)];
    if (normal) {
      steps.push({
        rule: "slope-of-the-normal",
        title: "Turn the slope by a right angle.",
        latex: `m = ${toLatex(gradient)}`,
        why: "The slopes of two lines at right angles multiply to $-1$.",
      });
    }
    steps.push(
      {
        rule: "point-slope-form",
        title: `The line goes through $(${toLatex(at)}, ${toLatex(height)})$.`,
        latex: pointSlope,
        why: "A line through $(x_0, y_0)$ with slope $m$ is $y = m(x - x_0) + y_0$.",
      },
      {
        rule: "slope-intercept-form",
        title: "Multiply out and put the numbers together.",
        latex: toLatex(line),
        why: "That gives the form $y = mx + b$.",
      },
    );
    return {
      method: "tangent-line",
      steps,
      answer: { kind: "relation", relation: line },
    };
  },
};
