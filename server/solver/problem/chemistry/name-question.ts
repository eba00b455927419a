import { inTableSpelling } from "../../expression/element-spellings";
import type { ChemistryQuestion } from "../../tasks/chemistry";
import { FORMULA, readFormula } from "./formula";

const LEAD =
  "(?:in the following exercises?,? |each of the following compounds contains a metal that can exhibit more than one ionic charge\\. )?";
const KIND = "(?:ionic |covalent |binary |molecular |inorganic |chemical )*(?:compounds?|substances?|salts?)";
const EACH = `(?:(?:each of )?(?:the following|these)(?: ${KIND})?|(?:the |this )?${KIND})`;
const NAME = new RegExp(
  `^${LEAD}(?:name ${EACH}|(?:write|give|what is|what are|determine) the (?:(?:systematic|correct|IUPAC|chemical) )?names? (?:of|for) (?:${EACH}|the compound)):?\\??( with the formula)? (${FORMULA})[.?]?$|^name (${FORMULA})[.?]?$|^what is the (?:systematic |correct )?name of (${FORMULA})\\?$`,
  "i",
);
const WRITE = new RegExp(
  `^${LEAD}(?:(?:write|give|determine|find|predict|what is|what are) (?:the )?(?:correct |chemical |molecular )?formulas? (?:of|for) )(?:${EACH}:?\\??|the compound|the salt)? ?([a-z]+(?: ?\\([ivIV]+\\))?(?: [a-z]+){1,2})[.?]?$`,
  "i",
);

/** Names of compounds for formulas, and formulas for names. */
export function readNameQuestion(text: string): ChemistryQuestion | null {
  const found = NAME.exec(text);
  const written = found ? (found[2] ?? found[3] ?? found[4]) : undefined;
  if (written) {
    const formula = readFormula(written);
    return formula && formula.charge === 0 ? { ask: "compound-name", formula, plain: written } : null;
  }
  const name = WRITE.exec(text)?.[1];
  if (!name || /^the /i.test(name)) return null;
  return { ask: "compound-formula", name: plainName(name) };
}

/** Small letters but for the Roman numeral, which stands directly behind the metal. */
const plainName = (name: string): string =>
  inTableSpelling(name.toLowerCase()).replace(
    / ?\(([iv]+)\)/,
    (_, numeral: string) => `(${numeral.toUpperCase()})`,
  );
