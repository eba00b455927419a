import { decimalValue } from "../../expression/figures";
import { add, multiply, type Rational } from "../../expression/rational";
import { significantDigits } from "../../expression/significant";
import { isManner, phraseAt } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import type { KnownQuantity, PhysicsTask } from "../../tasks/physics";
import type { Recognition } from "../sentence";
import { equationOf } from "./law";
import { answerIn, habitual } from "./law-question";
import { physicsText, type Quantity, quantitiesOf } from "./quantities";
import { HARMLESS, SPOKEN_LAWS, type SpokenLaw, type SpokenRole } from "./spoken-laws";
import { toldQuantity } from "./told-quantity";
import { sameDimension, unitAt, unitOf } from "./units";
import { outsideOf, validityOf } from "./validity";

const MOST_QUANTITIES = 4;

/** A law asked for in a few words: "kinetic energy of 2kg ball moving at 3 m/s", "F=ma, m=4kg a=3 m/s^2 find F". Each
 * quantity has one place by its dimension or its letter, and every word is one of the law's own or changes nothing. */
export function readSpokenLaw(text: string): Recognition | null {
  const prose = physicsText(
    text
      .replaceAll("²", "^2")
      .replaceAll("³", "^3")
      .replace(/\bohms?\b(?!['’]s|['’]? law)/gi, "Ω"),
  );
  const quantities = quantitiesOf(prose);
  if (quantities.length === 0 || quantities.length > MOST_QUANTITIES) return null;
  const told = toldOf(prose, quantities);
  const named = SPOKEN_LAWS.filter((law) => isNamed(law, told));
  const fits = (named.length > 0 ? named : SPOKEN_LAWS).flatMap((law) => fitting(law, told));
  const [only] = fits;
  if (!only || fits.length > 1) return null;
  const outside = outsideOf(only);
  if (outside) return { refusal: outside };
  const values = only.known.flatMap(({ letter, written, constant }) => {
    const value = constant ? null : toldQuantity(written);
    return value ? [`${toLatex({ kind: "symbol", name: letter })} = ${value}`] : [];
  });
  const equations = only.equations.map((equation) => toLatex(equation)).join(",\\quad ");
  return {
    mathematics: only,
    instruction: `Find the ${only.asked.name}`,
    latex: values.length > 0 ? `${equations};\\quad ${values.join(",\\ ")}` : equations,
  };
}

interface Told {
  /** The words in small letters, with @ for the quantities and what named them. */
  readonly words: string;
  /** Without changes of case, for letters that are asked for. */
  readonly written: string;
  readonly quantities: readonly (Quantity & { readonly letter: string | null })[];
  /** The unit that the answer is asked in. */
  readonly unit: string | null;
}

/** "concentration in mol/L" asks for a unit; "in 500 mL" tells a value. */
const IN_UNIT = / in ([A-Za-z]+(?:\/[A-Za-z]+(?:\^\d)?)?)(?=\s|$|[.,?])/;

const NAMED = /(?<![A-Za-z])([A-Za-z]) ?= ?$/;

function toldOf(prose: string, quantities: readonly Quantity[]): Told {
  let written = "";
  let at = 0;
  const lettered = quantities.map((quantity) => {
    const before = prose.slice(at, quantity.start);
    const letter = NAMED.exec(before)?.[1] ?? null;
    written += `${letter === null ? before : before.replace(NAMED, "")} @ `;
    at = quantity.end;
    return { ...quantity, letter };
  });
  written = (written + prose.slice(at)).replaceAll("'s ", "s ").replaceAll("’s ", "s ");
  const asked = IN_UNIT.exec(written)?.[1] ?? null;
  const unit = asked !== null && unitAt(asked)?.length === asked.length ? asked : null;
  if (unit !== null) written = written.replace(IN_UNIT, " ");
  const words = written
    .toLowerCase()
    .replace(/[.,;:?!()]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return { words: ` ${words} `, written, quantities: lettered, unit };
}

const namesOf = ({ called }: SpokenLaw): readonly string[] => called?.split("|") ?? [];

const isNamed = (law: SpokenLaw, { words }: Told): boolean =>
  namesOf(law).some((name) => words.includes(` ${name} `));

function fitting(law: SpokenLaw, told: Told): PhysicsTask[] {
  if (law.needs && !told.words.includes(` ${law.needs} `)) return [];
  const places = placesIn(law, told);
  if (!places) return [];
  const open = Object.entries(law.roles).filter(([letter]) => !places.has(letter));
  const asked = open.filter(([letter, role]) => isAsked(letter, role, told));
  const [target] = asked;
  if (!target || asked.length > 1 || open.some(([letter, { fixed }]) => letter !== target[0] && !fixed))
    return [];
  if (!isAccountedFor(law, told)) return [];
  const constants = open.flatMap(([letter, { name, fixed }]): KnownQuantity[] =>
    fixed && letter !== target[0]
      ? [{ letter, name, si: decimalValue(fixed), written: fixed, constant: true }]
      : [],
  );
  const task = taskFor(law, target, { told, known: [...places.values(), ...constants] });
  return task ? [task] : [];
}

/** Figures of an answer where the values have fewer. */
const FIGURES = 4;

/** Kilometres and hours stay what they are. */
function usualUnit(role: SpokenRole, { quantities }: Told): string {
  const written = quantities.map((each) => each.written).join(";");
  if (/km ?\/ ?h|kph|km per h/.test(written)) {
    if (role.unit === "s") return "hours";
    if (role.unit === "m") return "km";
  }
  return habitual(role, quantities);
}

interface Placed {
  readonly told: Told;
  readonly known: readonly KnownQuantity[];
}

function taskFor(
  law: SpokenLaw,
  [letter, role]: readonly [string, SpokenRole],
  { told, known }: Placed,
): PhysicsTask | null {
  const constants = known.filter(({ constant }) => constant).map((each) => significantDigits(each.written));
  const supported = Math.min(...told.quantities.map((each) => each.digits), ...constants);
  const count = Math.max(FIGURES, supported);
  const wanted = told.unit;
  if (wanted !== null && !sameDimension(unitOf(wanted).dimension, unitOf(role.unit).dimension)) return null;
  const unit = wanted ?? usualUnit(role, told);
  return {
    task: "physics",
    law: law.title,
    equations: [equationOf(law.equation)],
    known,
    validity: validityOf(law.roles),
    asked: { letter, name: role.name, ...answerIn(unit, unitOf(unit), wanted !== null) },
    figures: { kind: "digits", digits: count, supported },
    because: `Short values are taken as they are told, and the answer is written with up to $${count}$ figures.`,
  };
}

/** Each quantity in the only role of its dimension, or of its letter; null where one has none. */
function placesIn({ roles }: SpokenLaw, { quantities }: Told): ReadonlyMap<string, KnownQuantity> | null {
  const places = new Map<string, KnownQuantity>();
  for (const quantity of quantities) {
    const found = Object.entries(roles).filter(([letter, role]) => fits(quantity, letter, role));
    const [place] = found;
    if (!place || found.length > 1 || places.has(place[0])) return null;
    const [letter, { name, unit }] = place;
    const isBare = quantity.unit.dimension.every((power) => power === 0);
    const si = isBare ? scaled(quantity.si, unit) : quantity.si;
    places.set(letter, {
      letter,
      name,
      si,
      written: isBare ? `${quantity.written} ${unit}` : quantity.written,
    });
  }
  return places;
}

function scaled(value: Rational, unit: string): Rational {
  const { factor, shift } = unitOf(unit);
  return add(multiply(value, factor), shift);
}

/** A number without a unit needs the letter of the law. */
function fits(
  { unit, letter: named }: Told["quantities"][number],
  letter: string,
  role: SpokenRole,
): boolean {
  const isBare = unit.dimension.every((power) => power === 0);
  if (isBare) return named === letter;
  return sameDimension(unitOf(role.unit).dimension, unit.dimension);
}

const ASKING = "find|calculate|what is|whats|work out|solve for|determine";

/** Its name stands in the text, or its letter behind a word that asks. */
function isAsked(letter: string, { cues }: SpokenRole, { words, written }: Told): boolean {
  if (new RegExp(`\\b(?:${ASKING}) (?:the )?${letter}(?![A-Za-z=])(?! ?=)`).test(written)) return true;
  return cues.split("|").some((cue) => words.includes(` ${cue} `));
}

/** Every word is one of the law's, one that changes nothing, or the law itself as it is written: F=ma. */
function isAccountedFor(law: SpokenLaw, { words, written }: Told): boolean {
  const { equation, roles, needs } = law;
  const formula = equation.replace(/[* ]/g, "");
  const letters = Object.keys(roles).map((letter) => letter.toLowerCase());
  let rest = written
    .replace(/\s*=\s*/g, "=")
    .split(formula)
    .join(" ")
    .toLowerCase();
  rest = ` ${rest
    .replace(/[.,;:?!()]/g, " ")
    .replace(/\s+/g, " ")
    .trim()} `;
  const cues = Object.values(roles).flatMap((role) => role.cues.split("|"));
  for (const cue of [...cues, ...namesOf(law), ...(needs ? [needs] : [])].sort((a, b) => b.length - a.length))
    rest = rest.split(` ${cue} `).join("  ");
  if (/[=+*/^<>%]/.test(rest) || words.trim() === "") return false;
  const left = rest.split(" ").filter((word) => word !== "" && word !== "@");
  return left.every((word) => HARMLESS.has(word) || letters.includes(word) || isPoliteness(word));
}

const isPoliteness = (word: string): boolean => {
  const found = phraseAt([word], 0);
  return found !== null && (isManner(found.concept) || found.concept === "given");
};
