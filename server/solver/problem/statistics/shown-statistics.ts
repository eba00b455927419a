import { number } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import type { Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type {
  Bounds,
  CountWaysTask,
  DataQuestion,
  Distribution,
  DistributionQuestion,
  EventChanceTask,
  NamedEvent,
  StatisticsTask,
} from "../../tasks/statistics";

/** What was read of a question on statistics: the task in words, and the data or the distribution as LaTeX. */
export interface ShownStatistics {
  readonly instruction: string;
  readonly latex: string;
}

/** Says a question on statistics back, so that a student sees which numbers were taken for what. */
export function shownStatistics(task: StatisticsTask): ShownStatistics {
  switch (task.task) {
    case "data":
      return { instruction: DATA_QUESTIONS[task.asked.kind], latex: task.values.map(shown).join(",\\ ") };
    case "distribution":
      return {
        instruction: DISTRIBUTION_QUESTIONS[task.asked.kind],
        latex: joined([distributionLatex(task.distribution), samplingLatex(task), askedLatex(task.asked)]),
      };
    case "confidence":
      return {
        instruction: "Work with a confidence interval",
        latex: joined([
          named(task.of === "proportion" ? "p'" : "\\bar{x}", task.centre),
          named(task.known ? "\\sigma" : "s", task.deviation),
          named("n", task.size),
          named("CL", task.level),
          named("\\text{error}", task.error),
        ]),
      };
    case "event-chance":
      return { instruction: "Work with the probabilities of events", latex: eventsLatex(task) };
    case "count-ways":
      return { instruction: "Count the ways", latex: waysLatex(task) };
    case "told-figure":
      return { instruction: "Find the figure in the text", latex: named(task.symbol, task.value) };
  }
}

const DATA_QUESTIONS: Readonly<Record<DataQuestion["kind"], string>> = table({
  mean: "Find the mean",
  median: "Find the median",
  mode: "Find the mode",
  range: "Find the range of the data",
  "first-quartile": "Find the first quartile",
  "third-quartile": "Find the third quartile",
  "middle-spread": "Find the interquartile range",
  "five-numbers": "Find the five-number summary",
  outliers: "Find the outliers",
  count: "Count the values",
  minimum: "Find the smallest value",
  maximum: "Find the largest value",
  "sample-deviation": "Find the sample standard deviation",
  "population-deviation": "Find the population standard deviation",
  "sample-variance": "Find the sample variance",
  "population-variance": "Find the population variance",
  percentile: "Find the percentile",
});

const DISTRIBUTION_QUESTIONS: Readonly<Record<DistributionQuestion["kind"], string>> = table({
  probability: "Find the probability",
  percentile: "Find the percentile",
  "middle-spread": "Find the interquartile range",
  mean: "Find the mean",
  deviation: "Find the standard deviation",
  variance: "Find the variance",
  rate: "Find the rate",
  density: "Find the density",
  notation: "Write the distribution",
  nature: "Say what kind of numbers it takes",
  values: "Find the values it takes",
  "z-score": "Find the z-score",
  "value-at-z": "Find the value at the z-score",
});

/** A decimal where it ends soon, else a fraction. */
function shown(value: Rational): string {
  const digits = terminatingDigits(value);
  return toLatex(digits !== null && digits <= 6 ? decimalNode(value, digits) : number(value));
}
const joined = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(",\\quad ");
const named = (name: string, value: Rational | null | undefined): string =>
  value ? `${name} = ${shown(value)}` : "";

function distributionLatex(d: Distribution): string {
  const of = (letter: string, ...parameters: readonly Rational[]) =>
    `X \\sim ${letter}(${parameters.map(shown).join(", ")})`;
  switch (d.kind) {
    case "normal":
      return of("N", d.mean, d.deviation);
    case "uniform":
      return of("U", d.low, d.high);
    case "exponential":
      return of("\\text{Exp}", d.rate);
    case "binomial":
      return of("B", d.trials, d.chance);
    case "geometric":
      return of("G", d.chance);
    case "poisson":
      return of("P", d.mean);
    case "hypergeometric":
      return of("H", d.group, d.rest, d.sample);
    case "unknown":
      return joined([named("\\mu", d.mean), named("\\sigma", d.deviation)]);
  }
}

const samplingLatex = ({ sampling }: Extract<StatisticsTask, { task: "distribution" }>): string =>
  sampling ? `n = ${shown(sampling.size)}` : "";

function askedLatex(asked: DistributionQuestion): string {
  switch (asked.kind) {
    case "probability": {
      const given = asked.given ? ` \\mid ${boundsLatex(asked.given)}` : "";
      return `P(${boundsLatex(asked.event)}${given})`;
    }
    case "percentile":
      return `P(X < k) = ${shown(asked.share)}`;
    case "z-score":
      return `x = ${shown(asked.value)}`;
    case "value-at-z":
      return `z = ${shown(asked.z)}`;
    default:
      return "";
  }
}

function boundsLatex({ low, high, lowIncluded, highIncluded }: Bounds): string {
  if (low && high && low.n * high.d === high.n * low.d && lowIncluded && highIncluded)
    return `X = ${shown(low)}`;
  if (!low) return high ? `X ${highIncluded ? "\\le" : "<"} ${shown(high)}` : "X";
  if (!high) return `X ${lowIncluded ? "\\ge" : ">"} ${shown(low)}`;
  return `${shown(low)} ${lowIncluded ? "\\le" : "<"} X ${highIncluded ? "\\le" : "<"} ${shown(high)}`;
}

function eventLatex({ kind, first, second }: NamedEvent): string {
  if (kind === "one") return first;
  if (kind === "not") return `\\text{not } ${first}`;
  const word = { and: " \\text{ and } ", or: " \\text{ or } ", given: " \\mid " }[kind];
  return `${first}${word}${second ?? ""}`;
}

function eventsLatex({ told, asked }: EventChanceTask): string {
  const chances = told.map(({ event, chance }) => `P(${eventLatex(event)}) = ${shown(chance)}`);
  return joined([...chances, typeof asked === "string" ? "" : `P(${eventLatex(asked)})`]);
}

function waysLatex({ way }: CountWaysTask): string {
  switch (way.kind) {
    case "choices":
      return way.numbers.map(shown).join(way.together === "product" ? " \\cdot " : " + ");
    case "arrange":
      return way.of.n === way.take.n
        ? `${shown(way.of)}!`
        : `${shown(way.take)} \\text{ of } ${shown(way.of)} \\text{ in order}`;
    case "choose":
      return `\\binom{${shown(way.of)}}{${shown(way.take)}}`;
    case "alike":
      return `\\text{alike: } ${way.counts.map(shown).join(",\\ ")}`;
  }
}
