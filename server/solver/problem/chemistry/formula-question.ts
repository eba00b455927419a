import { type Rational, rational, subtract } from "../../expression/rational";
import type { ChemistryQuestion } from "../../tasks/chemistry";
import { readElement, readSubstance } from "./substance";
import { NUMBER, numberIn } from "./written-number";

const FIND =
  "(?:in the following exercises?,? )?(?:please )?(?:calculate|determine|find|compute|give|write|what (?:is|are))";
const EACH =
  "(?:of|for|in) ?(?:each of )?(?:the )?(?:following ?)?(?:compounds?|substances?|molecules?|minerals?|elements?|gases|ions?)?:?\\?? ?";
const MASS = new RegExp(
  `^${FIND} (?:the )?(molecular|formula|molecular or formula|formula or molecular|molar)(?: mass(?:es)?| weights?)(?: \\(amu\\)| in amu| in g/mol)? ${EACH}(.+?)[.?]?$`,
  "i",
);
const ELEMENT_MASS = new RegExp(
  `^${FIND} (?:the )?total mass (?:\\(amu\\) |in amu )?of ([a-z]+) ${EACH}(.+?)[.?]?$`,
  "i",
);
const EMPIRICAL = new RegExp(`^${FIND} (?:the )?(?:empirical|simplest) formulas? ${EACH}(.+?)[.?]?$`, "i");
const PERCENT = new RegExp(
  `^${FIND} (?:the )?(?:percent(?:age)?|mass percent|percent by mass)(?: \\(by mass\\)| by mass)? of ([A-Za-z]+) (?:in|by mass in) (.+?)[.?]?$`,
  "i",
);
const COMPOSITION = new RegExp(
  `^${FIND} (?:the )?(?:percent(?:age)? composition(?: by mass)?|mass percent of each element) ${EACH}(.+?)[.?]?$`,
  "i",
);

/** Questions on one formula: its mass, its composition, its simplest form. */
export function readFormulaQuestion(text: string): ChemistryQuestion | null {
  return mass(text) ?? elementMass(text) ?? simplest(text) ?? percent(text) ?? fromParts(text);
}

function mass(text: string): ChemistryQuestion | null {
  const found = MASS.exec(text);
  const formula = found ? readSubstance(found[2] as string) : null;
  if (!found || !formula || formula.charge !== 0) return null;
  const unit = found[1]?.toLowerCase() === "molar" ? "g/mol" : "amu";
  return { ask: "formula-mass", formula, unit, element: null };
}

function elementMass(text: string): ChemistryQuestion | null {
  const found = ELEMENT_MASS.exec(text);
  const element = found ? readElement(found[1] as string) : null;
  const formula = found ? readSubstance(found[2] as string) : null;
  if (!element || !formula?.atoms.has(element)) return null;
  return { ask: "formula-mass", formula, unit: "amu", element };
}

function simplest(text: string): ChemistryQuestion | null {
  const found = EMPIRICAL.exec(text);
  const formula = found ? readSubstance(found[1] as string) : null;
  return formula && formula.charge === 0 ? { ask: "empirical-formula", formula } : null;
}

function percent(text: string): ChemistryQuestion | null {
  const found = PERCENT.exec(text);
  const element = found ? readElement(found[1] as string) : null;
  const formula = found ? readSubstance(found[2] as string) : null;
  if (element && formula?.atoms.has(element)) return { ask: "percent-composition", formula, element };
  const all = COMPOSITION.exec(text);
  const whole = all ? readSubstance(all[1] as string) : null;
  return whole && whole.atoms.size > 1 ? { ask: "percent-composition", formula: whole, element: null } : null;
}

const SHARE = new RegExp(`(${NUMBER}) ?% (?:of )?([A-Z][a-z]?(?![A-Za-z])|[a-z]+)`, "g");
const MOLAR = new RegExp(`molar mass of (?:about |approximately )?(${NUMBER}) ?(?:g/mol|g mol\\^-1|amu)`);
const ASKS_FORMULA =
  /(?:what (?:is|are)|determine|calculate|find) (?:(?:its|the) )(empirical|molecular|empirical and molecular)(?: formula)[^%\d]*$/i;
/** Words around a composition that change nothing: who made the compound, what it is used for. */
const DISTURBING =
  /\b(?:burn\w*|combust\w*|react\w*|produc\w*|heated|hydrate\w*|gas|density|dissolv\w*|occup\w*|vapor)\b/;

/** The elements of a compound in percent by mass, and with a molar mass the molecule. */
function fromParts(text: string): ChemistryQuestion | null {
  const asks = ASKS_FORMULA.exec(text)?.[1]?.toLowerCase();
  if (!asks || asks.includes("and") || DISTURBING.test(text)) return null;
  const shares = [...text.matchAll(SHARE)];
  const parts = shares.map((found) => ({
    element: readElement(found[2] as string),
    share: numberIn(found[1] as string),
  }));
  const molar = MOLAR.exec(text)?.[1];
  const numbers = text.match(new RegExp(`(?<![A-Za-z\\d.])${NUMBER}`, "g")) ?? [];
  const extra = numbers.length - shares.length - (molar ? 1 : 0);
  if (extra !== 0 || parts.length === 0 || (asks === "molecular") !== (molar !== undefined)) return null;
  const known = parts.filter((part): part is { element: string; share: Rational } => part.element !== null);
  const complete = known.length === parts.length ? completed(known, text) : null;
  return (
    complete && { ask: "formula-from-parts", parts: complete, molarMass: molar ? numberIn(molar) : null }
  );
}

interface Part {
  readonly element: string;
  readonly share: Rational;
}

/** Percents that make a hundred to within their rounding; of two elements one may go without saying. */
function completed(parts: readonly Part[], text: string): Part[] | null {
  const total = parts.reduce((sum, { share }) => sum + Number(share.n) / Number(share.d), 0);
  if (Math.abs(total - 100) < 0.6) return [...parts];
  const pair = /\bcompound of ([a-z]+) and ([a-z]+)\b|\bonly ([a-z]+) and ([a-z]+)\b/.exec(text);
  const names = pair ? [pair[1] ?? pair[3], pair[2] ?? pair[4]].map((name) => readElement(name ?? "")) : [];
  const [only] = parts;
  const other = names.find((name) => name !== only?.element);
  if (parts.length !== 1 || !only || !other || !names.includes(only.element)) return null;
  const rest = { element: other, share: subtract(rational(100n), only.share) };
  return names[0] === only.element ? [only, rest] : [rest, only];
}
