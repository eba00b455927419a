import { DAYS, isPlural, MEALS, singular, TIMES, WHEN } from "../../lexicon/nouns";
import { isAmong, words } from "../../word-list";
import type { Word } from "../words";
import type { Found, Time } from "./phrase-types";

const PLACED: ReadonlySet<string> = words(
  "last next this that first second third other same later previous one",
);

/** "yesterday", "last week", "on Monday", "every day"; a time with a number is a quantity. */
export function timeAt(words: readonly Word[], at: number): Found<Time> {
  const word = words[at] as Word;
  const time = (length: number): Found<Time> => {
    const last = words[at + length - 1] as Word;
    const when = words
      .slice(at, at + length)
      .map(({ text }) => text)
      .filter((text) => !isAmong(text, "on in at during the of for"))
      .join(" ");
    return { phrase: { kind: "time", when, start: word.start, end: last.end }, next: at + length };
  };
  if (isAmong(word.text, "in on") && isOneTime(words, at + 1)) return time(3);
  if (words[at - 1]?.text !== "for" && isOneTime(words, at)) return time(2);
  if (WHEN.has(word.text))
    return time(isAmong(words[at + 1]?.text, "morning afternoon evening night") ? 2 : 1);
  const isPreposition = isAmong(word.text, "on in at during for");
  let next = at + (isPreposition ? 1 : 0);
  if (isPreposition && words[next]?.text === "the") next += 1;
  else if (word.text === "the" && !isPreposition) next += 1;
  if (PLACED.has(words[next]?.text ?? "")) next += 1;
  const noun = words[next];
  if (isPreposition && word.text === "for" && noun?.number) return null;
  // "Cape May" is no month.
  if (noun?.text === "may" && words[next - 1]?.isCapital && !isPreposition) return null;
  if (!noun || noun.number || (next === at && !DAYS.has(noun.text))) return null;
  const isTime =
    DAYS.has(noun.text) ||
    DAYS.has(singular(noun.text)) ||
    (TIMES.has(singular(noun.text)) && !isPlural(noun.text)) ||
    noun.text === "season" ||
    (MEALS.has(noun.text) && isAmong(word.text, "at during")) ||
    (noun.text === "half" && PLACED.has(words[next - 1]?.text ?? "")) ||
    noun.text === "summer";
  return isTime && words[next + 1]?.text !== "'s" ? time(next - at + 1) : null;
}

/** "one day": some day, no amount. */
const isOneTime = (words: readonly Word[], at: number): boolean => {
  const [number, noun] = [words[at]?.number, words[at + 1]];
  return (
    number?.isWord === true &&
    number.value.n === 1n &&
    number.value.d === 1n &&
    noun !== undefined &&
    isAmong(noun.text, "day night morning afternoon evening summer week weekend")
  );
};
