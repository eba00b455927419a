import { toLatex } from "../../printer/latex";
import type { Method, Step } from "../../types";
import { findingOf } from "./finding";
import { orderOf } from "./order";

/** Whether a series converges: its terms are compared with those of a geometric series, a p-series or a factorial. */
export const seriesTest: Method = {
  id: "series-test",
  tasks: ["series-test"],
  work(problem) {
    if (problem.task !== "series-test") return null;
    const { body, index, asked } = problem;
    const order = orderOf(body, index);
    if (!order) return null;
    const finding = findingOf(order);
    const word =
      asked === "converges" ? (finding.how === "diverges" ? "diverges" : "converges") : finding.how;
    const steps: Step[] = [
      {
        rule: "size-of-the-terms",
        title: "See what decides the size of the terms when $n$ is large.",
        latex: toLatex(body),
        why: "Only the terms far out decide whether a series converges.",
      },
      { rule: finding.rule, title: finding.title, latex: `\\text{${word}}`, why: finding.why },
    ];
    return { method: "series-test", steps, answer: { kind: "word", word } };
  },
};
