import { MEASURES, singular } from "../lexicon/nouns";
import { verbForm } from "../lexicon/verbs";
import { words } from "../word-list";

/** Verbs that say of anything that it is done or takes something. */
const GENERAL = words(
  "take need require cost make produce use get give have do be go come travel move cover drive fly work finish complete buy pay spend sell earn find see want weigh last fill pack hold carry read",
);

/** Whether a question is about another thing or act than the story tells of.
 * @param told,asked the words of the story before the question and those of the question, in small letters */
export const asksUntold = (told: readonly string[], asked: readonly string[]): boolean =>
  asksUntoldStuff(told, asked) || asksUntoldAct(told, asked);

/** "How much do 7 pounds of pears cost?", where only apples are told of: a measure of something that the story does not
 * know. */
function asksUntoldStuff(told: readonly string[], asked: readonly string[]): boolean {
  const known = new Set(told.map(singular));
  const measured = new Set(stuffIn(told));
  // "How many cups of ingredients?" asks for all that was told; "10 gallons of gas" say what a car is driven with.
  if (measured.size > 1 || (measured.size === 0 && !asked.some((word) => PRICING.has(word)))) return false;
  return stuffIn(asked).some((stuff) => !known.has(stuff));
}

/** What is measured: apples of "7 pounds of apples". */
const stuffIn = (said: readonly string[]): readonly string[] =>
  said.flatMap((word, at) => {
    if (said[at + 1] !== "of" || !MEASURES.has(singular(word))) return [];
    const stuff = said.slice(at + 2).find((each) => each !== "the" && each !== "these");
    return stuff === undefined ? [] : [singular(stuff)];
  });

const PRICING = words("cost costs price pay paid pays spend spent worth");

/** "How long does it take to run 3 miles?", where a walk is timed: another act than that of the story. */
function asksUntoldAct(told: readonly string[], asked: readonly string[]): boolean {
  const acts = new Set(told.flatMap(actOf));
  const isDone = (word: string, before = ""): boolean =>
    actOf(word).length > 0 && (LEADING.has(before) || verbForm(word)?.isNounToo === false);
  return (
    told.some((word, at) => isDone(word, told[at - 1])) &&
    asked.some((word, at) => LEADING.has(asked[at - 1] ?? "") && actOf(word).some((act) => !acts.has(act)))
  );
}

/** The verb of something particular that is done. */
function actOf(word: string): string[] {
  const form = verbForm(word);
  return form && form.class === "act" && !GENERAL.has(form.lemma) ? [form.lemma] : [];
}

const LEADING = words(
  "to will would can could should must does do did he she they it i we you him her them me us",
);
