import type { Expression } from "../../expression/ast";
import { number, product } from "../../expression/build";
import { compare } from "../../expression/rational";
import { singular } from "../../lexicon/nouns";
import type { EventChanceTask, NamedEvent } from "../../tasks/statistics";
import { words } from "../../word-list";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { isNumber, isPercentage, wordsOf } from "./words";

const CHANCES: ReadonlySet<string> = words("probability chance likelihood percentage percent proportion");
/** Words that make an event another one. */
const OTHERWISE: ReadonlySet<string> = new Set(
  "neither nor not only but exactly least most without none either's independent exclusive two three".split(
    " ",
  ),
);
const SILENT: ReadonlySet<string> = words("a an the of in on at to and or that who");

/** "40% of the students play a sport, and 25% of those play an instrument. What is the probability of both?": the share
 * of a share. Null for anything else. */
export function shareOfShare({ setting, question }: StatisticsText): Expression | null {
  const told = toldIn(setting);
  const asked = wordsOf(question);
  if (told?.length !== 2 || !asked.some((word) => CHANCES.has(word))) return null;
  const words = [...asked, ...told.flatMap((each) => each.words)];
  if (words.some((word) => OTHERWISE.has(word) || word === "given" || word === "if" || word === "or"))
    return null;
  const [first, second] = told as [Told, Told];
  const before = wordsOf(setting).slice(0, wordsOf(setting).lastIndexOf(second.share));
  const condition = nouns([...before.slice(before.lastIndexOf(first.share) + 1), ...second.words]);
  const [kind] = nouns(first.words.filter((word) => word !== "also")).slice(-1);
  const own = kind === undefined ? 0 : condition.filter((word) => word === kind).length;
  const isOfThose = second.words[0] === "of" && second.words[1] === "those";
  const isOfKind = kind !== undefined && own > 1 && condition.includes(kind);
  const wanted = nouns(asked);
  const [other] = nouns(second.words)
    .filter((word) => word !== kind)
    .slice(-1);
  const isBoth =
    asked.includes("both") ||
    (asked.includes("and") && wanted.includes(kind ?? "") && wanted.includes(other ?? ""));
  return (isOfThose || isOfKind) && isBoth
    ? product([number(amountOf(first.share)), number(amountOf(second.share))], true)
    : null;
}

/** The words that tell of one event, between its percentage and the next one. */
interface Told {
  readonly share: string;
  readonly words: readonly string[];
}

/** "62% of the homes have a dog, 40% have a cat and 25% have both. What is the probability that a home has a dog or a
 * cat?": three percentages of one whole, the last of both, and a question with "or". Null for anything else. */
export function toldEvents({ setting, question }: StatisticsText): EventChanceTask | null {
  const told = saidIn(setting) ?? toldIn(setting);
  // "Of those, 8% have both": of whom is open.
  if (setting.includes("| of those") || setting.includes("| of these")) return null;
  const asked = wordsOf(question);
  if (told?.length !== 3 || !asked.some((word) => CHANCES.has(word))) return null;
  if ([...asked, ...told.flatMap(({ words }) => words)].some((word) => OTHERWISE.has(word))) return null;
  const [first, second, both] = told as [Told, Told, Told];
  // "20% of the women" would be a share of another whole.
  const [own, third] = [withoutWhole(second, first), withoutWhole(both, first)];
  const isOneWhole = ![own, third].some((words) => words.includes("of"));
  const isOfBoth =
    (both.words.at(-1) === "both" || both.words.includes("and")) &&
    ![first, second].some(({ words }) => words.includes("both"));
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

/** "The probability that it rains is 0.3. The probability that it rains and is windy is 0.1.": each sentence one event. */
function saidIn(setting: string): Told[] | null {
  const said = setting.split(" | ").map((sentence) => {
    const words = wordsOf(sentence);
    const [of, that] = [words.findIndex((word) => CHANCES.has(word)), words.indexOf("that")];
    const share = words.at(-1) ?? "";
    const isChance =
      of >= 0 && that === of + 1 && words.at(-2) === "is" && (isNumber(share) || isPercentage(share));
    return isChance ? { share, words: words.slice(that + 1, -2) } : null;
  });
  return said.every((each) => each !== null) ? said : null;
}

/** The percentages of a setting, each with the words behind it; null where another number stands there. */
function toldIn(setting: string): Told[] | null {
  const told = setting.split(" | ").map((sentence) => {
    const words = wordsOf(sentence);
    const at = words.flatMap((word, place) => (isPercentage(word) ? [place] : []));
    const isOther = words.some(
      (word) => !isPercentage(word) && [...word].some((each) => each >= "0" && each <= "9"),
    );
    return isOther
      ? null
      : at.map((place, i) => ({ share: words[place] as string, words: words.slice(place + 1, at[i + 1]) }));
  });
  return told.every((each) => each !== null) ? told.flat() : null;
}

/** "46% of courses require a paper", where 72% of courses were told of: the same whole. */
function withoutWhole({ words }: Told, first: Told): readonly string[] {
  const whole = (all: readonly string[]): number => (all[0] === "of" ? (all[1] === "the" ? 3 : 2) : 0);
  const [own, of] = [whole(words), whole(first.words)];
  return own > 0 && of > 0 && words[own - 1] === first.words[of - 1] ? words.slice(own) : words;
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
