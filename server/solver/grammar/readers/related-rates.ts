import type { Expression } from "../../expression/ast";
import { equation, negation, symbol } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import { byFormula, type Recognition } from "../../problem/sentence";
import { words } from "../../word-list";
import { type Figure, ROLES, type RoleName } from "../figures/figure";
import { FLAT_FIGURES } from "../figures/flat";
import { type Measure, measureOf } from "../figures/measure";
import { SOLID_FIGURES } from "../figures/solid";
import { itemise } from "../itemise";
import type { Item, MathsItem, WordItem } from "../items";
import type { ItemReader } from "../reader";
import type { Context } from "../sentence";

/** A measure of a figure that is spoken of, and which way it is said to go: 1 up, −1 down, 0 where nothing says it. */
interface Spoken {
  readonly role: RoleName;
  readonly way: -1 | 0 | 1;
}

interface Told extends Spoken {
  readonly measure: Measure;
}

/** "The radius of a sphere decreases at 3 m/sec; how fast does its surface decrease when the radius is 10 m": the formula of
 * the figure ties what is told to what is asked. All rates but the one asked for are told, and every word is accounted
 * for. */
export const relatedRatesReader: ItemReader = (_, context) => {
  const text = context.text.replaceAll("$", "");
  if (!ASKING.some((word) => text.toLowerCase().includes(word))) return null;
  const items = itemise(text);
  const words = wordsOf(items);
  const [figure, ...others] = FIGURES.filter(({ heads }) => heads.some((head) => isSaid(words, head)));
  const asking = items.findIndex((item, at) => beginsQuestion(items, item, at));
  if (!figure || others.length > 0 || asking < 0 || !words.every((word) => isKnown(word, figure)))
    return null;
  const when = items.findIndex((item, at) => at > asking && item.kind === "word" && item.concept === "given");
  if (when < 0) return null;
  const rates = ratesIn(items.slice(0, asking), figure, context);
  const asked = askedIn(items.slice(asking, when), figure);
  const moment = valuesIn(items.slice(when), figure, context);
  if (!rates || !asked || !moment || rates.length === 0) return null;
  const recognition = tied(figure, rates, asked, moment);
  return recognition && { recognition, weight: words.length };
};

const FIGURES: readonly Figure[] = [...FLAT_FIGURES, ...SOLID_FIGURES];

const wordsOf = (items: readonly Item[]): WordItem[] =>
  items.filter((item): item is WordItem => item.kind === "word");
const isSaid = (words: readonly WordItem[], concept: string): boolean =>
  words.some((word) => word.concept === concept);

/** Every question after a rate has one of them. */
const ASKING = ["fast", "rate"] as const;

/** "how fast", or "find the rate at which". */
function beginsQuestion(items: readonly Item[], item: Item, at: number): boolean {
  if (item.kind !== "word") return false;
  const next = items.slice(at + 1, at + 4).filter((each): each is WordItem => each.kind === "word");
  if (item.text === "how") return next[0]?.text === "fast";
  return item.concept === "ask" && next.some(({ text }) => text.startsWith("rate"));
}

const RISING: ReadonlySet<string> = words("increasing increase grows growing expands expanding");
const FALLING: ReadonlySet<string> = words("decreasing decrease shrinks shrinking");
const FILLED: ReadonlySet<string> = words("filled inflated pumped poured");
const EMPTIED: ReadonlySet<string> = words("drained deflated emptied leaking leaks");
/** What a figure can be made of, and words of rates. */
const AROUND: ReadonlySet<string> = words(
  "balloon air water gas rate rates constant how fast changing changes change being and at in of",
);
const SAYING_NOTHING: ReadonlySet<string> = words(
  "skip ask is given of at and with in for to constant invest went there region auxiliary",
);

const wayOf = ({ concept, text }: WordItem): -1 | 1 | null => {
  if (RISING.has(concept ?? "") || RISING.has(text) || FILLED.has(text)) return 1;
  return FALLING.has(concept ?? "") || FALLING.has(text) || EMPTIED.has(text) ? -1 : null;
};

const isKnown = (word: WordItem, figure: Figure): boolean =>
  wayOf(word) !== null ||
  AROUND.has(word.text) ||
  TIMES.has(word.text) ||
  (word.concept !== null &&
    (SAYING_NOTHING.has(word.concept) ||
      figure.heads.includes(word.concept) ||
      figure.idle.includes(word.concept) ||
      roleOf(word, figure) !== null));

/** The measure of the figure that a word names. */
function roleOf({ concept }: WordItem, figure: Figure): RoleName | null {
  const names = Object.keys(figure.roles) as RoleName[];
  return names.find((name) => concept !== null && ROLES[name].cues.includes(concept)) ?? null;
}

const TIMES: ReadonlySet<string> = words(
  "s sec second seconds min minute minutes h hr hour hours day days year years",
);

/** 3 m/sec, 10 cm^3/s. */
function rateOf(item: MathsItem, context: Context): Measure | null {
  const cut = item.text.lastIndexOf("/");
  const time = item.text.slice(cut + 1).trim();
  return cut > 0 && TIMES.has(time) ? measureOf({ ...item, text: item.text.slice(0, cut) }, context) : null;
}

/** "3 ft/" before "min", which is a word of its own elsewhere. */
const withTime = (item: MathsItem, next: Item | undefined): MathsItem =>
  item.text.trimEnd().endsWith("/") && next?.kind === "word"
    ? { ...item, text: `${item.text}${next.text}` }
    : item;

/** Every rate with the measure that it is said of; where none is named, something that fills a solid. */
function ratesIn(items: readonly Item[], figure: Figure, context: Context): readonly Told[] | null {
  const found: Told[] = [];
  let [role, way]: [RoleName | null, -1 | 1 | null] = [null, null];
  for (const [at, item] of items.entries()) {
    if (item.kind === "word") {
      role = roleOf(item, figure) ?? role;
      way = wayOf(item) ?? way;
    }
    if (item.kind !== "maths") continue;
    const measure = rateOf(withTime(item, items[at + 1]), context);
    if (!measure || way === null) return null;
    const own = role ?? (measure.dimension === 3 && "volume" in figure.roles ? "volume" : null);
    if (own === null || !fits(measure, own)) return null;
    found.push({ role: own, way, measure });
    [role, way] = [null, null];
  }
  return found;
}

const fits = ({ dimension, unit }: Measure, role: RoleName): boolean =>
  unit !== null && dimension === ROLES[role].dimension;

function askedIn(items: readonly Item[], figure: Figure): Spoken | null {
  const words = wordsOf(items);
  const roles = words.flatMap((word) => roleOf(word, figure) ?? []);
  const ways = words.flatMap((word) => wayOf(word) ?? []);
  const [role] = roles;
  const isPlain =
    !items.some(({ kind }) => kind === "maths") && new Set(roles).size === 1 && ways.length <= 1;
  return role && isPlain ? { role, way: ways[0] ?? 0 } : null;
}

/** "when the radius is 5 m and the height is 3 m", "when r = 5 m". */
function valuesIn(items: readonly Item[], figure: Figure, context: Context): readonly Told[] | null {
  const found: Told[] = [];
  let role: RoleName | null = null;
  for (const item of items) {
    if (item.kind === "word") role = roleOf(item, figure) ?? role;
    if (item.kind !== "maths") continue;
    const [value = "", name] = item.text.split("=").reverse();
    const own = name === undefined ? role : roleCalled(name.trim(), figure);
    const measure = measureOf({ ...item, text: value }, context);
    if (!measure || own === null || !fits(measure, own)) return null;
    found.push({ role: own, way: 0, measure });
    role = null;
  }
  return found.length > 0 ? found : null;
}

/** The measure of "r = 5 cm". */
const roleCalled = (letter: string, figure: Figure): RoleName | null =>
  (Object.keys(figure.roles) as RoleName[]).find((role) => letterOf(figure, role) === letter) ?? null;

const letterOf = (figure: Figure, role: RoleName): string => figure.roles[role]?.[0] ?? "";

/** The formula that holds what is asked and what is told, and no other letter. */
function tied(
  figure: Figure,
  rates: readonly Told[],
  asked: Spoken,
  moment: readonly Told[],
): Recognition | null {
  const units = new Set([...rates, ...moment].map(({ measure }) => measure.unit));
  const own = letterOf(figure, asked.role);
  const told = rates.map(({ role }) => letterOf(figure, role));
  const wanted = [...new Set([own, ...told])].sort().join();
  if (units.size !== 1 || told.includes(own) || new Set(told).size !== told.length) return null;
  const formula = figure.formulas.find(
    ({ target, letters }) => [...new Set([target, ...letters])].sort().join() === wanted,
  );
  if (!formula) return null;
  const at = moment.map(({ role, measure }) => ({ name: letterOf(figure, role), value: measure.value }));
  if (
    !at.every(({ name }) => wanted.split(",").includes(name)) ||
    new Set(at.map(({ name }) => name)).size !== at.length
  )
    return null;
  // Rates are in proportion: "how fast does it decrease" turns all of them round.
  const turned = asked.way === 0 ? 1 : asked.way;
  const known = rates.map(({ role, way, measure }) => ({
    name: letterOf(figure, role),
    rate: way * turned < 0 ? negation(measure.value) : measure.value,
  }));
  const tie = equation(symbol(formula.target), formula.value);
  const found: Recognition = {
    mathematics: { task: "related-rates", equation: tie, asked: own, rates: known, at },
    instruction: `Find how fast the ${ROLES[asked.role].name} ${asked.way < 0 ? "decreases" : asked.way > 0 ? "increases" : "changes"} at that moment`,
    latex: [toLatex(tie), ...at.map(valueLatex)].join(", \\quad "),
  };
  return byFormula(found, "that the words tell these rates of the figure");
}

const valueLatex = ({ name, value }: { readonly name: string; readonly value: Expression }): string =>
  toLatex(equation(symbol(name), value));
