import type { ReactionTerm } from "../../tasks/chemistry";
import { plainFormula, type Worked, writtenAnswer } from "./worked";

/** The rate of an elementary reaction: a constant times the concentration of each reactant to its count. */
export function rateLaw(reactants: readonly ReactionTerm[]): Worked {
  const counts = new Map<string, bigint>();
  for (const { formula, count } of reactants)
    counts.set(formula.latex, (counts.get(formula.latex) ?? 0n) + (count ?? 1n));
  const factors = [...counts].map(
    ([latex, count]) => `[\\mathrm{${latex}}]${count === 1n ? "" : `^{${count}}`}`,
  );
  const latex = `\\text{rate} = k${factors.join("")}`;
  const text = `rate = k${[...counts].map(([each, count]) => `[${plainFormula(each)}]${count === 1n ? "" : `^${count}`}`).join("")}`;
  return {
    answer: writtenAnswer(text),
    steps: [
      {
        rule: "elementary-rate-law",
        title: "Multiply the concentrations of the reactants, each as often as it takes part.",
        latex,
        why: "An elementary reaction happens in one collision, so each particle that must meet counts once.",
      },
    ],
  };
}
