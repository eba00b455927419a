import type { Method } from "../../types";
import { changeBase } from "./change-base";
import { changeForm } from "./change-form";
import { condenseLogarithms } from "./condense-logarithms";
import { expandLogarithm } from "./expand-logarithm";
import { logarithmNumber } from "./logarithm-value";

/** Logarithms on their own: their values, their properties, and the exponential form. */
export const logarithms: Method = {
  id: "logarithm",
  tasks: ["logarithm", "logarithm-form", "logarithm-base"],
  work(problem, budget) {
    if (problem.task === "logarithm-base") return changeBase(problem);
    if (problem.task === "logarithm-form") return changeForm(problem);
    if (problem.task !== "logarithm") return null;
    switch (problem.asked) {
      case "value":
        return logarithmNumber(problem.expression, problem.form, budget);
      case "expand":
        return expandLogarithm(problem.expression, budget);
      case "condense":
        return condenseLogarithms(problem.expression, budget);
    }
  },
};
