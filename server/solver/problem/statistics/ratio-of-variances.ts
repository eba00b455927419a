import type { Expression } from "../../expression/ast";
import { int, power, quotient } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { words } from "../../word-list";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { isNumber, wordsOf } from "./words";

const LINKS: ReadonlySet<string> = words("of is was =");

/** "… have a variance of 12.1 … a variance of 16.9 … What is the F statistic?": the first variance over the second. Of
 * standard deviations the squares are taken. Null where two of one kind are not told. */
export function ratioOfVariances({ setting, question }: StatisticsText): Expression | null {
  const asked = wordsOf(question).join(" ");
  if (!ASKS.some((ask) => asked === `${ask} f statistic` || asked === `${ask} f-statistic`)) return null;
  const words = wordsOf(setting);
  const variances = toldBehind(words, ["variance"]);
  const deviations = toldBehind(words, ["standard", "deviation"]);
  const [first, second, ...others] = variances.length > 0 ? variances : deviations;
  if (first === undefined || second === undefined || others.length > 0) return null;
  if (variances.length > 0 && deviations.length > 0) return null;
  const [top, bottom] = [first, second].map(written);
  if (!top || !bottom) return null;
  const square = (side: Expression) => (variances.length > 0 ? side : power(side, int(2)));
  return quotient(square(top), square(bottom));
}

const ASKS: readonly string[] = ["what is the", "find the", "calculate the", "compute the"];

/** The numbers told behind a name: "a variance of 12.1". */
const toldBehind = (words: readonly string[], name: readonly string[]): string[] =>
  words.flatMap((_, at) => {
    const isNamed = name.every((word, i) => words[at + i] === word);
    const value = words[at + name.length + 1];
    return isNamed && LINKS.has(words[at + name.length] ?? "") && isNumber(value) ? [value] : [];
  });

function written(number: string): Expression | null {
  const value = amountOf(number);
  const digits = terminatingDigits(value);
  return value.n > 0n && digits !== null ? decimalNode(value, digits) : null;
}
