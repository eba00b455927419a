import { number } from "../expression/build";
import { equals } from "../expression/rational";
import { singular } from "../lexicon/nouns";
import { MULTIPLES } from "../lexicon/number-words";
import { verbForm } from "../lexicon/verbs";
import type { Span } from "../situations/facts";
import { type StoryNumber, wordsOf } from "../situations/words";
import { Misread } from "./types";

/** A word of the text in small letters, in its place. */
export interface PageWord extends Span {
  readonly text: string;
}

/** A number of the text in its place. */
export interface PlacedNumber extends Span {
  readonly number: StoryNumber;
}

const isIn = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** A text that a formalisation is held against: its words and numbers in their places, and which of them are told. */
export class Page {
  readonly words: readonly PageWord[];
  readonly numbers: readonly PlacedNumber[];
  readonly #told = new Set<PlacedNumber>();
  readonly #quoted: Span[] = [];

  /** @throws {Misread} for a text whose numbers are written as no story writes them */
  constructor(readonly text: string) {
    const numbers = numbersIn(text);
    if (!numbers) throw new Misread("a number of the text");
    this.numbers = numbers;
    this.words = [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(({ 0: word, index }) => ({
      text: word.toLowerCase(),
      start: index,
      end: index + word.length,
    }));
  }

  /** Where a quote stands: where nothing has been quoted yet, if it stands in several places.
   * @throws {Misread} for words that are not in the text */
  quoted(quote: string): Span {
    const wanted = quote.trim();
    const places: Span[] = [];
    for (let at = this.text.indexOf(wanted); at >= 0 && wanted !== ""; at = this.text.indexOf(wanted, at + 1))
      places.push({ start: at, end: at + wanted.length });
    const found = places.find(({ start }) => !this.#quoted.some((one) => one.start === start)) ?? places[0];
    if (!found) throw new Misread(`“${quote}” is not in the text`);
    this.#quoted.push(found);
    return found;
  }

  /** Takes a number of a quote as told.
   * @param isShared said of several at once, so that it may be told again
   * @throws {Misread} where it is not a number of the quote, or was told already */
  tell(written: string, quote: Span, isShared: boolean): PlacedNumber {
    const [meant, ...more] = numbersIn(written) ?? [];
    const own = this.numbers.filter(
      (each) => isIn(each, quote) && meant !== undefined && equals(each.number.value, meant.number.value),
    );
    const found = own.find((each) => !this.#told.has(each)) ?? (isShared ? own[0] : undefined);
    if (!found || more.length > 0) throw new Misread(`“${written}” is no number of “${this.at(quote)}”`);
    this.#told.add(found);
    return found;
  }

  /** Whether all numbers are told and all words are quoted.
   * @throws {Misread} naming the first that is not */
  assertWhole(): void {
    const isLeftOut = (place: Span): never => {
      throw new Misread(`“${this.at(place)}” is left out`);
    };
    for (const each of this.numbers) if (!this.#told.has(each) && !isOne(each)) isLeftOut(each);
    for (const word of this.words)
      if (!LIGHT.has(word.text) && !this.#quoted.some((quote) => isIn(word, quote))) isLeftOut(word);
  }

  at = ({ start, end }: Span): string => this.text.slice(start, end);

  in = (span: Span): readonly PageWord[] => this.words.filter((word) => isIn(word, span));

  numbersIn = (span: Span): readonly PlacedNumber[] => this.numbers.filter((each) => isIn(each, span));
}

/** "One" in letters may be no number. */
const isOne = ({ number: { value, isWord } }: PlacedNumber): boolean =>
  isWord && value.n === 1n && value.d === 1n;

function numbersIn(text: string): readonly PlacedNumber[] | null {
  return (
    wordsOf(text)?.flatMap((word) => {
      const found = word.number ?? multiple(word.text);
      return found ? [{ start: word.start, end: word.end, number: found }] : [];
    }) ?? null
  );
}

function multiple(word: string): StoryNumber | null {
  const value = MULTIPLES[word];
  return value ? { value, shown: number(value), unit: "", isFraction: false, isWord: true } : null;
}

/** Words that say nothing by themselves. */
const LIGHT: ReadonlySet<string> = new Set(
  "a an the this that these those and or but so then of in on at to for with is are was were be been do does did has have had it he she they his her their its there now also s".split(
    " ",
  ),
);

/** Whether a word of the text is the one that is meant: in any number, and as any form of a verb. */
export const isMeant = ({ text }: Pick<PageWord, "text">, meant: string): boolean =>
  text === meant || singular(text) === meant || verbForm(text)?.lemma === meant;
