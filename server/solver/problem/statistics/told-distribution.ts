import type { Expression } from "../../expression/ast";
import { int, number, power, product, root, sum } from "../../expression/build";
import { add, compare, equals, ONE, type Rational, ZERO } from "../../expression/rational";
import type { Bounds } from "../../tasks/statistics";
import { isAmong } from "../../word-list";
import { spokenEvent } from "./bounds";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { isNumber, isPercentage, wordsOf } from "./words";

interface Chance {
  readonly value: Rational;
  readonly share: Rational;
}

/** "Three rides 20% of the time, two rides 45% of the time, …": values with the shares of the time in which they come,
 * which are all there is. What is expected, how far it spreads, or the probability of some of the values.
 * @returns null for another question, and where the shares do not come to all of the time */
export function toldDistribution({ setting, question }: StatisticsText): Expression | null {
  const chances = chancesIn(setting);
  if (!chances) return null;
  const words = wordsOf(question);
  const has = (list: string): boolean => words.some((word) => isAmong(word, list));
  if (has("probability chance")) return probability(chances, question);
  const mean = sum(chances.map(({ value, share }) => product([number(value), number(share)], true)));
  const numbers = words.filter((word) => isNumber(word) || isPercentage(word));
  if (numbers.length > 0 || has("given if not")) return null;
  const isSpread = question.includes("standard deviation");
  if (!isSpread && !has("variance")) return has("expect expected average mean") ? mean : null;
  const squares = chances.map(({ value, share }) =>
    product([power(number(value), int(2)), number(share)], true),
  );
  const spread = sum([...squares, { kind: "negation", operand: power(mean, int(2)) }]);
  return isSpread ? root(spread) : spread;
}

const FEWEST = 2;

function chancesIn(setting: string): readonly Chance[] | null {
  const chances = setting.split(" | ").flatMap((sentence) => pairsIn(wordsOf(sentence)));
  const all = chances.reduce((total, each) => add(total, each?.share ?? ZERO), ZERO);
  const isTable = chances.length >= FEWEST && chances.every((each) => each !== null) && equals(all, ONE);
  const table = chances as readonly Chance[];
  const isTwice = table.some((one, at) =>
    table.slice(at + 1).some((other) => other && one && equals(one.value, other.value)),
  );
  return isTable && !isTwice ? table : null;
}

/** Each percentage "of the time" with the one number that stands between it and the one before. */
function pairsIn(words: readonly string[]): readonly (Chance | null)[] {
  const at = words.flatMap((word, i) =>
    isPercentage(word) && words.slice(i + 1, i + 4).join(" ") === "of the time" ? [i] : [],
  );
  return at.map((place, i) => {
    const between = words.slice(i === 0 ? 0 : (at[i - 1] ?? 0) + 1, place);
    const own = between.flatMap((word) => countSaid(word) ?? []);
    const [value] = own;
    return value && own.length === 1 ? { value, share: amountOf(words[place] ?? "0%") } : null;
  });
}

/** "2", "one", "no": how many of what is counted. */
export const countSaid = (word: string): Rational | null =>
  isNumber(word) ? amountOf(word) : word === "one" ? ONE : isAmong(word, "no none zero") ? ZERO : null;

function probability(chances: readonly Chance[], question: string): Expression | null {
  const found = spokenEvent(question, null);
  const rest = found && wordsOf(question.replace(found.matched, " "));
  if (!found || !rest || rest.some((word) => isNumber(word) || isAmong(word, "given if not"))) return null;
  const own = chances.filter(({ value }) => isWithin(value, found.event));
  return own.length === 0 ? int(0) : sum(own.map(({ share }) => number(share)));
}

function isWithin(value: Rational, { low, high, lowIncluded, highIncluded }: Bounds): boolean {
  const above = low === null ? 1 : compare(value, low);
  const below = high === null ? 1 : compare(high, value);
  return (above > 0 || (above === 0 && lowIncluded)) && (below > 0 || (below === 0 && highIncluded));
}
