import { words } from "../word-list";
import type { Item, WordItem } from "./items";

/** Words after which a thing is named. */
const DETERMINERS: ReadonlySet<string> = words(
  "a an the my his her their your our its this that each every some of",
);
/** Words of one name: "pair of running shoes". */
const MOST_WORDS = 3;

/** The words that the lexicon does not know and that by their place name what a question is about: behind an article or
 * a number, at the beginning of a sentence, or said before.
 * @returns none where there are more things than `most` */
export function thingsIn(items: readonly Item[], most: number): ReadonlySet<WordItem> {
  const named = new Map<string, number>();
  const found = new Set<WordItem>();
  let length = 0;
  let things = 0;
  items.forEach((item, at) => {
    if (item.kind !== "word" || !isNoun(item) || !/^[a-z]{2,}$/.test(item.text)) {
      length = 0;
      return;
    }
    const before = items[at - 1];
    const isNamed = named.has(stem(item.text));
    const isBegun = length > 0 && length < MOST_WORDS;
    if (!(isNamed || isBegun || isIntroduced(before))) return;
    if (!isNamed && !isBegun) things += 1;
    named.set(stem(item.text), things);
    found.add(item);
    length += 1;
  });
  return things <= most ? found : new Set();
}

/** A word that the lexicon does not know, or one that it knows as something that can be bought and counted. */
const isNoun = ({ concept }: WordItem): boolean => concept === null || concept === "object";

const stem = (word: string): string => word.replace(/e?s$/, "");

function isIntroduced(before: Item | undefined): boolean {
  if (before === undefined || (before.kind === "break" && before.text === ".")) return true;
  if (before?.kind === "maths") return /^\d+$/.test(before.text);
  return before?.kind === "word" && DETERMINERS.has(before.text.split(" ").at(-1) ?? "");
}
