import type { Method } from "../../types";
import { figure, numberAnswer, written } from "./rounded";

/** A number that the text tells, under the symbol it is asked by. */
export const toldFigure: Method = {
  id: "told-figure",
  tasks: ["told-figure"],
  work(problem) {
    if (problem.task !== "told-figure") return null;
    const { symbol, value } = problem;
    return {
      method: "told-figure",
      steps: [
        {
          rule: "read-figure",
          title: "Find the number with this meaning in the text.",
          latex: `${symbol} = ${written(value)}`,
          why: "Each symbol stands for one number of the situation.",
        },
      ],
      answer: numberAnswer(figure(value)),
    };
  },
};
