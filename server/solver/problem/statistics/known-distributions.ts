import type { Expression } from "../../expression/ast";
import { int, number, product, root } from "../../expression/build";
import { negate, ONE, type Rational, ZERO } from "../../expression/rational";
import type { DistributionTask } from "../../tasks/statistics";
import { words } from "../../word-list";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { isNumber, wordsOf } from "./words";

const SHARES: ReadonlySet<string> = words("percent percentage proportion fraction");
/** Words of a question about another part of the distribution than the one around the mean. */
const OTHERWISE: ReadonlySet<string> = words(
  "above below more less between outside not beyond than right-hand first second",
);

/** "About what percent of the values of a normal distribution lie within two standard deviations of the mean?": the same
 * for every normal distribution. Null for anything else, and where a distribution is told with numbers. */
export function aroundTheMean({ setting, question }: StatisticsText): DistributionTask | null {
  const words = wordsOf(question);
  const text = words.join(" ");
  const within = words.indexOf("within");
  const reach = reachAt(words[within + 1]);
  const isAsked = words.some((word) => SHARES.has(word)) && `${setting} ${text}`.includes("normal");
  const isWhole = text.includes("standard deviation") && text.includes("of the mean");
  const numbers = [...wordsOf(setting), ...words].filter((word) => isNumber(word)).length;
  if (within < 0 || !reach || !isAsked || !isWhole || words.some((word) => OTHERWISE.has(word))) return null;
  if (numbers !== (isNumber(words[within + 1]) ? 1 : 0)) return null;
  return {
    task: "distribution",
    distribution: { kind: "normal", mean: ZERO, deviation: ONE },
    sampling: null,
    asked: {
      kind: "probability",
      event: { low: negate(reach), high: reach, lowIncluded: false, highIncluded: false },
    },
  };
}

const reachAt = (word: string | undefined): Rational | null =>
  word === "one" ? ONE : isNumber(word) ? amountOf(word) : null;

/** The mean, the deviation or the variance of a chi-square distribution, which its degrees of freedom fix. */
export function ofChiSquare({ setting, question }: StatisticsText): Expression | null {
  const words = wordsOf(`${setting} ${question}`);
  const text = words.join(" ");
  const numbers = words.filter(isNumber);
  const [freedom] = numbers;
  const isTold = text.includes("chi-square") && (text.includes("degrees of freedom") || words.includes("df"));
  if (!isTold || freedom === undefined || numbers.length !== 1 || !Number.isInteger(Number(freedom)))
    return null;
  const asked = wordsOf(question).join(" ");
  const isAsked = (figure: string): boolean =>
    ASKS.some((ask) => {
      const [, behind] = asked.split(`${ask} ${figure}`);
      return behind === "" || behind?.startsWith(" of a chi-square") === true;
    });
  const mean = number(amountOf(freedom));
  const twice = product([int(2), mean]);
  if (isAsked("standard deviation")) return root(twice);
  if (isAsked("variance")) return twice;
  return isAsked("mean") ? mean : null;
}

const ASKS: readonly string[] = [
  "what is the",
  "find the",
  "calculate the",
  "what is the population",
  "find the population",
];
