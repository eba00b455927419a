import { ANIONS } from "../../expression/compound-names";
import { ELEMENTS } from "../../expression/elements";
import { add, equals, multiply, type Rational, rational, ZERO } from "../../expression/rational";
import type { ChemicalFormula } from "../../tasks/chemistry";
import { FORMULA, readFormula } from "../chemistry/formula";
import { substanceNamed } from "../chemistry/substance";

const WRITTEN = new RegExp(`(?<![A-Za-z°\\d])${FORMULA}(?![A-Za-z])`, "g");
const LETTERS = /[a-z()]+/g;
/** Words that are names of substances and of something else in a text on gases. */
const NO_SUBSTANCE: ReadonlySet<string> = new Set(["water", "lead", "tin", "mercury", "gold", "silver"]);

/** The molar mass in g/mol of the one substance that a text names, by its formula or else by its name.
 * @returns null when it names none or several */
export function molarMassIn(prose: string): Rational | null {
  const formulas = [...prose.matchAll(WRITTEN)]
    .map(([written]) => written)
    .filter((written) => /\d/.test(written) || /[A-Z].*[A-Z]/.test(written))
    .map(readFormula)
    .filter((formula): formula is ChemicalFormula => formula !== null);
  const found = formulas.length > 0 ? formulas : [...named(prose), ...nobleIn(prose)];
  const [only, ...others] = found.map(massOf);
  return only && others.every((each) => equals(each, only)) ? only : null;
}

/** Gases of single atoms, whose symbols stand alone: "221 mL of Ar". */
const NOBLE: ReadonlySet<string> = new Set(["He", "Ne", "Ar", "Kr", "Xe", "Rn"]);

function nobleIn(prose: string): ChemicalFormula[] {
  const words = prose.split(" ");
  return words.flatMap((word, at) => {
    const formula = words[at - 1] === "of" && NOBLE.has(word) ? readFormula(word) : null;
    return formula ? [formula] : [];
  });
}

/** What words in a row name, as many of them as together name something. The metal of a salt that is not known is no
 * substance of its own: "copper sulfate" is no copper. */
function named(prose: string): ChemicalFormula[] {
  const words = prose.toLowerCase().match(LETTERS) ?? [];
  const found: ChemicalFormula[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => substanceNamed(words.slice(at, at + count).join(" ")) !== null);
    const formula = substanceNamed(words.slice(at, at + (length ?? 1)).join(" "));
    const isPart = length === 1 && ANIONS.some(({ name }) => name === words[at + 1]);
    if (isPart) return [];
    if (formula && !NO_SUBSTANCE.has(words[at] as string)) found.push(formula);
    at += length ?? 1;
  }
  return found;
}

const massOf = ({ atoms }: ChemicalFormula): Rational =>
  [...atoms].reduce(
    (sum, [symbol, count]) => add(sum, multiply(rational(count), ELEMENTS.get(symbol)?.mass ?? ZERO)),
    ZERO,
  );
