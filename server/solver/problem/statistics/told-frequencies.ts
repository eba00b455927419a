import type { Rational } from "../../expression/rational";
import { singular } from "../../lexicon/nouns";
import type { DataTask } from "../../tasks/statistics";
import type { StatisticsText } from "./plain-statistics";
import { figureIn, isOtherData } from "./told-data";
import { countSaid } from "./told-distribution";
import { isNumber, wordsOf } from "./words";

const FEWEST = 3;
const MOST = 400n;

/** "Twenty students were asked … Six have no pets, eight have one pet, four have two and two have three": how often each
 * value comes, which makes as many as were asked. Null where they are not as many, or nothing of the values is asked. */
export function toldFrequencies({ setting, question }: StatisticsText): DataTask | null {
  const sentences = setting.split(" | ");
  const first = sentences.findIndex((sentence) => wordsOf(sentence).some(isNumber));
  const told = sentences.map((sentence, at) => (at > first ? pairsIn(sentence) : null));
  const pairs = told.flatMap((each) => each ?? []);
  const others = sentences.filter((_, at) => told[at] === null).flatMap(wordsOf);
  const words = wordsOf(question);
  const asked = isOtherData(words) ? null : figureIn(withAsking(words), new Set(words.map(singular)));
  const [all, ...more] = others.filter((word) => isNumber(word) && word !== "1");
  const count = pairs.reduce((total, { times }) => total + times, 0n);
  const isAll = all !== undefined && more.length === 0 && count.toString() === all;
  const values = new Set(pairs.map(({ value }) => `${value.n}/${value.d}`));
  if (!asked || !isAll || pairs.length < FEWEST || values.size < pairs.length || count > MOST) return null;
  return {
    task: "data",
    values: pairs.flatMap(({ value, times }) => Array<Rational>(Number(times)).fill(value)),
    asked,
  };
}

/** "70th percentile = ____" */
function withAsking(words: readonly string[]): readonly string[] {
  const isBlank = words.at(-1)?.startsWith("_") === true && words.at(-2) === "=";
  return isBlank ? ["find", "the", ...words.slice(0, -2)] : words;
}

interface Frequency {
  readonly times: bigint;
  readonly value: Rational;
}

/** A sentence all of whose clauses tell two numbers: how many, and what each of them has. */
function pairsIn(sentence: string): readonly Frequency[] | null {
  const clauses = sentence
    .split(/[,;]| and /)
    .map((clause) => wordsOf(clause))
    .filter((words) => words.length > 0);
  const pairs = clauses.map((words): Frequency | null => {
    const told = words.flatMap((word) => countSaid(word) ?? []);
    const [times, value] = told;
    const isFirst = countSaid(words[0] ?? "") !== null;
    return isFirst && times?.d === 1n && value && told.length === 2 ? { times: times.n, value } : null;
  });
  return pairs.every((each) => each !== null) ? pairs : null;
}
