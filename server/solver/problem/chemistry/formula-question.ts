import { type Rational, rational, subtract } from "../../expression/rational";
import { tokenize } from "../../lexicon/tokenize";
import type { Token } from "../../lexicon/tokens";
import type { ChemistryQuestion } from "../../tasks/chemistry";
import { words } from "../../word-list";
import { readElement, readSubstance } from "./substance";
import { numberIn } from "./written-number";

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

/** Words around a composition that are about something else than its percents. */
const DISTURBING = "burn combust react produc heated hydrate gas density dissolv occup vapor".split(" ");
const MASS_UNITS: ReadonlySet<string> = words("mass weight");

interface Part {
  readonly element: string;
  readonly share: Rational;
}

/** The elements of a compound in percent by mass, and with a molar mass the molecule: "40.0% C, 6.7% H and 53.3% O". */
function fromParts(text: string): ChemistryQuestion | null {
  const tokens = tokenize(text);
  const said = tokens.map(({ start, end }) => text.slice(start, end).toLowerCase());
  const isAsked = (kind: string) =>
    said.some((word, at) => word === kind && said[at + 1]?.startsWith("formula"));
  const asksMolecule = isAsked("molecular");
  if (isAsked("empirical") === asksMolecule || (asksMolecule && said.includes("empirical"))) return null;
  if (said.some((word) => DISTURBING.some((stem) => word.startsWith(stem)))) return null;
  const parts: Part[] = [];
  const masses: Rational[] = [];
  for (const [at, { kind, start, end }] of tokens.entries()) {
    if (kind !== "number") continue;
    const share = numberIn(text.slice(start, end));
    const element = elementBeside(tokens, at, text);
    if (element === null && !isMolarMass(said, at)) return null;
    if (element === null) masses.push(share);
    else parts.push({ element, share });
  }
  if (parts.length === 0 || masses.length !== (asksMolecule ? 1 : 0)) return null;
  const complete = completed(parts, said);
  return complete && { ask: "formula-from-parts", parts: complete, molarMass: masses[0] ?? null };
}

/** The element whose percentage a number is: "40% of carbon", "C 40%", "carbon: 40%". */
function elementBeside(tokens: readonly Token[], at: number, text: string): string | null {
  const named = (place: number): string | null => {
    const token = tokens[place];
    return token ? readElement(text.slice(token.start, token.end)) : null;
  };
  if (tokens[at + 1]?.text !== "%" && tokens[at + 1]?.text !== "percent") return null;
  const behind = named(tokens[at + 2]?.text === "of" ? at + 3 : at + 2);
  return behind ?? named(at - 1) ?? (LINKS.has(tokens[at - 1]?.text ?? "") ? named(at - 2) : null);
}
const LINKS: ReadonlySet<string> = words("= : is");

const BEFORE_MASS = 5;
/** "a molar mass of about 180 g/mol": of grams in a mole, or of mass units in a molecule. */
const isMolarMass = (said: readonly string[], at: number): boolean =>
  said.slice(Math.max(0, at - BEFORE_MASS), at).some((word) => MASS_UNITS.has(word)) &&
  (said[at + 1] === "amu" ||
    (said[at + 1] === "g" && (said[at + 3] ?? said[at + 2] ?? "").startsWith("mol")));

/** Percents that make a hundred to within their rounding; of two elements one may go without saying. */
function completed(parts: readonly Part[], said: readonly string[]): Part[] | null {
  const total = parts.reduce((sum, { share }) => sum + Number(share.n) / Number(share.d), 0);
  if (Math.abs(total - 100) < 0.6) return [...parts];
  const between = said.findIndex(
    (word, at) => word === "and" && (said[at - 2] === "of" || said[at - 2] === "only"),
  );
  const names =
    between < 0 ? [] : [said[between - 1], said[between + 1]].map((name) => readElement(name ?? ""));
  const [only] = parts;
  const other = names.find((name) => name !== only?.element);
  if (parts.length !== 1 || !only || !other || !names.includes(only.element)) return null;
  const rest = { element: other, share: subtract(rational(100n), only.share) };
  return names[0] === only.element ? [only, rest] : [rest, only];
}
