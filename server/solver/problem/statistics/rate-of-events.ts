import { multiply } from "../../expression/rational";
import { singular } from "../../lexicon/nouns";
import type { DistributionTask } from "../../tasks/statistics";
import { words } from "../../word-list";
import { spokenEvent } from "./bounds";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { isNumber, wordsOf } from "./words";

const UNITS: ReadonlySet<string> = words("second minute hour day week month year page mile");
const EACH: ReadonlySet<string> = words("per each every an a");
const AVERAGE: ReadonlySet<string> = words("average averages averaging mean rate");
/** Between "in" and the unit of time. */
const ANY: ReadonlySet<string> = words(
  "a an any 1 one the given next single particular certain randomly random chosen selected",
);
const DURING: ReadonlySet<string> = words("in during within per for over on");
const CHANCES: ReadonlySet<string> = words("probability chance likelihood");
/** Words of a question that is about something else than how many there are in a while. */
const OTHERWISE: ReadonlySet<string> = new Set(
  "given if between next first until before after apart both each every another time minutes' without".split(
    " ",
  ),
);

interface Rate {
  readonly number: string;
  readonly noun: string;
  readonly unit: string;
}

/** "An office gets an average of 3.5 calls per minute. What is the probability of exactly two calls in a minute?": so
 * many things that happen at a mean rate, which Poisson's distribution counts. Null for anything else. */
export function rateOfEvents({ setting, question }: StatisticsText): DistributionTask | null {
  const rate = rateIn(wordsOf(setting));
  const asked = wordsOf(question);
  const found = rate && spokenEvent(question, null);
  if (!rate || !found || !asked.some((word) => CHANCES.has(word))) return null;
  const stretch = stretchIn(asked, rate.unit);
  if (stretch === null || !isAbout(asked, rate)) return null;
  const { event } = found;
  if (![event.low, event.high].every((bound) => bound === null || bound.d === 1n)) return null;
  const mean = multiply(amountOf(rate.number), amountOf(stretch.times));
  const numbers = asked.filter(isNumber).length - (stretch.isTold ? 1 : 0);
  const bounds = event.low && event.high && event.low.n !== event.high.n ? 2 : 1;
  if (mean.n <= 0n || numbers !== bounds) return null;
  return {
    task: "distribution",
    distribution: { kind: "poisson", mean },
    sampling: null,
    asked: { kind: "probability", event },
  };
}

/** The one number of a setting, where it is a mean number of things per unit. */
function rateIn(words: readonly string[]): Rate | null {
  const at = words.findIndex(isNumber);
  const [number, noun, each, unit] = words.slice(at, at + 4);
  const isOnly = words.filter(isNumber).length === 1 && !words.some((word) => word.includes("%"));
  if (at < 0 || !isOnly || number === undefined) return null;
  const after = meanNumberOf(words.slice(0, at));
  if (after && words[at - 1] === "is") return { number, ...after };
  if (noun === undefined || unit === undefined) return null;
  const isRate = EACH.has(each ?? "") && UNITS.has(unit) && words.some((word) => AVERAGE.has(word));
  return isRate && !UNITS.has(singular(noun)) ? { number, noun, unit } : null;
}

/** "The mean number of calls per hour … is": the thing that is counted, and per what. */
function meanNumberOf(words: readonly string[]): Pick<Rate, "noun" | "unit"> | null {
  const at = words.findIndex(
    (word, i) => word === "number" && words[i + 1] === "of" && AVERAGE.has(words[i - 1] ?? ""),
  );
  const [, , noun, each, unit] = words.slice(at, at + 5);
  const isRate =
    at >= 0 && noun !== undefined && EACH.has(each ?? "") && unit !== undefined && UNITS.has(unit);
  return isRate ? { noun, unit } : null;
}

/** Over how many of the unit the question counts; null where it names no stretch, or another. */
function stretchIn(words: readonly string[], unit: string): { times: string; isTold: boolean } | null {
  const at = words.findLastIndex((word) => singular(word) === unit);
  if (at < 0) return null;
  let from = at - 1;
  const before = words[from];
  const isTold = isNumber(before) && before !== "1";
  if (isTold || before === "1") from -= 1;
  while (from >= 0 && ANY.has(words[from] as string)) from -= 1;
  const isNext = words[at - 1] === "next" || words[at - 1] === "any" || words[at - 1] === "given";
  if (!DURING.has(words[from] ?? "") && !(isNext && !isTold)) return null;
  return { times: isNumber(before) ? before : "1", isTold: isNumber(before) };
}

/** Whether the question counts the things of the rate and says nothing else of time. */
function isAbout(words: readonly string[], { noun, unit }: Rate): boolean {
  const isCounted = words.some((word) => singular(word) === singular(noun));
  const isPlain = !words.some((word) => UNITS.has(singular(word)) && singular(word) !== unit);
  return isCounted && isPlain && !words.some((word, at) => OTHERWISE.has(word) && !isGivenStretch(words, at));
}

/** "In a given minute", "the next hour". */
const isGivenStretch = (words: readonly string[], at: number): boolean =>
  (words[at] === "given" || words[at] === "next") && UNITS.has(singular(words[at + 1] ?? ""));
