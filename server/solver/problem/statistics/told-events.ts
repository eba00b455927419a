import type { Expression } from "../../expression/ast";
import { number, product } from "../../expression/build";
import { singular } from "../../lexicon/nouns";
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

const nouns = (words: readonly string[]): string[] =>
  words.filter((word) => !SILENT.has(word)).map((word) => singular(word));
