import { divide, type Rational, rational } from "../../expression/rational";
import { singular } from "../../lexicon/nouns";
import type { DataQuestion, DataTask } from "../../tasks/statistics";
import { words } from "../../word-list";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { isNumber, wordsOf } from "./words";

/** Names of the figures of a list, as they are asked for; an unnamed deviation is a sample's where one is told. */
const FIGURES: readonly (readonly [name: string, kind: Exclude<DataQuestion["kind"], "percentile">])[] = [
  ["mean", "mean"],
  ["average", "mean"],
  ["median", "median"],
  ["mode", "mode"],
  ["range", "range"],
  ["first quartile", "first-quartile"],
  ["lower quartile", "first-quartile"],
  ["third quartile", "third-quartile"],
  ["upper quartile", "third-quartile"],
  ["interquartile range", "middle-spread"],
  ["iqr", "middle-spread"],
  ["sample mean", "mean"],
  ["sample standard deviation", "sample-deviation"],
  ["population standard deviation", "population-deviation"],
  ["sample variance", "sample-variance"],
  ["population variance", "population-variance"],
];
const ASKS: readonly string[] = [
  "find the",
  "what is the",
  "calculate the",
  "compute the",
  "determine the",
  "give the",
];
/** What may stand behind the figure and says again that it is the data's. */
const OF_DATA: ReadonlySet<string> = words(
  "of for in the these this those data set values numbers sample list following above given all",
);
/** Words of a text whose list is not all there is to the data, or is no plain list. */
const OTHERWISE: ReadonlySet<string> = new Set(
  "frequency frequencies times each twice class classes interval intervals removed added without except respectively confidence confident hypothesis regression correlation probability probabilities weights weighted per if instead another".split(
    " ",
  ),
);
/** Whether words make a row of numbers something else than plain data. */
export const isOtherData = (words: readonly string[]): boolean => words.some((word) => OTHERWISE.has(word));
const FEWEST = 4;
const PERCENTILE = " percentile";

/** A list of values in a text that tells where they come from, and one of their figures: "Listed are the ages of 11
 * winners: 18; 21; … Find the median." Null where another number than their count stands there. */
export function toldData({ setting, question }: StatisticsText): DataTask | null {
  const words = wordsOf(setting);
  const values = listIn(setting);
  const asked = values && figureIn(wordsOf(question));
  if (!asked || isOtherData(words)) return null;
  const others = words.filter((word) => startsWithDigit(word)).length - values.length;
  const counts = words.filter((word) => word === String(values.length)).length;
  const own = values.filter((value) => value.d === 1n && value.n === BigInt(values.length)).length;
  return others === counts - own ? { task: "data", values, asked } : null;
}

const startsWithDigit = (word: string): boolean => {
  const first = word.startsWith("-") ? word[1] : word[0];
  return first !== undefined && first >= "0" && first <= "9";
};

/** The longest row of numbers with nothing but marks and "and" between them. */
function listIn(setting: string): readonly Rational[] | null {
  // What is said behind a list may take something from it.
  const [last = ""] = setting.split(" | ").slice(-1);
  const rows: Rational[][] = [[]];
  for (const word of wordsOf(last)) {
    if (isNumber(word)) rows.at(-1)?.push(amountOf(word));
    else if (word !== "and") rows.push([]);
  }
  const lists = rows.filter((row) => row.length >= FEWEST);
  const [only] = lists;
  return only && lists.length === 1 && rows.at(-1) === only ? only : null;
}

/** The figure that a question names.
 * @param said other words that may stand behind it */
export function figureIn(words: readonly string[], said?: ReadonlySet<string>): DataQuestion | null {
  const isNamed = (rest: string, name: string): boolean => namesFigure(rest, name, said);
  const asked = words.join(" ");
  const ask = ASKS.find((each) => asked.startsWith(`${each} `));
  if (!ask) return null;
  const rest = asked.slice(ask.length + 1);
  const figures = FIGURES.filter(([name]) => isNamed(rest, name)).sort(([a], [b]) => b.length - a.length);
  const [figure] = figures;
  if (figure) return { kind: figure[1] };
  const [ordinal = "", name] = rest.split(" ");
  const place = ordinal.endsWith("th") ? ordinal.slice(0, -2) : "";
  if (!isNumber(place) || ` ${name}` !== PERCENTILE || !isNamed(rest, `${ordinal}${PERCENTILE}`)) return null;
  const share = divide(amountOf(place), rational(100n));
  return share.n > 0n && share.n < share.d ? { kind: "percentile", share } : null;
}

/** Whether a name stands alone, or with words behind it that only say of what. */
const namesFigure = (rest: string, name: string, said?: ReadonlySet<string>): boolean =>
  rest === name ||
  (rest.startsWith(`${name} `) &&
    rest
      .slice(name.length + 1)
      .split(" ")
      .every((word) => OF_DATA.has(word) || said?.has(singular(word))));
