import { product } from "../../expression/build";
import { multiply } from "../../expression/rational";
import { COMPARATIVES } from "../../lexicon/comparison";
import { isPlural, MEASURES, singular } from "../../lexicon/nouns";
import { table } from "../../table";
import { isAmong, words as listed } from "../../word-list";
import type { Word } from "../words";

const ENDS = listed(". ? ! ; ,");
const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? "";
const said = (place: Word, ...texts: readonly string[]): readonly Word[] =>
  texts.map((text) => ({ text, isCapital: false, start: place.start, end: place.end }));

/** The same told in the order in which it is told most often. */
export const reordered = (words: readonly Word[]): readonly Word[] =>
  withNumberSubject(withMeasureFirst(withEachOfUnit(withNotes(withOwnSize(withCost(words))))));

/** "How much for 4 hours?" asks what they cost. */
function withCost(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, i) =>
      text === "for" &&
      textAt(words, i - 1) === "much" &&
      textAt(words, i - 2) === "how" &&
      isCount(words[i + 1]),
  );
  const place = words[at];
  if (!place) return words;
  const end = words.findIndex(({ text }, i) => i > at && ENDS.has(text));
  const stop = end < 0 ? words.length : end;
  return [
    ...words.slice(0, at),
    ...said(place, "do"),
    ...words.slice(at + 1, stop),
    ...said(place, "cost"),
    ...words.slice(stop),
  ];
}

/** "14 crates weighing 35 kg each": each crate weighs 35 kg. */
function withOwnSize(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, i) => SIZING[text] !== undefined && isPlural(textAt(words, i - 1)) && words[i + 1]?.number,
  );
  const each = words.findIndex(({ text }, i) => i > at && i < at + 5 && text === "each");
  const isLast = ENDS.has(textAt(words, each + 1)) || words[each + 1] === undefined;
  const verb = SIZING[textAt(words, at)];
  const place = words[at];
  if (at < 1 || each < 0 || !isLast || !place || verb === undefined) return words;
  const own = said(place, ".", "each", singular(textAt(words, at - 1)), verb);
  return [...words.slice(0, at), ...own, ...words.slice(at + 1, each), ...words.slice(each + 1)];
}

const SIZING: Readonly<Record<string, string>> = table({
  weighing: "weighs",
  costing: "costs",
  holding: "holds",
  containing: "contains",
});

const NOTES = listed("bill bills note notes");

/** "Two $10 bills" are $20. */
function withNotes(words: readonly Word[]): readonly Word[] {
  const isNote = (at: number): boolean => words.slice(at, at + 8).some(({ text }) => NOTES.has(text));
  return words.flatMap((word, at): readonly Word[] => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (isCount(word) && isMoney(next) && isNote(at)) return [];
    if (isCount(before) && isMoney(word) && isNote(at)) return [{ ...word, number: timesOf(before, word) }];
    return NOTES.has(word.text) && isMoney(before) && isCount(words[at - 2]) ? [] : [word];
  });
}

const isCount = (word: Word | undefined): boolean => word?.number?.unit === "" && !word.number.isFraction;
const isMoney = (word: Word | undefined): boolean => word?.number?.unit === "$";

const timesOf = (count: Word | undefined, { number }: Word): Word["number"] =>
  number &&
  count?.number && {
    ...number,
    value: multiply(count.number.value, number.value),
    shown: product([count.number.shown, number.shown], true),
  };

/** "older than Ben by 3 years" is "3 years older than Ben". */
function withMeasureFirst(words: readonly Word[]): readonly Word[] {
  const by = words.findIndex(({ text }, i) => text === "by" && words[i + 1]?.number?.unit === "");
  const start = words.findLastIndex(({ text }, i) => i < by && ENDS.has(text));
  const at = words.findIndex(({ text }, i) => i > start && i < by && text in COMPARATIVES);
  const isBare = at > 0 && textAt(words, at + 1) === "than" && isAmong(textAt(words, at - 1), "is was are");
  const hasUnit = MEASURES.has(singular(textAt(words, by + 2)));
  if (by < 0 || at < 0 || !isBare) return words;
  const end = by + (hasUnit ? 3 : 2);
  const moved = words.slice(by + 1, end);
  const rest = [
    ...words.slice(0, at),
    ...moved,
    ...words.slice(at, by),
    ...withMeasureFirst(words.slice(end)),
  ];
  return rest;
}

/** "5 pairs of socks for $4 a pair" is "5 pairs of socks for $4 each". */
const withEachOfUnit = (words: readonly Word[]): readonly Word[] =>
  words.flatMap((word, at): readonly Word[] => {
    const [money, next] = [words[at - 1], words[at + 1]];
    const isPer = isAmong(word.text, "a per") && money?.number?.unit === "$" && next !== undefined;
    if (isPer && isCounted(words, at, next)) return said(word, "each");
    const before = words[at - 1];
    const isUnit = isAmong(before?.text, "a per") && words[at - 2]?.number?.unit === "$";
    return isUnit && isCounted(words, at - 1, word) ? [] : [word];
  });

/** Whether the things that are bought at that price are counted in that unit, in the same part of the sentence. */
function isCounted(words: readonly Word[], at: number, unit: Word): boolean {
  const start = words.findLastIndex(
    ({ text, number }, i) => i < at - 1 && (ENDS.has(text) || text === "and" || number !== undefined),
  );
  return words[start]?.number?.unit === "" && singular(textAt(words, start + 1)) === unit.text;
}

/** "The number of pens is 3 more than twice the number of pads" is "there are 3 more pens than twice the number of pads",
 * and with "he bought" behind the pens, "he bought 3 more pens". */
function withNumberSubject(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    (_, i) =>
      (i === 0 || isAmong(textAt(words, i - 1), ". ? ! ; , if and but")) &&
      isNumberOf(words, i) &&
      (tellsMore(words, i) || tellsCount(words, i)),
  );
  if (at < 0) return words;
  const be = beAfter(words, at);
  if (!tellsMore(words, at)) return withCount(words, at, be);
  const things = words.slice(at + 3, be);
  const who = things.findIndex(({ text }) => isAmong(text, "he she they it i we"));
  const [place, more] = [words[at] as Word, words.slice(be + 1, be + 3)];
  const whose = who < 0 ? said(place, "there", "are") : things.slice(who);
  const own = who < 0 ? things : things.slice(0, who);
  // "3 more than the number of pads": than pads.
  const behind = isNumberOf(words, be + 4) ? be + 7 : be + 4;
  return [
    ...words.slice(0, at),
    ...whose,
    ...more,
    ...own,
    ...words.slice(be + 3, be + 4),
    ...withNumberSubject(words.slice(behind)),
  ];
}

/** "The number of boys is 300" is "there are 300 boys". */
const withCount = (words: readonly Word[], at: number, be: number): readonly Word[] => [
  ...words.slice(0, at),
  ...said(words[at] as Word, "there", "are"),
  ...words.slice(be + 1, be + 2),
  ...words.slice(at + 3, be),
  ...withNumberSubject(words.slice(be + 2)),
];

function tellsCount(words: readonly Word[], at: number): boolean {
  const be = beAfter(words, at);
  const isAlone = ENDS.has(textAt(words, be + 2)) || words[be + 2] === undefined;
  return (
    be > 0 && isCount(words[be + 1]) && isAlone && !words.slice(at + 1, be).some(({ isCapital }) => isCapital)
  );
}

const isNumberOf = (words: readonly Word[], at: number): boolean =>
  textAt(words, at) === "the" && textAt(words, at + 1) === "number" && textAt(words, at + 2) === "of";
const beAfter = (words: readonly Word[], at: number): number =>
  words.findIndex(({ text }, i) => i > at + 3 && i < at + 9 && isAmong(text, "is was are were"));

function tellsMore(words: readonly Word[], at: number): boolean {
  const be = beAfter(words, at);
  const isMore = isAmong(textAt(words, be + 2), "more less fewer") && textAt(words, be + 3) === "than";
  return be > 0 && words[be + 1]?.number?.unit === "" && isMore;
}
