import { AUXILIARIES } from "../../lexicon/pronouns";
import { verbForm } from "../../lexicon/verbs";
import { isAmong } from "../../word-list";
import type { Word } from "../words";
import { nounAt } from "./noun-phrase";

/** "Of the 51 people at the party, 18 are men" is "There are 51 people at the party" and "18 of them are men": the whole
 * is told first, and its part after it. The sentence itself where it does not begin so. */
export function withWholeFirst(words: readonly Word[]): readonly (readonly Word[])[] {
  const [of, ...behind] = words;
  const isThe = isAmong(behind[0]?.text, "the his her their these those");
  const [count] = isThe ? behind.slice(1) : behind;
  const from = isThe ? 2 : 1;
  const comma = words.findIndex(({ text }) => text === ",");
  const isFronted =
    (of?.text === "of" || (of?.text === "from" && !isThe)) && count?.number?.unit === "" && comma > from + 1;
  const part = words.slice(comma + 1);
  const amount = part.findIndex(({ number }) => number !== undefined);
  if (!isFronted || !of || !count || amount < 0) return [words];
  if (words.slice(from + 1, comma).some(({ text, number }) => number || AUXILIARIES.has(text) || isAct(text)))
    return [words];
  const next = part[amount + 1];
  const isBare =
    next !== undefined &&
    (AUXILIARIES.has(next.text) || isAct(next.text) || nounAt(part, amount + 1) === null);
  if (!isBare) return [words];
  const said = (text: string, word: Word): Word => ({ ...word, text, number: undefined, isCapital: false });
  return [
    [said("there", of), said("are", of), ...words.slice(from, comma)],
    [...part.slice(0, amount + 1), said("of", next), said("them", next), ...part.slice(amount + 1)],
  ];
}

const isAct = (text: string): boolean => {
  const form = verbForm(text);
  return form !== null && !form.isNounToo && form.form !== "ing";
};
