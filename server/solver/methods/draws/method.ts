import { number } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import type { Derivation, Method, Step } from "../../types";
import type { Chance } from "./chance";
import { countChoices } from "./count-choices";
import { multiplyDraws } from "./multiply-draws";

/** Probabilities of draws without putting back. */
export const draws: Method = {
  id: "draws",
  tasks: ["draw-sequence", "draw-counts"],
  work(problem, budget): Derivation | null {
    if (problem.task === "draw-sequence") return derivation(multiplyDraws(problem, budget));
    return problem.task === "draw-counts" ? derivation(countChoices(problem, budget)) : null;
  },
};

function derivation(chance: Chance | null): Derivation | null {
  if (!chance) return null;
  const expression = number(chance.value);
  const latex = toLatex(expression);
  const last: Step = {
    rule: "work-out-chance",
    title: "Work it out in lowest terms.",
    latex,
    why: "A probability lies between $0$ and $1$.",
  };
  return {
    method: "draws",
    steps: chance.steps.at(-1)?.latex === latex ? chance.steps : [...chance.steps, last],
    answer: { kind: "expression", expression },
  };
}
