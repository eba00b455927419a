import { equation, symbol } from "../../expression/build";
import type { SequenceTask } from "../../tasks/sequence";
import type { Budget, Derivation } from "../../types";
import { fitOf, formulaStep } from "./single-term";

/** a_n as a formula in the position. */
export function generalTerm(task: SequenceTask, budget: Budget): Derivation | null {
  const fit = fitOf(task, budget);
  if (!fit) return null;
  const statement = equation(symbol(`${task.name}_${task.index}`), fit.formula(task.index));
  return {
    method: "sequence-formula",
    steps: [...fit.steps, ...formulaStep(task, fit)],
    answer: { kind: "relation", relation: statement },
  };
}
