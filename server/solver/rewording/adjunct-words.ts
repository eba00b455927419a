import type { Item, WordItem } from "../grammar/items";
import { NAMES } from "../grammar/names";
import { DRAWING, WAYS_OF_WORKING } from "../lexicon/working";
import { words } from "../word-list";

/** A piece of a text, by the places of its items: from the first to before the last. */
export type Stretch = readonly [number, number];

export const places = ([from, to]: Stretch): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

export const textsOf = (item: WordItem): string[] => item.text.split(" ");

export const NOTING: ReadonlySet<string> = new Set(["note", "remember", "recall"]);
export const CHECKING: ReadonlySet<string> = new Set(["confirm", "check", "verify", "justify", "support"]);

export const isWay = (item: Item | undefined): boolean =>
  item?.kind === "word" &&
  (item.concept === "any-way" || textsOf(item).some((word) => WAYS_OF_WORKING.has(word)));

/** A verb that has something to be found behind it; "show" and "verify" ask for words. */
export const isAsking = (item: Item): boolean =>
  item.kind === "word" && (item.concept === "ask" || item.concept === "solve" || item.concept === "whether");

export const draws = (word: WordItem): boolean => DRAWING.has(textsOf(word)[0] ?? "");

/** "Equation 3.1" */
export const isPlaceInBook = ({ text }: Item, before: Item | undefined): boolean =>
  before?.kind === "word" &&
  before.text.endsWith("equation") &&
  [...text].every((sign) => sign === "." || isDigit(sign));
export const isDigit = (sign: string): boolean => sign >= "0" && sign <= "9";

/** "three" in "these three facts". */
export const isCount = ({ text }: Item): boolean => text.length === 1 && isDigit(text);

/** A command stands behind "to": asking, or a verb that names what is done. */
export const leadsOn = (items: readonly Item[], at: number): boolean => {
  const next = items[at];
  return (
    next?.kind === "word" &&
    (isAsking(next) ||
      (next.concept !== null && NAMES.has(next.concept)) ||
      COMMANDS.has(textsOf(next)[0] ?? ""))
  );
};

export const isCommand = (item: Item): boolean =>
  item.kind === "word" && COMMANDS.has(textsOf(item)[0] ?? "");

const COMMANDS: ReadonlySet<string> = words("eliminate rewrite express convert classify");

export const OF_ANSWERING: ReadonlySet<string> = words(
  "given skip is not converges ask integral limit series sequence satisfies or so for as in and",
);
