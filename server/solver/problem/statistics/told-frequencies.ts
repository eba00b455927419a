import type { Rational } from "../../expression/rational";
import type { DataTask } from "../../tasks/statistics";
import { words } from "../../word-list";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { figureIn, isOtherData } from "./told-data";
import { isNumber, wordsOf } from "./words";

const FEWEST = 3;
const MOST_VALUES = 2000;
const NONE: ReadonlySet<string> = words("no none zero");
const PEOPLE: ReadonlySet<string> = words(
  "people persons students women men adults children teenagers families households respondents workers employees players customers shoppers members readers boys girls teachers drivers others",
);

/** They leave the value open. */
const OPEN: ReadonlySet<string> = words(
  "more less fewer least most over under above below up or between about each",
);

/** One clause of a frequency table in prose: so many people, and what each of them has. */
interface Row {
  readonly count: number;
  readonly value: Rational;
}

/** "Six people read one book; eight read two books; …": a frequency table told in clauses, and a figure of the data it
 * stands for. Another number may only be the sum of the frequencies. Null for anything else. */
export function toldFrequencies({ setting, question }: StatisticsText): DataTask | null {
  const asked = figureIn(wordsOf(withoutBlank(question)));
  const sentences = setting.split(" | ");
  const at = sentences.findIndex((sentence) => rowsIn(sentence).length >= FEWEST);
  if (!asked || at < 0 || isOtherData(wordsOf(setting))) return null;
  const rows = sentences.slice(at).flatMap(rowsIn);
  const isAll = sentences
    .slice(at)
    .every((sentence) => rowsIn(sentence).length === clausesOf(sentence).length);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const others = sentences.slice(0, at).flatMap(wordsOf).filter(isNumber);
  if (
    !isAll ||
    rows.length < FEWEST ||
    total > MOST_VALUES ||
    others.some((other) => Number(other) !== total)
  )
    return null;
  const values = rows.flatMap(({ count, value }) => Array.from({ length: count }, () => value));
  return { task: "data", values, asked };
}

/** "70th percentile = ____" asks for it. */
function withoutBlank(question: string): string {
  const [asked = "", blank] = question.split("=");
  const names = asked.trim();
  return blank !== undefined && /^ *_*$/.test(blank) ? `find the ${names}` : question;
}

const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/;|,? and (?=\d)|,(?= \d)/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "" && clause !== "and");

const rowsIn = (sentence: string): Row[] => clausesOf(sentence).flatMap(rowOf);

/** The first number counts people, the second is what they have, and there is no third. */
function rowOf(clause: string): Row[] {
  const all = wordsOf(clause.replace(/^and /, "").replace(/\bone\b/g, "1"));
  const numbers = all.flatMap((word) => (isNumber(word) ? [word] : NONE.has(word) ? ["0"] : []));
  const [count, value] = numbers;
  const isCounted = isNumber(all[0]) && !isNumber(all[1]);
  const isOfPeople = PEOPLE.has(all[1] ?? "") || !isNumber(all[1]);
  if (all.some((word) => OPEN.has(word))) return [];
  if (numbers.length !== 2 || count === undefined || value === undefined || !isCounted || !isOfPeople)
    return [];
  return Number.isInteger(Number(count)) && Number(count) > 0
    ? [{ count: Number(count), value: amountOf(value) }]
    : [];
}
