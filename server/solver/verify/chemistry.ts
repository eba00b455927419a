import type { ChemistryTask } from "../tasks/chemistry";
import type { Check } from "../types";
import { checkElectrons, checkOxidation, checkParticles } from "./chemistry-electrons";
import { checkEmpirical, checkParts } from "./chemistry-formulas";
import { checkAmount, checkMass, checkReaction, checkShares, elementsAsked } from "./chemistry-masses";
import { checkBalance, checkRate } from "./chemistry-reactions";
import { checkCompound, checkCount, checkKept, checkName } from "./chemistry-writing";
import { are, is } from "./claims";
import { exactly, type ProblemOf, refuted, type Verifier, verified } from "./obligations";
import { sharedBy } from "./routes";
import { readWritten, type Written } from "./written-figures";

type Chemistry = ProblemOf<"chemistry">;

const TABLES =
  "Periodic tables round the atomic masses differently, so the last digit may differ from your book's.";
const OTHER = refuted("The answer does not agree with the question.");

/** Recounts the atoms by another way and calculates backwards. What rests on measured masses or on rules of thumb is
 * spot-checked. */
export const CHEMISTRY: Verifier<"chemistry"> = {
  quantity: (problem, { value, unit }) => ({
    value: () => found(problem, checkNumber(problem, readWritten(value))),
    unit: is(unit, unitAsked(problem)),
  }),
  named: (problem, { values }) => ({
    names: are(
      values.map(({ name }) => name),
      problem.ask === "percent-composition" ? elementsAsked(problem) : [],
    ),
    units: () =>
      exactly(
        values.every(({ unit }) => unit === "%"),
        "The shares are asked for in percent.",
      ),
    values: () =>
      problem.ask === "percent-composition" && problem.element === null
        ? found(
            problem,
            checkShares(
              problem,
              values.map(({ value }) => readWritten(value)),
            ),
          )
        : OTHER,
  }),
  word: (problem, { word }) => ({ word: () => found(problem, checkWord(problem, word)) }),
};

/** How far this is proved follows from what the routes share: see routes.ts. */
function found(problem: Chemistry, evidence: string | null): Check {
  if (evidence === null) return OTHER;
  return sharedBy(problem) === "measurements" ? verified(evidence, TABLES) : verified(evidence);
}

/** The unit that the question asks for; numbers that count are bare. */
function unitAsked(task: ChemistryTask): string {
  switch (task.ask) {
    case "formula-mass":
      return task.unit;
    case "amount":
      return task.wanted === "particles" ? "" : task.wanted;
    case "stoichiometry":
      return task.to.wanted === "particles" ? "" : task.to.wanted;
    case "percent-composition":
      return "%";
    default:
      return "";
  }
}

function checkNumber(task: ChemistryTask, written: Written | null): string | null {
  if (!written) return null;
  switch (task.ask) {
    case "formula-mass":
      return checkMass(task, written);
    case "amount":
      return checkAmount(task, written);
    case "percent-composition":
      return elementsAsked(task).length === 1 ? checkShares(task, [written]) : null;
    case "stoichiometry":
      return checkReaction(task, written);
    case "oxidation-number":
      return checkOxidation(task, written);
    case "particles":
      return checkParticles(task, written);
    case "significant-count":
      return checkCount(task.written, written);
    case "significant-value":
      return checkKept(task, written);
    default:
      return null;
  }
}

function checkWord(task: ChemistryTask, word: string): string | null {
  switch (task.ask) {
    case "empirical-formula":
      return checkEmpirical(task.formula, word);
    case "formula-from-parts":
      return checkParts(task, word);
    case "balance":
      return checkBalance(task.reaction, word);
    case "rate-law":
      return checkRate(task.reactants, word);
    case "electron-configuration":
      return checkElectrons(task, word);
    case "compound-name":
      return checkName(task.plain, word);
    case "compound-formula":
      return checkCompound(task.name, word);
    default:
      return null;
  }
}
