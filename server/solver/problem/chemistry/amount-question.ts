import { significantDigits } from "../../expression/significant";
import type { AmountUnit, ChemistryQuestion } from "../../tasks/chemistry";
import { readSubstance } from "./substance";
import { NUMBER, numberIn } from "./written-number";

const FIND = "(?:calculate|determine|find|what is)";
const EACH =
  "(?:each of the following|each|the following|each of the following (?:compounds|substances|elements|samples))";
const UNIT = "(mol|moles?|g|grams?|kg|kilograms?|mg|milligrams?|molecules|atoms|formula units)";
const AMOUNT = `(${NUMBER})[ -]?${UNIT}(?: of)? (.+?)`;

/** Each pattern gives the wanted unit (1) or fixes it, then number, unit and substance. */
const QUESTIONS: readonly (readonly [RegExp, (found: RegExpExecArray) => AmountUnit | null])[] = [
  [
    new RegExp(
      `^${FIND} the mass(?:,? in (?:grams|g)| \\(g\\))?,? (?:of|in) (?:${EACH}: )?${AMOUNT}[.?]?$`,
      "i",
    ),
    () => "g",
  ],
  [
    new RegExp(
      `^(?:${FIND} the (?:number|amount) of moles|how many moles)(?: of [a-z]+)?(?: are| are there| are contained| represented)? (?:in|of|by) (?:${EACH}: )?${AMOUNT}[.?]?$`,
      "i",
    ),
    () => "mol",
  ],
  [
    new RegExp(
      `^(?:${FIND} the number of (?:molecules|atoms|formula units)|how many (?:molecules|atoms|formula units))(?: of [a-z]+)?(?: are| are there| are contained| are present)? (?:in|of) (?:${EACH}: )?${AMOUNT}[.?]?$`,
      "i",
    ),
    () => "particles",
  ],
  [
    new RegExp(`^how many (?:grams|g) (?:are|are there|are contained)? ?(?:in|of) ${AMOUNT}[.?]?$`, "i"),
    () => "g",
  ],
];

const PARTICLES = /^(?:molecules|atoms|formula units)$/i;

/** Grams, moles and numbers of molecules of one substance in one another. */
export function readAmountQuestion(text: string): ChemistryQuestion | null {
  for (const [question, wantedOf] of QUESTIONS) {
    const found = question.exec(text);
    const wanted = found && wantedOf(found);
    if (!found || !wanted) continue;
    const [, written = "", unit = "", substance = ""] = found;
    const formula = readSubstance(named(substance));
    const given = unitOf(unit);
    if (!formula || given === wanted || !counted(text, formula.atoms.size, [...formula.atoms.values()]))
      return null;
    return {
      ask: "amount",
      formula,
      given: { value: numberIn(written), unit: given, digits: significantDigits(written) },
      wanted,
    };
  }
  return null;
}

/** "oxygen molecules, O2" names the molecule by its formula. */
const named = (substance: string): string => substance.replace(/^[a-z]+ molecules?,? (?=[A-Z])/, "");

/** Atoms are only counted where the substance consists of single atoms. */
const counted = (text: string, elements: number, counts: readonly bigint[]): boolean =>
  !/\batoms\b/i.test(text) || (elements === 1 && counts[0] === 1n);

function unitOf(unit: string): AmountUnit {
  const word = unit.toLowerCase();
  if (PARTICLES.test(word)) return "particles";
  if (word.startsWith("mol")) return "mol";
  if (word.startsWith("k")) return "kg";
  return word.startsWith("mg") || word.startsWith("milli") ? "mg" : "g";
}
