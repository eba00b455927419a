import { divide, multiply, ONE } from "../../expression/rational";
import { conversion, singular } from "../../lexicon/nouns";
import type { DistributionTask } from "../../tasks/statistics";
import { words } from "../../word-list";
import { type EventFound, spokenEvent } from "./bounds";
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
  /** In so many of the unit: "6 calls every 10 minutes". */
  readonly every: string;
  readonly noun: string;
  readonly unit: string;
}

/** "An office gets an average of 3.5 calls per minute. What is the probability of exactly two calls in a minute?": so
 * many things that happen at a mean rate, which Poisson's distribution counts. Null for anything else. */
export function rateOfEvents({ setting, question }: StatisticsText): DistributionTask | null {
  const rate = rateIn(wordsOf(setting));
  const asked = wordsOf(question);
  const found = rate && (spokenEvent(question, null) ?? countedIn(asked, rate));
  if (!rate || !found || !asked.some((word) => CHANCES.has(word))) return null;
  const unit = unitAsked(asked, rate.unit);
  const stretch = unit && stretchIn(asked, unit);
  const factor = unit && (unit === rate.unit ? ONE : conversion(unit, rate.unit));
  if (!stretch || !factor || !isAbout(asked, { noun: rate.noun, unit })) return null;
  const { event } = found;
  if (![event.low, event.high].every((bound) => bound === null || bound.d === 1n)) return null;
  const times = multiply(amountOf(stretch.times), factor);
  const mean = divide(multiply(amountOf(rate.number), times), amountOf(rate.every));
  const numbers = asked.filter(isNumber).length - (stretch.isTold ? 1 : 0);
  const isNone = !wordsOf(found.matched).some(isNumber);
  const bounds = isNone ? 0 : event.low && event.high && event.low.n !== event.high.n ? 2 : 1;
  if (mean.n <= 0n || numbers !== bounds) return null;
  return {
    task: "distribution",
    distribution: { kind: "poisson", mean },
    sampling: null,
    asked: { kind: "probability", event },
  };
}

/** "The probability of getting 150 customers in one day": just as many. */
function countedIn(words: readonly string[], { noun }: Rate): EventFound | null {
  const [at, ...more] = words.flatMap((word, i) =>
    isNumber(word) && singular(words[i + 1] ?? "") === singular(noun) ? [i] : [],
  );
  if (at === undefined || more.length > 0) return null;
  const value = amountOf(words[at] ?? "0");
  const event = { low: value, high: value, lowIncluded: true, highIncluded: true };
  return { event, matched: words[at] ?? "" };
}

/** The one number of a setting, where it is a mean number of things per unit. */
function rateIn(words: readonly string[]): Rate | null {
  const at = words.findIndex(isNumber);
  const [number, noun, each, next] = words.slice(at, at + 4);
  const every = isNumber(next) ? next : "1";
  const unit = isNumber(next) ? singular(words[at + 4] ?? "") : next;
  const many = words.filter(isNumber).length;
  const isOnly = many === (isNumber(next) ? 2 : 1) && !words.some((word) => word.includes("%"));
  if (at < 0 || !isOnly || number === undefined) return null;
  const after = meanNumberOf(words.slice(0, at));
  if (after && words[at - 1] === "is") return { number, every: "1", ...after };
  if (noun === undefined || unit === undefined) return null;
  const isRate = EACH.has(each ?? "") && UNITS.has(unit) && words.some((word) => AVERAGE.has(word));
  return isRate && !UNITS.has(singular(noun)) ? { number, every, noun, unit } : null;
}

const MOST_NOUNS = 3;

/** "The mean number of calls per hour … is", "the average number of typing errors on a page is": the thing that is
 * counted, and per what. */
function meanNumberOf(words: readonly string[]): Pick<Rate, "noun" | "unit"> | null {
  const at = words.findIndex(
    (word, i) => word === "number" && words[i + 1] === "of" && AVERAGE.has(words[i - 1] ?? ""),
  );
  const rest = at < 0 ? [] : words.slice(at + 2);
  const end = rest.findIndex((word) => EACH.has(word) || DURING.has(word));
  const noun = end >= 1 && end <= MOST_NOUNS ? rest[end - 1] : undefined;
  const unit = rest.slice(end + 1).find((word) => !EACH.has(word));
  return noun !== undefined && unit !== undefined && UNITS.has(unit) ? { noun, unit } : null;
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
  const isSubject = words[from] === "that" && !isTold;
  if (!DURING.has(words[from] ?? "") && !isSubject && !(isNext && !isTold)) return null;
  return { times: isNumber(before) ? before : "1", isTold: isNumber(before) };
}

/** A day of a shop has not 24 hours. */
const CLOCK: ReadonlySet<string> = words("second minute hour");

/** The one unit of the question, where it can be told in that of the rate. */
function unitAsked(words: readonly string[], own: string): string | null {
  const [unit, ...more] = new Set(words.map(singular).filter((word) => UNITS.has(word)));
  const isClock = CLOCK.has(unit ?? "") && CLOCK.has(own);
  return unit !== undefined && more.length === 0 && isClock ? unit : own;
}

/** Whether the question counts the things of the rate and says nothing else of time. */
function isAbout(words: readonly string[], { noun, unit }: Pick<Rate, "noun" | "unit">): boolean {
  const isCounted = words.some((word) => singular(word) === singular(noun));
  const isPlain = !words.some((word) => UNITS.has(singular(word)) && singular(word) !== unit);
  return isCounted && isPlain && !words.some((word, at) => OTHERWISE.has(word) && !isGivenStretch(words, at));
}

/** "In a given minute", "the next hour". */
const isGivenStretch = (words: readonly string[], at: number): boolean =>
  (words[at] === "given" || words[at] === "next") &&
  UNITS.has(singular((isNumber(words[at + 1]) ? words[at + 2] : words[at + 1]) ?? ""));
