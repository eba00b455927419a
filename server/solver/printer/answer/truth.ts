import { truthWordsOffered } from "../../lexicon/truth-words";
import { table } from "../../table";
import type { AnswerValue } from "../../types";

type Truth = "True" | "False";

const SAID: Readonly<Record<Truth, string>> = table({ True: "yes", False: "no" });

/** Whether a statement holds, where that is what an answer says; null for every other answer. */
export const truthIn = (value: AnswerValue): Truth | null =>
  value.kind === "word" && (value.word === "True" || value.word === "False") ? value.word : null;

/** The answer in the words that the question leaves to choose from: "Is 97 prime?" is answered with yes or no, and
 * "2 + 2 = 5", which asks nothing, is true or false. */
export function inWordsOffered(value: AnswerValue, text: string): AnswerValue {
  const truth = truthIn(value);
  const isSaid = truth === null || truthWordsOffered(text) === "true-false" || !/[a-z]{2}/i.test(text);
  return isSaid ? value : { kind: "word", word: SAID[truth] };
}
