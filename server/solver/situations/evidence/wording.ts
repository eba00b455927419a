import { decimalText, terminatingDigits } from "../../expression/decimal";
import type { Rational } from "../../expression/rational";
import { plural, singular } from "../../lexicon/nouns";
import { DETERMINERS, POSSESSIVES } from "../../lexicon/pronouns";
import { isTabled, verbForm } from "../../lexicon/verbs";
import { table } from "../../table";
import { words } from "../../word-list";
import type { Slot, Told } from "../facts";
import type { StoryNumber } from "../words";

/** A number as a student writes it: 2.5, 1/3. */
export function numberText(value: Rational): string {
  const digits = terminatingDigits(value);
  return digits === null ? `${value.n}/${value.d}` : decimalText(value, digits);
}

/** A number with its sign of money or percent, as the story tells it. */
export const figureText = ({ value, unit, isFraction }: StoryNumber): string =>
  isFraction
    ? `${value.n}/${value.d}`
    : unit === "%"
      ? `${numberText(value)}%`
      : unit === "$"
        ? `$${numberText(value)}`
        : numberText(value);

const ADDRESSED: Readonly<Record<string, string>> = table({
  i: "I",
  it: "it",
  "*": "they",
  we: "we",
  you: "you",
});

/** The names of a story as its text writes them: the reader keeps them in small letters and singular. */
export class Names {
  readonly #words: readonly string[];

  constructor(text: string) {
    this.#words = text.match(/[\p{L}]+/gu) ?? [];
  }

  /** "Lucy", "the shop", "her mother", "Ana and Ben"; empty for nobody. */
  of(owner: string): string {
    if (owner === "") return "";
    return listed(owner.split("&").map((key) => ADDRESSED[key] ?? this.#one(key)));
  }

  #one(key: string): string {
    const at = this.#words.findIndex((word) => isNamed(word, key));
    const written = this.#words[at];
    if (written === undefined) return key.includes("'s ") ? key.charAt(0).toUpperCase() + key.slice(1) : key;
    if (this.#isName(written, key)) return key.charAt(0).toUpperCase() + written.slice(1);
    const before = this.#words.slice(Math.max(0, at - 2), at).map((word) => word.toLowerCase());
    const bare = written.charAt(0).toLowerCase() + written.slice(1);
    const whose = before.findLast((word) => POSSESSIVES.has(word));
    if (whose) return `${whose} ${bare}`;
    return isMany(bare) && !before.some((word) => DETERMINERS.has(word)) ? bare : `the ${bare}`;
  }

  /** Written with a capital wherever it stands; where nothing is, a word without an article. */
  #isName(written: string, key: string): boolean {
    const places = this.#words.flatMap((word, at) => (isNamed(word, key) ? [at] : []));
    const hasArticle = places.some((at) => {
      const before = this.#words[at - 1]?.toLowerCase() ?? "";
      return DETERMINERS.has(before) || POSSESSIVES.has(before);
    });
    if (hasArticle) return false;
    const isTyped = !this.#words.some(isCapital);
    if (isTyped) return !isMany(written);
    return places.every((at) => isCapital(this.#words[at] ?? "")) && (places.length > 1 || !isMany(written));
  }

  /** A verb as the story has it. */
  verb(lemma: string): string {
    return this.#words.find((word) => verbForm(word.toLowerCase())?.lemma === lemma)?.toLowerCase() ?? lemma;
  }

  /** A verb after somebody's name. Of one whose forms nobody knows the story's own form is kept. */
  does(owner: string, name: string, lemma: string): string {
    if (isTabled(lemma)) return verbAfter(owner, name, lemma);
    const own = this.verb(lemma);
    const isTold = own !== lemma || this.#words.some((word) => word.toLowerCase() === lemma);
    return isTold ? own : verbAfter(owner, name, lemma);
  }

  /** A word as it is written: "Monday". */
  word(key: string): string {
    return this.#words.find((word) => isNamed(word, key)) ?? key;
  }
}

/** Whether a word of the text is the one the reader has in small letters and singular. */
const isNamed = (word: string, key: string): boolean => {
  const lower = word.toLowerCase();
  return lower === key || singular(lower) === key;
};

const PEOPLE: ReadonlySet<string> = words("people children men women mice geese");
const isMany = (word: string): boolean =>
  PEOPLE.has(word.toLowerCase()) || (/s$/i.test(word) && singular(word.toLowerCase()) !== word.toLowerCase());

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const IRREGULAR: Readonly<Record<string, string>> = table({ have: "has", be: "is", do: "does", go: "goes" });

/** "eats", "carries", "washes". */
function thirdPerson(lemma: string): string {
  if (IRREGULAR[lemma]) return IRREGULAR[lemma];
  if (/(?:s|x|z|ch|sh|o)$/.test(lemma)) return `${lemma}es`;
  return /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
}

/** The verb as it stands after somebody's name. */
export function verbAfter(owner: string, name: string, lemma: string): string {
  const last = name.split(" ").at(-1) ?? "";
  const isSeveral =
    owner.includes("&") || /^(?:\*|i|we|you)$/.test(owner) || (isMany(last) && !isCapital(last));
  if (!isSeveral) return thirdPerson(lemma);
  return lemma === "be" ? "are" : lemma;
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** What is counted, without a number: "red apples", "pounds of honey", "money". */
export function thingText({ entity, attributes, unit }: Slot, isOne = false): string {
  if (entity === "dollar" && !isOne) return "money";
  const named = [...attributes, isOne || unit !== undefined ? entity : plural(entity)].join(" ");
  return unit === undefined ? named : `${plural(unit)} of ${named}`;
}

/** "the number of red apples", "the amount of money". */
export function quantityText(slot: Slot): string {
  const things = thingText(slot);
  return things === "money" ? "the amount of money" : `the number of ${things}`;
}

/** "12 red apples", "$5", "3 pounds of honey", "some apples", "1/3 of the apples". */
export function amountText(amount: Told, slot: Slot): string {
  const thing = thingText(slot);
  if (amount.kind === "unknown") return `some ${thing}`;
  if (amount.kind === "all") return `all of the ${thing}`;
  if (amount.kind === "except") return `all but ${countText(amount.number, slot)}`;
  if (amount.kind === "rest") return `the rest of the ${thing}`;
  if (amount.kind === "fraction") return `${figureText(amount.number)} of the ${thingText(amount.of)}`;
  return countText(amount.number, slot);
}

export function countText(number: StoryNumber, slot: Slot): string {
  if (slot.entity === "dollar") return `$${numberText(number.value)}`;
  const isOne = number.value.n === number.value.d;
  const thing = isOne && slot.unit === undefined ? thingText(slot, true) : thingText(slot);
  return `${numberText(number.value)} ${thing}`;
}

/** A value that was found, in the same words as one that is told. */
export const valueText = (value: Rational, entity: string): string =>
  entity === "dollar" ? `$${numberText(value)}` : numberText(value);

/** "in the box", with the preposition of the text; empty where no place is told. */
export function placeText(text: string, place: string | undefined): string {
  if (place === undefined) return "";
  const last = place.split(" ").at(-1) ?? "";
  const found = new RegExp(
    `\\b(?:in|on|at|into|inside|onto|under|near|aboard) (?:\\p{L}+ ){0,3}?${last}\\p{L}*`,
    "iu",
  ).exec(text);
  return found ? found[0].toLowerCase() : `in the ${place}`;
}
