import type { ChemistryTask } from "../../tasks/chemistry";
import type { Budget, Method } from "../../types";
import { formulaMass } from "./add-atomic-masses";
import { balanceEquation } from "./balance-equation";
import { percentComposition } from "./composition";
import { compoundFormula } from "./compound-formula";
import { compoundName } from "./compound-name";
import { convertAmount } from "./convert-amount";
import { countParticles } from "./count-particles";
import { electronConfiguration } from "./electron-configuration";
import { empiricalFormula } from "./empirical-formula";
import { formulaFromParts } from "./formula-from-parts";
import { oxidationNumber } from "./oxidation-number";
import { rateLaw } from "./rate-law";
import { countSignificant, keepSignificant } from "./significant-figures";
import { stoichiometry } from "./stoichiometry";
import { quantityAnswer, type Worked } from "./worked";

/** Formulas, amounts of substance and reactions. */
export const chemistry: Method = {
  id: "chemistry",
  tasks: ["chemistry"],
  work(problem, budget) {
    if (problem.task !== "chemistry") return null;
    const worked = work(problem, budget);
    return worked && { method: `chemistry-${problem.ask}`, ...worked };
  },
};

function work(task: ChemistryTask, budget: Budget): Worked | null {
  switch (task.ask) {
    case "formula-mass": {
      const mass = formulaMass(task.formula, task.unit, task.element);
      return mass && { steps: mass.steps, answer: quantityAnswer(mass.figure.node, task.unit) };
    }
    case "amount":
      return convertAmount(task);
    case "percent-composition":
      return percentComposition(task);
    case "empirical-formula":
      return empiricalFormula(task.formula);
    case "formula-from-parts":
      return formulaFromParts(task);
    case "balance":
      return balanceEquation(task.reaction, budget);
    case "oxidation-number":
      return oxidationNumber(task.formula, task.element);
    case "rate-law":
      return rateLaw(task.reactants);
    case "stoichiometry":
      return stoichiometry(task);
    case "particles":
      return countParticles(task);
    case "significant-count":
      return countSignificant(task.written);
    case "significant-value":
      return keepSignificant(task);
    case "compound-name":
      return compoundName(task.plain);
    case "compound-formula":
      return compoundFormula(task.name);
    case "electron-configuration":
      return electronConfiguration(task.symbol, task.short);
  }
}
