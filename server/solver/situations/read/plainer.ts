import { int } from "../../expression/build";
import { rational } from "../../expression/rational";
import { GROUPS, TIMES } from "../../lexicon/nouns";
import { AUXILIARIES } from "../../lexicon/pronouns";
import { OFTEN, STORY_PHRASES } from "../../lexicon/story-phrases";
import { verbForm } from "../../lexicon/verbs";
import { isAmong } from "../../word-list";
import type { Word } from "../words";
import { withCountedComparisons } from "./counted-comparisons";
import { reordered } from "./reordered";
import { usual } from "./usual";
import { isNounish } from "./verb-groups";

interface Phrase {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** By their first words, so that few are tried at each place. */
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = byFirstWord();

function byFirstWord(): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const [from, to] of STORY_PHRASES) {
    const phrase = { from: from.split(" "), to: to.split(" ") };
    const first = phrase.from[0] as string;
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  return phrases;
}

/** The words of a story in its plainest wording: "at a speed of 40 miles per hour" is "at 40 miles per hour". */
export function plainer(written: readonly Word[]): readonly Word[] {
  const words = withCountedComparisons(reordered(usual(written)));
  const result: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    const phrase = PHRASES.get(word.text)?.find((each) => isAt(words, at, each));
    if (phrase) {
      result.push(...said(words, at, phrase));
      at += phrase.from.length;
    } else {
      result.push(...plainWord(words, at));
      at += 1;
    }
  }
  return result;
}

const isAt = (words: readonly Word[], at: number, { from }: Phrase): boolean =>
  from.every((text, i) => {
    const word = words[at + i];
    return text === "#" ? word?.number !== undefined : word?.text === text;
  });

function said(words: readonly Word[], at: number, { from, to }: Phrase): readonly Word[] {
  const own = words.slice(at, at + from.length);
  const [first, last] = [own[0] as Word, own.at(-1) as Word];
  return to.map((text): Word => {
    if (text === "#") return last;
    const place = { start: first.start, end: last.end, isCapital: false };
    return /^\d$/.test(text)
      ? { ...place, text: "#", number: wholeNumber(BigInt(text)) }
      : { ...place, text };
  });
}

/** "He ended up selling 4": he sold 4. The words before the verb are dropped, and it is told by its plain form. */
function endedUp(words: readonly Word[], at: number): readonly Word[] | null {
  const isEnd = (i: number): boolean =>
    words[i + 1]?.text === "up" &&
    verbForm(words[i]?.text ?? "")?.lemma === "end" &&
    verbForm(words[i + 2]?.text ?? "")?.form === "ing";
  if (isEnd(at) || isEnd(at - 1)) return [];
  const verb = isEnd(at - 2) ? verbForm(words[at]?.text ?? "") : null;
  return verb && [{ ...(words[at] as Word), text: verb.lemma }];
}

/** "put 9 of them in one box": in a box, which is not counted. */
function isOnePlace(words: readonly Word[], at: number): boolean {
  const [before, word, thing] = [words[at - 1], words[at], words[at + 1]];
  const isOne = word?.number?.unit === "" && word.number.value.n === 1n && word.number.value.d === 1n;
  const isIn = isAmong(before?.text, "in into on onto");
  const isPlace = thing !== undefined && GROUPS.has(thing.text) && !TIMES.has(thing.text);
  const isPut = words.slice(Math.max(0, at - 8), at).some(({ text }) => text === "of" || text === "them");
  return isOne && isIn && isPlace && isPut;
}

/** "One had 24 pages and the other had 30": the one of two, and no amount. */
function isOneOfTwo(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isFirst = !before || /^[.?!;,]$/.test(before.text) || before.text === "and";
  const isOne = word?.number?.isWord === true && word.number.unit === "" && word.number.value.n === 1n;
  if (!isFirst || !isOne || !next || !(AUXILIARIES.has(next.text) || verbForm(next.text))) return false;
  const rest = words.slice(at + 2, at + 20);
  return rest.some(({ text }, i) => text === "other" && rest[i - 1]?.text === "the");
}

/** "no one" */
const isNoOne = (words: readonly Word[], at: number): boolean => {
  const [no, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isOne = word?.number?.isWord === true && word.number.value.n === 1n && word.number.value.d === 1n;
  return isOne && no?.text === "no" && !(next && isNounish(next) && !verbForm(next.text));
};

/** "in each one": in each. */
function isEachOne(words: readonly Word[], at: number): boolean {
  const [each, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isOne = word?.number?.isWord === true && word.number.value.n === 1n && word.number.value.d === 1n;
  const isAfter = isAmong(words[at - 2]?.text, "in on into to for of");
  return isOne && each?.text === "each" && isAfter && !(next && isNounish(next));
}

/** "a book which was $6": it costs so much. */
function isPrice(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isMoney =
    next?.number?.unit === "$" ||
    (next?.number?.unit === "" && isAmong(words[at + 2]?.text, "dollars dollar cents cent"));
  const isAlone = !isAmong(words[at + (next?.number?.unit === "$" ? 2 : 3)]?.text, "less more off");
  return isAmong(word?.text, "is was are were") && isAmong(before?.text, "which that") && isMoney && isAlone;
}

/** "15 of them walk and the others come by bus": the rest. */
function isOthers(words: readonly Word[], at: number): boolean {
  const [the, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isThe = word?.text === "others" && the?.text === "the";
  return isThe && next !== undefined && (AUXILIARIES.has(next.text) || verbForm(next.text) !== null);
}

const wholeNumber = (value: bigint): NonNullable<Word["number"]> => ({
  value: rational(value),
  shown: int(value),
  unit: "",
  isFraction: false,
  isWord: true,
});

/** "daily" is "every day", "$5/hour" is "$5 per hour", "300$" is money. */
function plainWord(words: readonly Word[], at: number): readonly Word[] {
  const [word, next, before] = [words[at] as Word, words[at + 1], words[at - 1]];
  if (isNoOne(words, at + 1)) return [{ ...word, text: "nobody" }];
  if (isEachOne(words, at) || isNoOne(words, at)) return [];
  if (isPrice(words, at)) return [{ ...word, text: "costs" }];
  if (isOthers(words, at)) return [{ ...word, text: "rest" }];
  if (isOneOfTwo(words, at)) return [{ ...word, text: "one", number: undefined }];
  if (isOnePlace(words, at)) return [{ ...word, text: "a", number: undefined }];
  const ended = endedUp(words, at);
  if (ended !== null) return ended;
  const unit = OFTEN[word.text];
  if (unit !== undefined && before && !(next && isNounish(next)))
    return [
      { ...word, text: "every" },
      { ...word, text: unit },
    ];
  if (word.text === "/" && next && isNounish(next) && before) return [{ ...word, text: "per" }];
  if (word.text === "$" && before?.number?.unit === "" && !next?.number) return [];
  if (word.number?.unit === "" && next?.text === "$" && !words[at + 2]?.number)
    return [{ ...word, end: next.end, number: { ...word.number, unit: "$" } }];
  return [word];
}
