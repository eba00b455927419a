import type { Expression } from "../expression/ast";
import { terminatingDigits } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import type { StatisticsTask } from "../tasks/statistics";
import type { Form } from "../types";
import { isAmong } from "../word-list";
import { calculateOrSimplify } from "./classify";
import { byFormula, type Recognition, type Source } from "./sentence";
import { confidenceQuestion, toldQuestion } from "./statistics/confidence-question";
import { countingQuestion } from "./statistics/counting-question";
import { dataQuestion } from "./statistics/data-question";
import { definitionQuestion } from "./statistics/definition-question";
import { distributionQuestion } from "./statistics/distribution-question";
import { eventQuestion } from "./statistics/event-question";
import { aroundTheMean, ofChiSquare } from "./statistics/known-distributions";
import { officesQuestion } from "./statistics/offices";
import { otherEvent } from "./statistics/other-event";
import { readStatisticsText, type StatisticsText } from "./statistics/plain-statistics";
import { rateOfEvents } from "./statistics/rate-of-events";
import { ratioOfVariances } from "./statistics/ratio-of-variances";
import { shownStatistics } from "./statistics/shown-statistics";
import { ofBranches, ofIndependent } from "./statistics/told-chances";
import { toldData } from "./statistics/told-data";
import { toldDistribution } from "./statistics/told-distribution";
import { shareOfShare } from "./statistics/told-events";
import { toldFrequencies } from "./statistics/told-frequencies";
import { partOfWhole } from "./statistics/told-parts";
import { ofTwoGroups, toldEvents } from "./statistics/two-groups";
import { ofTwoKinds } from "./statistics/two-kinds";
import { fromTheMean, oneAfterAnother, sizeForSpread } from "./statistics/worked-figures";
import { digitsForWords } from "./story/number-words";

/** Longer texts are no single exercise. */
const LONGEST = 1500;
/** Words without one of which a text is not about statistics. */
const ABOUT =
  /probabilit|proportion|percent|options|choices|possible|decay|exponential|normal|uniform|poisson|expect|chance|deviation|confiden|percentile|quartile|~|\\sim|distribut|\bP ?\(|independent|exclusive|median|\bmode|average|expectation|variance|\brange|outlier|summary|how many|arrangements|permutations|\bX\b|samples?\b|survey|randomly|mean\b/i;

/** A question on a distribution, on samples or on an estimate, told in words. */
export function recogniseStatistics({ prose }: Source): Recognition | null {
  if (prose.length > LONGEST || !ABOUT.test(prose) || OVER_NOTHING.test(prose)) return null;
  const { text, decimals } = withoutRounding(prose);
  const defined = definitionQuestion(text);
  if (defined)
    return written(
      byFormula(calculateOrSimplify(defined), "the definition of this figure"),
      decimals === undefined ? {} : { decimals },
    );
  const plain =
    eventQuestion(text) ??
    dataQuestion(text) ??
    countingQuestion(text) ??
    officesQuestion(digitsForWords(text));
  if (plain) return recognition(plain, { decimals, prose });
  const read = readStatisticsText(text);
  if (!read) return null;
  const worked = workedOut(read, WORKED, { decimals, prose });
  if (worked) return worked;
  const known = toldQuestion(read) ?? confidenceQuestion(read) ?? distributionQuestion(read);
  const score = known ? null : workedOut(read, WHATEVER_DISTRIBUTION, { decimals, prose });
  if (score) return score;
  const task =
    known ??
    rateOfEvents(read) ??
    ofTwoKinds(read) ??
    toldData(read) ??
    toldFrequencies(read) ??
    aroundTheMean(read) ??
    toldEvents(read);
  return task && recognition(task, { decimals, prose });
}

/** A figure that a definition gives, and the digits to which its values are told. */
type Figure = readonly [(text: StatisticsText) => Expression | null, by: string, places?: number];

const WORKED: readonly Figure[] = [
  [ratioOfVariances, "the definition of the F statistic", 4],
  [ofChiSquare, "the variance of a chi-square distribution"],
  [sizeForSpread, "the spread of sample means and sums"],
  [oneAfterAnother, "the mean of a sum"],
  [toldDistribution, "the definition of this figure", 4],
  [partOfWhole, "the definition of probability"],
  [otherEvent, "the probability of the opposite"],
  [ofTwoGroups, "the count of two groups that overlap"],
  [ofIndependent, "the product rule of probability", 4],
  [ofBranches, "the rule of total probability", 4],
  [shareOfShare, "the product rule of probability"],
];

const withPercent = (found: Recognition | null, prose: string): Recognition | null =>
  found === null || "refusal" in found || !asksPercent(prose)
    ? found
    : { ...found, form: { ...found.form, number: "percent" } };

/** What holds of scores where no distribution is told. */
const WHATEVER_DISTRIBUTION: readonly Figure[] = [[fromTheMean, "the definition of a z-score", 4]];

interface Written {
  readonly decimals?: number;
  readonly prose: string;
}

function workedOut(
  read: StatisticsText,
  figures: readonly Figure[],
  { decimals, prose }: Written,
): Recognition | null {
  for (const [figure, by, places] of figures) {
    const found = figure(read);
    if (!found) continue;
    const task = byFormula(calculateOrSimplify(found), by);
    const isEnding = decimals === undefined && places !== undefined && ends(found);
    const form = isEnding ? { number: "decimal" as const } : { decimals: decimals ?? places };
    return withPercent(written(task, form), prose);
  }
  return null;
}

/** Whether a value has a decimal that ends, within as many digits as are shown without being asked for. */
function ends(expression: Expression): boolean {
  const value = evaluateExact(expression, new Map(), { spend: () => undefined });
  return value !== null && (terminatingDigits(value) ?? SHOWN + 1) <= SHOWN;
}
const SHOWN = 4;

/** A definition worked out, in the form that is asked for. */
const written = (found: Recognition | null, form: Form): Recognition | null =>
  found === null || "refusal" in found ? found : { ...found, form: { ...found.form, ...form } };

function recognition(
  mathematics: StatisticsTask,
  { decimals, prose }: { readonly decimals?: number; readonly prose: string },
): Recognition {
  const { instruction, latex } = shownStatistics(mathematics);
  if (mathematics.task === "told-figure") {
    const { symbol } = mathematics;
    const name = { latex: symbol, text: symbol.replace("\\sigma", "σ") };
    return { mathematics, instruction, latex, form: symbol === SAMPLE_MEAN ? {} : { name } };
  }
  const form = decimals === undefined ? {} : { decimals };
  const inPercent = isShare(mathematics) && asksPercent(prose);
  return { mathematics, instruction, latex, form: inPercent ? { ...form, number: "percent" } : form };
}

/** What can be said in percent: a probability, or the area of a tail. */
const isShare = (task: StatisticsTask): boolean =>
  (task.task === "distribution" && task.asked.kind === "probability") ||
  (task.task === "confidence" && task.asked === "tail");

/** "What percent of the values are above 78?" */
const asksPercent = (prose: string): boolean =>
  prose
    .toLowerCase()
    .split(" ")
    .some((word, at, all) => isAmong(word, "percent percentage") && isAmong(all[at - 1], "what which the"));

/** A fraction that may have nothing below its line. */
const OVER_NOTHING = /\/ ?0/;

/** Written alone: its value says all. */
const SAMPLE_MEAN = "\\bar{x}";

const ROUNDING =
  /\s*\(?\b(?:please )?(?:round(?:ed)?|write)(?: your| the)?(?: answers?| result)? to (\w+) decimal places?\.?\)?/i;
const PLACES = ["zero", "one", "two", "three", "four", "five", "six"];

/** The text without the request to round, and the digits it asks for. */
function withoutRounding(prose: string): { readonly text: string; readonly decimals?: number } {
  const found = ROUNDING.exec(prose);
  if (!found) return { text: prose };
  const named = PLACES.indexOf((found[1] ?? "").toLowerCase());
  const decimals = named >= 0 ? named : Number(found[1]);
  return Number.isInteger(decimals) && decimals <= 9
    ? { text: prose.replace(found[0], ""), decimals }
    : { text: prose };
}
