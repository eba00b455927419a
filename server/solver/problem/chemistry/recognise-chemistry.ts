import { decimalText } from "../../expression/decimal";
import { budget } from "../../limits";
import { table } from "../../table";
import type { ChemistryQuestion } from "../../tasks/chemistry";
import type { Budget } from "../../types";
import type { Recognition, Source } from "../sentence";
import { readAmountQuestion } from "./amount-question";
import { readAtomQuestion } from "./atom-question";
import { plainChemistry } from "./formula";
import { readFormulaQuestion } from "./formula-question";
import { readNameQuestion } from "./name-question";
import { readReactionQuestion } from "./reaction-question";
import { readSignificantQuestion } from "./significant-question";
import { readStoichiometry } from "./stoichiometry-question";

const READERS: readonly ((text: string, budget: Budget) => ChemistryQuestion | null)[] = [
  readFormulaQuestion,
  readAmountQuestion,
  readReactionQuestion,
  readAtomQuestion,
  readSignificantQuestion,
  readNameQuestion,
  readStoichiometry,
];
const LONGEST = 900;
/** Something only chemistry writes: a formula with a count, an arrow, or one of its words. */
const CHEMICAL =
  /\b(?:mol|moles?|molar|molecul\w*|atoms?|atomic|formula|empirical|oxidation|compounds?|react\w*|amu|isotope\w*|balanced?|ions?|protons?|neutrons?|electrons?|configuration|percent|mass percent|equations?|significant|name|names|formulas|substances?|titrat\w*|neutrali[sz]\w*|equilibri\w*|enthalp\w*|combust\w*|burn\w*|decompos\w*)\b|→|⇌|\\to\b|rightleftharpoons|->/i;

/** Whether a text is short enough and has a word of chemistry. */
export const isChemical = ({ text }: Source): boolean => text.length <= LONGEST && CHEMICAL.test(text);

/** A question on formulas, amounts or reactions in which every word is understood. */
export function recogniseChemistry(source: Source): Recognition | null {
  const { text } = source;
  if (!isChemical(source)) return null;
  const plain = plainChemistry(text);
  const work = budget(source.limits);
  for (const read of READERS) {
    const question = read(plain, work);
    if (question) return recognition(question);
  }
  return null;
}

const INSTRUCTIONS: Readonly<Record<ChemistryQuestion["ask"], string>> = table({
  "formula-mass": "Find the mass of a formula",
  amount: "Convert an amount of substance",
  "percent-composition": "Find the percent by mass",
  "empirical-formula": "Find the empirical formula",
  "formula-from-parts": "Find the formula from the composition",
  balance: "Balance the equation",
  "oxidation-number": "Find the oxidation number",
  "rate-law": "Write the rate law",
  stoichiometry: "Work out the amounts in a reaction",
  particles: "Count the particles of an atom or ion",
  "significant-count": "Count the significant figures",
  "significant-value": "Keep the significant figures",
  "compound-name": "Name the compound",
  "compound-formula": "Write the formula of the compound",
  "electron-configuration": "Write the electron configuration",
});

export function recognition(question: ChemistryQuestion): Recognition {
  return {
    mathematics: { task: "chemistry", ...question },
    instruction: INSTRUCTIONS[question.ask],
    latex: shown(question),
  };
}

function shown(question: ChemistryQuestion): string {
  if (question.ask === "significant-count") return question.written.replace(/ ?\* ?/, " \\times ");
  if (question.ask === "significant-value") return decimalText(question.value, 12);
  if (question.ask === "compound-formula") return `\\text{${question.name}}`;
  if ("formula" in question) return `\\mathrm{${question.formula.latex}}`;
  if (question.ask === "formula-from-parts")
    return question.parts.map(({ element }) => `\\mathrm{${element}}`).join(",\\ ");
  if (question.ask === "rate-law")
    return question.reactants.map(({ formula }) => `\\mathrm{${formula.latex}}`).join(" + ");
  if (question.ask === "balance" || question.ask === "stoichiometry") {
    const side = (terms: typeof question.reaction.left) =>
      terms
        .map(({ formula, count }) => `${count && count > 1n ? count : ""}\\mathrm{${formula.latex}}`)
        .join(" + ");
    return `${side(question.reaction.left)} \\to ${side(question.reaction.right)}`;
  }
  return `\\mathrm{${question.symbol}}`;
}
