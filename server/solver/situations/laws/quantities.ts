import { compare, type Rational, rational } from "../../expression/rational";
import { dimensionOf, isPlural, plural, singular, TIMES } from "../../lexicon/nouns";
import { UNIT_SIGNS } from "../../lexicon/unit-signs";
import { isAmong } from "../../word-list";
import type { StoryNumber, Word } from "../words";
import type { Measure } from "./law";

/** A number of a text with what it measures. Places count words. */
export interface ToldNumber {
  readonly at: number;
  /** Behind its unit. */
  readonly end: number;
  readonly number: StoryNumber;
  readonly measure: Measure;
  /** As it is written behind an answer; the length in it where it is an area, a volume or a speed. */
  readonly unit: string;
  /** What a number without a unit counts: the word behind it. */
  readonly thing?: string;
  /** The time in a speed. */
  readonly per?: string;
}

const PER = "per an a each /";
const LENGTHS = dimensionOf("meter");

/** The unit's own name, whatever it is written as. */
export const unitNamed = (word: string): string =>
  UNIT_SIGNS[singular(word)] ?? UNIT_SIGNS[word] ?? singular(word);
const isLength = (word: string): boolean => dimensionOf(unitNamed(word)) === LENGTHS;
const isTime = (word: string): boolean => TIMES.has(unitNamed(word)) && unitNamed(word) !== "night";
/** As it stands behind a number: signs as they are, names in the plural. */
const shownUnit = (word: string): string =>
  word === unitNamed(word) || word === plural(unitNamed(word)) ? plural(unitNamed(word)) : word;

/** The numbers of a text in their order. */
export const numbersIn = (words: readonly Word[]): readonly ToldNumber[] =>
  words.flatMap(({ number }, at) => (number ? [toldAt(words, at, number)] : []));

/** "18.5 Mexican pesos": pesos. */
const isOrigin = (words: readonly Word[], at: number): boolean =>
  words[at]?.isCapital === true && isPlural(words[at + 1]?.text ?? "");

function toldAt(words: readonly Word[], at: number, number: StoryNumber): ToldNumber {
  const text = (place: number): string => words[at + place]?.text ?? "";
  const told = (length: number, measure: Measure, unit: string, per?: string): ToldNumber => ({
    at,
    end: at + 1 + length,
    number,
    measure,
    unit,
    per,
  });
  if (number.unit === "$") return told(0, "money", "$");
  if (number.unit === "%") return told(0, "percent", "%");
  if (isAmong(text(1), "dollar dollars")) return told(1, "money", "$");
  if (isAmong(text(1), "square sq") && isLength(text(2))) return told(2, "area", shownUnit(text(2)));
  if (isAmong(text(1), "cubic cu") && isLength(text(2))) return told(2, "volume", shownUnit(text(2)));
  if (!isLength(text(1)))
    return isTime(text(1))
      ? told(1, "time", shownUnit(text(1)))
      : { ...told(0, "bare", ""), thing: isOrigin(words, at + 1) ? text(2) : text(1) };
  const unit = shownUnit(text(1));
  if (text(2) === "^" && words[at + 3]?.number) {
    const power = words[at + 3]?.number?.value as Rational;
    return told(3, compare(power, rational(2n)) === 0 ? "area" : "volume", unit);
  }
  return isAmong(text(2), PER) && isTime(text(3))
    ? told(3, "speed", unit, unitNamed(text(3)))
    : told(1, "length", unit);
}
