import { compare } from "../../expression/rational";
import { singular } from "../../lexicon/nouns";
import type { EventChanceTask, NamedEvent } from "../../tasks/statistics";
import { words } from "../../word-list";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { isPercentage, wordsOf } from "./words";

const CHANCES: ReadonlySet<string> = words("probability chance likelihood percentage percent proportion");
/** Words that make an event another one. */
const OTHERWISE: ReadonlySet<string> = new Set(
  "neither nor not only but exactly least most without none either's independent exclusive two three".split(
    " ",
  ),
);
const SILENT: ReadonlySet<string> = words("a an the of in on at to and or that who");

/** The words that tell of one event, between its percentage and the next one. */
interface Told {
  readonly share: string;
  readonly words: readonly string[];
}

/** "62% of the homes have a dog, 40% have a cat and 25% have both. What is the probability that a home has a dog or a
 * cat?": three percentages of one whole, the last of both, and a question with "or". Null for anything else. */
export function toldEvents({ setting, question }: StatisticsText): EventChanceTask | null {
  const told = toldIn(wordsOf(setting));
  const asked = wordsOf(question);
  if (told?.length !== 3 || !asked.some((word) => CHANCES.has(word))) return null;
  if ([...asked, ...told.flatMap(({ words }) => words)].some((word) => OTHERWISE.has(word))) return null;
  const [first, second, both] = told as [Told, Told, Told];
  // "20% of the women" would be a share of another whole.
  const isOneWhole = ![second, both].some(({ words }) => words.includes("of"));
  const isOfBoth =
    both.words.at(-1) === "both" && ![first, second].some(({ words }) => words.includes("both"));
  if (!isOneWhole || !isOfBoth) return null;
  const [one, other] = [ownWords(first, second), ownWords(second, first)];
  const event = eventIn(asked, one, other);
  const shares = [first, second, both].map(({ share }) => amountOf(share));
  const [a, b, c] = shares;
  if (!event || !a || !b || !c || compare(c, a) > 0 || compare(c, b) > 0) return null;
  return {
    task: "event-chance",
    told: [
      { event: { kind: "one", first: "A" }, chance: a },
      { event: { kind: "one", first: "B" }, chance: b },
      { event: { kind: "and", first: "A", second: "B" }, chance: c },
    ],
    independent: false,
    exclusive: false,
    asked: event,
  };
}

/** The percentages of a setting, each with the words behind it; null where another number stands there. */
function toldIn(words: readonly string[]): Told[] | null {
  const at = words.flatMap((word, place) => (isPercentage(word) ? [place] : []));
  const isOther = words.some(
    (word) => !isPercentage(word) && [...word].some((each) => each >= "0" && each <= "9"),
  );
  if (isOther) return null;
  return at.map((place, i) => ({ share: words[place] as string, words: words.slice(place + 1, at[i + 1]) }));
}

const nouns = (words: readonly string[]): string[] =>
  words.filter((word) => !SILENT.has(word)).map((word) => singular(word));

/** What is said of one event and not of the other. */
const ownWords = (one: Told, other: Told): ReadonlySet<string> => {
  const others = new Set(nouns(other.words));
  const [last] = nouns(one.words)
    .filter((word) => !others.has(word))
    .slice(-1);
  return new Set(last === undefined ? [] : [last]);
};

/** The event that a question asks for: one or the other, as both are named with "or" between them. */
function eventIn(
  words: readonly string[],
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
): NamedEvent | null {
  const at = (own: ReadonlySet<string>) => words.findIndex((word) => own.has(singular(word)));
  const [first, second] = [at(one), at(other)].sort((a, b) => a - b) as [number, number];
  const between = first < 0 ? [] : words.slice(first, second);
  return between.includes("or") && !words.includes("given") ? { kind: "or", first: "A", second: "B" } : null;
}
