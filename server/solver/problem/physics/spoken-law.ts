import { decimalText } from "../../expression/decimal";
import { decimalValue } from "../../expression/figures";
import { divide, fromInt, ZERO } from "../../expression/rational";
import { significantDigits } from "../../expression/significant";
import { withNotedSlips } from "../../lexicon/lexicon";
import { tokenize } from "../../lexicon/tokenize";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { KnownQuantity, PhysicsTask, Validity } from "../../tasks/physics";
import type { Recognition } from "../sentence";
import { agree } from "./agreement";
import { answerIn } from "./answer-unit";
import { equationOf } from "./law";
import { habitual } from "./law-question";
import { physicsText } from "./quantities";
import { type Item, itemsOf, type Notation, type SpokenQuantity } from "./spoken/items";
import { LawWords } from "./spoken/law-words";
import { type Mentions, mentionsOf } from "./spoken/mentions";
import { isGiven, type Placing, placingOf } from "./spoken/place";
import { plainFormula } from "./spoken/spans";
import { phrasesOf, type SpokenLaw, type SpokenRole } from "./spoken/spoken-law-model";
import { SPOKEN_LAWS } from "./spoken/spoken-laws";
import { type Typed, typedUnitAt } from "./spoken/typed-unit";
import { molarMassIn } from "./substance-mass";
import { toldQuantity } from "./told-quantity";
import { sameDimension, unitAt, unitOf } from "./units";
import { outsideOf, validityOf } from "./validity";

const MOST_QUANTITIES = 6;

/** A law asked for in a few words: "kinetic energy of 2kg ball moving at 3 m/s", "F=ma, m=4kg a=3 m/s^2 find F". Each
 * quantity has one place by its letter, its words or its dimension, and every word is one of the law's own or changes
 * nothing. */
export function readSpokenLaw(text: string): Recognition | null {
  const prose = physicsText(
    text
      .replaceAll("⁻]", "-]")
      .replaceAll("⁺]", "+]")
      .replaceAll("²", "^2")
      .replaceAll("³", "^3")
      .replaceAll("½", "1/2"),
  );
  const typed: Typed = { text: prose, tokens: tokenize(prose), units: new Map() };
  const count = typed.tokens.filter(({ kind }) => kind === "number").length;
  if (count === 0) return null;
  const read = SPOKEN_LAWS.flatMap((law) => readAs(law, typed));
  const named = read.filter(({ isNamed }) => isNamed);
  const fits = named.length > 0 ? named : read;
  const [first, ...others] = fits;
  if (!first || !others.every((other) => isSame(first.task, other.task))) return null;
  const { task, slips } = first;
  const outside = outsideOf(task);
  if (outside) return { refusal: outside };
  const values = task.known.flatMap(({ letter, written, constant }) => {
    const value = constant ? null : toldQuantity(written.replace(" × ", " \\times "));
    return value ? [`${toLatex({ kind: "symbol", name: letter })} = ${value}`] : [];
  });
  const equations = task.equations.map((equation) => toLatex(equation)).join(",\\quad ");
  return {
    mathematics: task,
    instruction: withNotedSlips(`Find the ${task.asked.name}`, slips),
    latex: values.length > 0 ? `${equations};\\quad ${values.join(",\\ ")}` : equations,
  };
}

/** Two laws may say the same of one question. */
const isSame = (one: PhysicsTask, other: PhysicsTask): boolean =>
  one.asked.name === other.asked.name && agree(one, other);

interface ReadLaw {
  readonly task: PhysicsTask;
  readonly slips: Mentions["slips"];
  /** The text names the law, or writes it down. */
  readonly isNamed: boolean;
}

interface KnownLaw extends Notation {
  readonly words: LawWords;
  readonly dimensions: ReadonlySet<string>;
}

const KNOWN = new WeakMap<SpokenLaw, KnownLaw>();

function knownOf(law: SpokenLaw): KnownLaw {
  const known = KNOWN.get(law);
  if (known) return known;
  const formulas = [...law.equations, ...phrasesOf(law.written)].map((each) =>
    plainFormula(each).toLowerCase(),
  );
  const words = new LawWords(law);
  const made = {
    words,
    canMean: (word: string) => words.canMean(word),
    dimensions: new Set(Object.values(law.roles).map(({ unit }) => unitOf(unit).dimension.join())),
    letters: lettersOf(law),
    formulas: new Set(formulas),
    hasSubstances: law.scenes.includes("formula"),
  };
  KNOWN.set(law, made);
  return made;
}

/** The letters of a law as they may be typed; in other capitals where no second letter is meant by them. */
export function lettersOf({ roles }: SpokenLaw): ReadonlyMap<string, string> {
  const told = Object.entries(roles).filter(([, role]) => !role.between);
  const typed = told.flatMap(([letter, role]) =>
    [letter.replaceAll("_", ""), ...(role.letters?.split(" ") ?? [])].map((each) => [each, letter] as const),
  );
  const letters = new Map(typed);
  for (const [name, letter] of typed) {
    const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
    const rivals = typed.filter(
      ([each, owner]) => each.toLowerCase() === name.toLowerCase() && owner !== letter,
    );
    if (rivals.length === 0 && !letters.has(other)) letters.set(other, letter);
  }
  return letters;
}

function readAs(law: SpokenLaw, typed: Typed): ReadLaw[] {
  const { words, ...notation } = knownOf(law);
  if (!fitsUnits(law, typed)) return [];
  const found = itemsOf(typed, notation);
  if (!found) return [];
  const { items, hasFormula } = found;
  const quantities = items.filter((item): item is SpokenQuantity => item.kind === "quantity");
  if (quantities.length === 0 || quantities.length > MOST_QUANTITIES) return [];
  const mentions = mentionsOf(items, words, notation.letters);
  if (!mentions) return [];
  const uses = new Set(mentions.mentions.flatMap(({ meanings }) => meanings.map(({ use }) => use)));
  if (law.needs !== undefined && !uses.has("needs") && !hasFormula) return [];
  const placing = placingOf(law, items, mentions);
  const task = placing && taskOf({ law, placing, mentions, typed, items });
  return task ? [{ task, slips: mentions.slips, isNamed: hasFormula || uses.has("called") }] : [];
}

/** Whether some letter of a law has the dimension of each number with a unit. */
function fitsUnits(law: SpokenLaw, typed: Typed): boolean {
  const { dimensions } = knownOf(law);
  return typed.tokens.every(({ kind, spaced }, at) => {
    const unit = kind === "number" && spaced ? typedUnitAt(typed, at + 1) : null;
    return !unit || unit.readings.some((each) => dimensions.has(each.unit.dimension.join()));
  });
}

interface Placed {
  readonly law: SpokenLaw;
  readonly placing: Placing;
  readonly mentions: Mentions;
  readonly typed: Typed;
  readonly items: readonly Item[];
}

/** Figures of an answer where the values have fewer. */
const FIGURES = 4;

function taskOf({ law, placing, mentions, typed, items }: Placed): PhysicsTask | null {
  const role = law.roles[placing.asked] as SpokenRole;
  const given = givenIn(law, placing, typed.text);
  if (!given) return null;
  const known = [...placing.known, ...given];
  const constants = given.map((each) => significantDigits(each.written));
  const told = items.flatMap((item) => (item.kind === "quantity" ? [item.digits] : []));
  const supported = Math.min(...told, ...constants);
  const [readings] = mentions.units;
  const wanted = readings?.find(({ unit }) => sameDimension(unit.dimension, unitOf(role.unit).dimension));
  const unit = wanted?.name ?? usualUnit(role, placing.known);
  const answer = wanted?.unit ?? unitOf(unit);
  return {
    task: "physics",
    law: law.title,
    equations: law.equations.map(equationOf),
    known,
    validity: [...validityOf(law.roles).map((bound) => ofLight(law, bound)), ...sizes(law)],
    asked: { letter: placing.asked, name: role.name, ...answerIn(unit, answer, wanted !== undefined) },
    figures: { kind: "digits", digits: Math.max(FIGURES, supported), supported },
    because: `Short values are taken as they are told, and the answer is written with up to $${FIGURES}$ figures.`,
  };
}

const LIGHT = decimalValue("3e8");

/** Light may be told as fast as books round it. */
const ofLight = ({ roles }: SpokenLaw, bound: Validity): Validity =>
  roles[bound.letter]?.asLight ? { ...bound, below: LIGHT } : bound;

/** Masses, times and whatever else is a size are never negative. */
const sizes = ({ roles }: SpokenLaw): Validity[] =>
  Object.entries(roles)
    .filter(([, role]) => !role.signed && role.unit !== "K" && role.unit !== "s")
    .map(([letter, { name }]) => ({ letter, above: ZERO, because: `No ${name} is negative.` }));

/** The constants that are not told, and the values out of tables.
 * @returns null where the text names no one substance */
function givenIn(law: SpokenLaw, { known, asked }: Placing, text: string): KnownQuantity[] | null {
  const given: KnownQuantity[] = [];
  for (const [letter, role] of Object.entries(law.roles)) {
    if (letter === asked || !isGiven(role) || known.some((each) => each.letter === letter)) continue;
    const value = tabledValue(role, text);
    if (!value) return null;
    given.push({ letter, name: role.name, constant: true, ...value });
  }
  return given;
}

function tabledValue(
  { fixed, substance }: SpokenRole,
  text: string,
): Pick<KnownQuantity, "si" | "written"> | null {
  if (fixed !== undefined) return { si: decimalValue(fixed), written: fixed };
  const mass = substance ? molarMassIn(text) : null;
  return mass && { si: divide(mass, fromInt(1000)), written: `${decimalText(mass)} g/mol` };
}

/** The unit that all values of its kind are told in, else the one that goes with the others. */
function usualUnit(role: SpokenRole, known: readonly KnownQuantity[]): string {
  const names = known
    .map(({ written }) => written.slice(written.lastIndexOf(" ") + 1))
    .filter((name) => unitAt(name)?.length === name.length);
  const told = (unit: string): string | null => {
    const { dimension } = unitOf(unit);
    const same = new Set(names.filter((name) => sameDimension(unitOf(name).dimension, dimension)));
    return same.size === 1 ? ([...same][0] ?? null) : null;
  };
  const own = role.unit === "" ? null : told(role.unit);
  return own ?? besideSpeed(role.unit, told) ?? habitual(role, known);
}

const SPEEDS: Readonly<Record<string, string>> = table({
  mph: "mi/h",
  kph: "km/h",
  kmh: "km/h",
  kmph: "km/h",
});
/** Distances that people travel in so many hours. */
const JOURNEYS: ReadonlySet<string> = new Set(["km", "mi"]);

/** With km/h go kilometres and hours, with miles and hours mi/h. */
function besideSpeed(unit: string, told: (unit: string) => string | null): string | null {
  const speed = told("m/s");
  const [length, time] = (SPEEDS[speed ?? ""] ?? speed ?? "").split("/");
  if (unit === "m" && time !== undefined) return length ?? null;
  if (unit === "s" && time !== undefined) return time;
  const [distance, hours] = [told("m"), told("s")];
  return unit === "m/s" && distance !== null && JOURNEYS.has(distance) && hours === "h"
    ? `${distance}/h`
    : null;
}
