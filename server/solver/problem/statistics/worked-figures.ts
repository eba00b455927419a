import type { Expression } from "../../expression/ast";
import { int, negation, number, power, product, quotient, sum } from "../../expression/build";
import { compare, divide, isInteger, multiply, ONE, type Rational } from "../../expression/rational";
import { isAmong } from "../../word-list";
import { distributionOf, onlyOf } from "./model";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { readSetting, scoresIn } from "./setting";
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

/** The law z = (x − mean)/deviation, for the one of its four letters that is not told: "How many standard deviations above
 * the mean is a score of 88?", "What is her z-score?", "What is the mean?" */
export function fromTheMean({ setting, question }: StatisticsText): Expression | null {
  const text = `${setting} | ${question}`;
  const isDistance = question.startsWith("how many standard deviations") && question.includes("the mean");
  if (!isDistance && !text.includes("z-score")) return null;
  const told = scoresIn(text);
  if (!told || (told.spread && told.spread.n <= 0n)) return null;
  const { z, mean, spread, value } = told;
  const asks = (name: string): boolean => question.includes(name);
  const difference = (one: Rational, other: Rational): Expression =>
    sum([number(one), negation(number(other))]);
  if (z === undefined) {
    if (!mean || !spread || !value || (!isDistance && !asks("z-score"))) return null;
    const side = isDistance ? wordsOf(question).find((word) => isAmong(word, "above below")) : undefined;
    const isOther = compare(value, mean) === (side === "above" ? -1 : 1);
    if (side !== undefined && isOther) return null;
    return quotient(side === "below" ? difference(mean, value) : difference(value, mean), number(spread));
  }
  const reach = spread && product([number(z), number(spread)], true);
  const isOfMean = asks(" mean") || asks(" average");
  if (mean && reach && !value) return isOfMean || asks("deviation") ? null : sum([number(mean), reach]);
  if (value && reach && !mean) return isOfMean ? sum([number(value), negation(reach)]) : null;
  return value && mean && !spread && z.n !== 0n && asks("deviation")
    ? quotient(difference(value, mean), number(z))
    : null;
}
