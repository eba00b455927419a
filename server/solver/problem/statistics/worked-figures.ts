import type { Expression } from "../../expression/ast";
import { int, number, power, product, quotient, sum } from "../../expression/build";
import { divide, isInteger, multiply, ONE, subtract } from "../../expression/rational";
import { isAmong } from "../../word-list";
import { distributionOf, onlyOf } from "./model";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { readSetting } from "./setting";
import { isNumber, wordsOf } from "./words";

/** "What size samples give a standard deviation of 4 for the means?": the spread of means falls, and that of sums grows,
 * with the root of the size. Null for anything else, and where no whole number does it. */
export function sizeForSpread({ setting, question }: StatisticsText): Expression | null {
  const words = wordsOf(question);
  const said = words.join(" ");
  const isAsked = ["what size", "sample size", "size of the sample", "how large a sample"].some((each) =>
    said.includes(each),
  );
  const told = isAsked && said.includes("standard deviation") ? readSetting(setting, "") : null;
  const spread = told && onlyOf(told.deviations);
  const [wanted, ...more] = words.filter(isNumber).map(amountOf);
  if (!spread || !wanted || more.length > 0 || wanted.n <= 0n || spread.n <= 0n) return null;
  const isOfSums = words.some((word) => isAmong(word, "sum sums sumx total totals"));
  const isOfMeans = words.some((word) => isAmong(word, "means mean xbar samples"));
  if (isOfSums === isOfMeans && !isOfSums) return null;
  const [over, under] = isOfSums ? [wanted, spread] : [spread, wanted];
  const size = divide(over, under);
  return isInteger(multiply(size, size)) ? power(quotient(number(over), number(under)), int(2)) : null;
}

const AFTER: readonly string[] = ["one after another", "one after the other"];

/** "How long do you expect 6 pumps to last, used one after another?": so many times the mean of one. */
export function oneAfterAnother({ setting, question }: StatisticsText): Expression | null {
  const [many, ...more] = wordsOf(question).filter(isNumber).map(amountOf);
  const isAsked = AFTER.some((each) => question.includes(each)) && question.includes("expect");
  const told = isAsked && many && more.length === 0 ? readSetting(setting, "") : null;
  const distribution = told && distributionOf(told);
  if (!many || !isInteger(many) || !told || !distribution) return null;
  if (distribution.kind === "exponential")
    return told.means.length === 0
      ? quotient(number(many), number(distribution.rate))
      : product([number(many), number(divide(ONE, distribution.rate))], true);
  const isMean = distribution.kind === "normal" || distribution.kind === "unknown";
  const mean = isMean ? distribution.mean : null;
  return mean && product([number(many), number(mean)], true);
}

/** "The mean was 78 and the standard deviation 5. A student scored 88. How many standard deviations above the mean is the
 * score?" and the value that lies so many of them from the mean: whatever the distribution is. */
export function fromTheMean({ setting, question }: StatisticsText): Expression | null {
  const words = wordsOf(question);
  const said = words.join(" ");
  const told =
    said.includes("standard deviation") && said.includes("the mean") ? readSetting(setting, "") : null;
  const side = words.find((word) => isAmong(word, "above below from"));
  if (!side || words.filter(isNumber).length > 0 || !said.startsWith("how many standard deviations"))
    return null;
  return told === null ? scoreOf(setting, side) : null;
}

/** The one number of a text that is neither the mean nor the deviation, in deviations from the mean. */
function scoreOf(setting: string, side: string): Expression | null {
  const sentences = setting.split(" | ");
  const [last = ""] = sentences.slice(-1);
  const told = sentences.length > 1 ? readSetting(sentences.slice(0, -1).join(" | "), "") : null;
  const [mean, spread] = told ? [onlyOf(told.means), onlyOf(told.deviations)] : [null, null];
  const [score, ...more] = wordsOf(last).filter(isNumber).map(amountOf);
  if (!mean || !spread || spread.n <= 0n || !score || more.length > 0) return null;
  const gap = subtract(score, mean);
  if ((side === "above" && gap.n < 0n) || (side === "below" && gap.n > 0n)) return null;
  const [upper, lower] = side === "below" ? [mean, score] : [score, mean];
  return quotient(sum([number(upper), { kind: "negation", operand: number(lower) }]), number(spread));
}
