import type { ChemistryTask } from "../tasks/chemistry";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkElectrons, checkOxidation, checkParticles } from "./chemistry-electrons";
import { checkEmpirical, checkParts } from "./chemistry-formulas";
import { checkAmount, checkMass, checkPercents, checkReaction, measured } from "./chemistry-masses";
import { checkBalance, checkRate } from "./chemistry-reactions";
import { checkCompound, checkCount, checkKept, checkName } from "./chemistry-writing";

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const TABLES =
  "Periodic tables round the atomic masses differently, so the last digit may differ from your book's.";

/** Recounts the atoms by another way and calculates backwards. What rests on measured masses or on rules of thumb is
 * "partial". */
export function verifyChemistry(problem: Problem, value: AnswerValue, _budget: Budget): Check {
  if (problem.task !== "chemistry") return refuted("This is no question of chemistry.");
  const evidence = check(problem, value);
  if (!evidence) return refuted("The answer does not agree with the question.");
  if (PROVED.has(problem.ask)) return { status: "verified", evidence: [evidence] };
  return { status: "partial", evidence: WITH_MASSES.has(problem.ask) ? [evidence, TABLES] : [evidence] };
}

type Ask = ChemistryTask["ask"];

const PROVED: ReadonlySet<Ask> = new Set<Ask>(["balance", "empirical-formula", "rate-law", "particles"]);

const WITH_MASSES: ReadonlySet<Ask> = new Set<Ask>([
  "formula-mass",
  "amount",
  "percent-composition",
  "formula-from-parts",
  "stoichiometry",
]);

function check(task: ChemistryTask, value: AnswerValue): string | null {
  const word = value.kind === "word" ? value.word : "";
  switch (task.ask) {
    case "formula-mass":
      return checkMass(task, value);
    case "amount":
      return checkAmount(task, value);
    case "percent-composition":
      return checkPercents(task, value);
    case "stoichiometry":
      return checkReaction(task, value);
    case "empirical-formula":
      return checkEmpirical(task.formula, word);
    case "formula-from-parts":
      return checkParts(task, word);
    case "balance":
      return checkBalance(task.reaction, word);
    case "rate-law":
      return checkRate(task.reactants, word);
    case "oxidation-number":
      return checkOxidation(task, measured(value, ""));
    case "particles":
      return checkParticles(task, measured(value, ""));
    case "electron-configuration":
      return checkElectrons(task, word);
    case "significant-count":
      return checkCount(task.written, measured(value, ""));
    case "significant-value":
      return checkKept(task, measured(value, ""));
    case "compound-name":
      return checkName(task.plain, word);
    case "compound-formula":
      return checkCompound(task.name, word);
  }
}
