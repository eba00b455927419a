import type { Derivation, Method } from "../../types";
import { byQuadraticFormula } from "./quadratic";
import { onceIn, undone } from "./undo";

/** A formula rearranged for one of its letters that does not stand in it linearly: one operation after the other is undone
 * around a letter that occurs once, and a quadratic equation is solved with letters for its coefficients. The letters
 * stand for real numbers of either sign. */
export const rearrange: Method = {
  id: "rearrange",
  tasks: ["solve"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "solve" || problem.equation.operator !== "=") return null;
    if (problem.form.domain === "complex") return null;
    const worked = onceIn(problem.equation, problem.unknown)
      ? undone({ equation: problem.equation, steps: [] }, { unknown: problem.unknown, budget })
      : byQuadraticFormula(problem, budget);
    return worked && { method: "rearrange", ...worked };
  },
};
