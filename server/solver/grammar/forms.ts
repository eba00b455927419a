import { placeNamed } from "../expression/place-names";
import type { Concept } from "../lexicon/lexicon";
import type { Form } from "../types";
import type { Item, MathsItem, WordItem } from "./items";

/** What a sentence asks of the form of its answer, and what is left of it. */
export interface Formed {
  readonly items: readonly Item[];
  readonly form: Form;
  readonly method?: string;
  readonly concepts: ReadonlySet<Concept>;
  /** Several forms are asked for, of which one answer shows only one; or a direction to round in. */
  readonly isUnmet: boolean;
}

const SHAPES: ReadonlyMap<Concept, Form> = new Map<Concept, Form>([
  ["exact", {}],
  ["mixed-number", { number: "mixed" }],
  ["as-fraction", { number: "fraction" }],
  ["as-decimal", { number: "decimal" }],
  ["as-percent", { number: "percent" }],
  ["scientific", { number: "scientific" }],
  ["surd-form", {}],
  ["in-pi", {}],
  ["in-i", { domain: "complex" }],
  ["a-bi", { domain: "complex" }],
  ["interval-notation", {}],
  ["set-notation", {}],
  ["positive-exponents", {}],
  ["no-brackets", {}],
  ["lowest-terms", {}],
]);

const METHODS: ReadonlyMap<Concept, string> = new Map<Concept, string>([
  ["completing-square", "completing the square"],
  ["quadratic-formula", "quadratic formula"],
  ["by-factoring", "factoring"],
  ["by-grouping", "grouping"],
  ["by-substitution", "substitution"],
  ["by-elimination", "elimination"],
  ["order-of-operations", ""],
  ["any-way", ""],
  ["if-it-exists", ""],
]);

const PLACES: ReadonlyMap<Concept, number> = new Map<Concept, number>([
  ["whole-number", 0],
  ["tenth", 1],
  ["hundredth", 2],
  ["thousandth", 3],
  ["ten-thousandth", 4],
]);

/** Words that lead up to a form. */
const LEADING: ReadonlySet<Concept | null> = new Set<Concept | null>([
  "as",
  "in",
  "to",
  "with",
  "skip",
  "leave",
  "round",
  "is",
  "ask",
  "by",
  "or",
  "and",
  "given",
  "of-the-form",
]);
const ROUNDED: ReadonlySet<Concept | null> = new Set<Concept | null>([
  "as",
  "to",
  "skip",
  "leave",
  "round",
  "in",
  "and",
  "ask",
  "nearest",
]);

const isWord = (item: Item | undefined, ...concepts: Concept[]): item is WordItem =>
  item?.kind === "word" && item.concept !== null && concepts.includes(item.concept);

/** Takes out of a sentence what is said of the form of the answer and of the way to it. */
export function takeForms(items: readonly Item[]): Formed {
  const kept: Item[] = [];
  const concepts = new Set<Concept>();
  const asked = new AskedForms();
  let form: Form = {};
  let method: string | undefined;
  const takeBack = (leading: ReadonlySet<Concept | null>): readonly Item[] => {
    const taken: Item[] = [];
    while (kept.length > 0) {
      const last = kept.at(-1) as Item;
      const isLead = last.kind === "word" && leading.has(last.concept);
      if (!isLead && !(last.kind === "break" && last.text === "," && kept.length > 1)) break;
      taken.push(kept.pop() as Item);
    }
    return taken;
  };
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item;
    const rounding = roundingAt(items, at);
    if (rounding) {
      const { length: _length, ...places } = rounding;
      asked.round(places, takeBack(ROUNDED), kept);
      form = { ...form, number: form.number ?? "decimal", ...places };
      at += rounding.length - 1;
      continue;
    }
    const concept = item.kind === "word" ? item.concept : null;
    const shape = concept && SHAPES.get(concept);
    const way = concept ? METHODS.get(concept) : undefined;
    if (concept && shape && (isAsked(concept, items, at, kept) || asked.goesOn(kept))) {
      const isLed = asked.goesOn(kept) || leadsToForm(kept);
      const leads = takeBack(LEADING);
      asked.shape(isLed ? shape : {}, leads, kept.length);
      form = { ...form, ...shape };
      concepts.add(concept);
    } else if (concept && way !== undefined) {
      takeBack(LEADING);
      if (way !== "") method = way;
      concepts.add(concept);
      if (isWord(items[at + 1], "to", "on", "for")) at += 1;
    } else kept.push(item);
  }
  return {
    items: kept,
    form,
    concepts,
    isUnmet: asked.isUnmet,
    ...(method !== undefined && { method }),
  };
}

/** The forms that are asked for one after the other. */
class AskedForms {
  private number: Form["number"] | null = null;
  private rounding: string | null = null;
  /** How many items were left where the last form was taken out. */
  private last = -1;
  isUnmet = false;

  shape({ number }: Form, leads: readonly Item[], left: number): void {
    this.last = left;
    if (number === undefined) return;
    // With a choice of forms any will do.
    if (this.number !== null && this.number !== number && !leads.some(isChoice)) this.isUnmet = true;
    this.number = number;
  }

  round(places: Pick<Form, "decimals" | "figures">, leads: readonly Item[], kept: readonly Item[]): void {
    const said = JSON.stringify(places);
    // "Round up to 2 places": whether up is a direction is not said.
    const isRound = [...kept, ...leads].some(
      (each) => isWord(each, "round") && each.text.startsWith("round"),
    );
    if (isRound && leads.some(({ text }) => text === "up to")) this.isUnmet = true;
    if (this.rounding !== null && this.rounding !== said && !leads.some(isChoice)) this.isUnmet = true;
    this.rounding = said;
  }

  /** "as a percent | and a fraction": the next form behind one that was taken out. */
  goesOn(kept: readonly Item[]): boolean {
    const since = this.last < 0 ? [] : kept.slice(this.last).filter((each) => !isWord(each, "skip"));
    return since.length === 1 && since.every((each) => isWord(each, "and", "or"));
  }
}

const isChoice = (item: Item): boolean => isWord(item, "or");

/** "as a decimal" asks for a form, "what percent" for a number and "the fraction 84/126" for nothing. */
function isAsked(concept: Concept, items: readonly Item[], at: number, kept: readonly Item[]): boolean {
  if (!["as-fraction", "as-decimal", "as-percent", "exact"].includes(concept)) return true;
  if (concept === "exact") return true;
  return leadsToForm(kept) && !isWord(items[at + 1], "of");
}

/** "The mixed number 2 1/3" names what is told. */
const leadsToForm = (kept: readonly Item[]): boolean =>
  isWord(
    kept.findLast((item) => !isWord(item, "skip")),
    "as",
    "to",
    "in",
    "leave",
    "with",
    "of-the-form",
  );

type Rounding = { readonly length: number; readonly decimals?: number; readonly figures?: number };

/** "2 decimal places", "3 sf", "nearest tenth", "nearest 100". */
function roundingAt(items: readonly Item[], at: number): Rounding | null {
  const [item, next] = [items[at], items[at + 1]];
  if (isWord(item, "nearest")) return placeAt(items, at + 1);
  const count = item && countIn(item);
  const unit = next?.kind === "word" ? next : null;
  const isPlaces =
    unit?.concept === "decimals" || (unit?.concept === "as-decimal" && unit.text === "decimal");
  if (count === undefined || count === null || !(isPlaces || unit?.concept === "figures")) return null;
  if (!isPlaces && count === 0) return null;
  return isPlaces ? { length: 2, decimals: count } : { length: 2, figures: count };
}

const LONGEST_PLACE = 3;

/** The longest name of a place: "ten thousand", "100", "whole number". */
function placeAt(items: readonly Item[], at: number): Rounding | null {
  for (let length = LONGEST_PLACE; length > 0; length -= 1) {
    const parts = items.slice(at, at + length);
    if (parts.length < length || parts.some(({ kind }) => kind === "break")) continue;
    const name = parts.map(({ text }) => text).join(" ");
    const [only] = parts;
    const known =
      length === 1 && only?.kind === "word" && only.concept ? PLACES.get(only.concept) : undefined;
    const power = known === undefined ? placeNamed(name) : -known;
    if (power !== null) return { length: length + 1, decimals: power === 0 ? 0 : -power };
  }
  return null;
}

const MOST_DIGITS = 12;

/** "One" is an article elsewhere. */
const countIn = (item: Item): number | null =>
  item.kind === "maths" ? countOf(item) : item.kind === "word" && item.text === "one" ? 1 : null;

const countOf = ({ text }: MathsItem): number | null =>
  /^\d{1,2}$/.test(text) && Number(text) <= MOST_DIGITS ? Number(text) : null;
