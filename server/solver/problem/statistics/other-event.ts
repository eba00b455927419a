import type { Expression } from "../../expression/ast";
import { int, number, sum } from "../../expression/build";
import { compare, ONE, ZERO } from "../../expression/rational";
import { isKindOf } from "../../lexicon/nouns";
import { isAmong } from "../../word-list";
import { amountOf, type StatisticsText } from "./plain-statistics";
import { isNumber, isPercentage, wordsOf } from "./words";

const CHANCE = "probability chance proportion percent percentage fraction";
const SILENT =
  "what is the that of a an in on find this not does do did will was were are he she it they randomly chosen selected picked person one who have has to be";
const SHORTEST = 5;

/** "The graduation rate is 0.7. What is the probability that a student does not graduate?": all that is not told. Null
 * where another thing is told with a number, or the question names more than what is told. */
export function otherEvent({ setting, question }: StatisticsText): Expression | null {
  const [told, asked] = [wordsOf(setting), wordsOf(question)];
  const numbers = told.filter((word) => isNumber(word) || isPercentage(word));
  const [chance] = numbers.map(amountOf);
  const isPlain = ![...told, ...asked].some((word) =>
    isAmong(word, "both all each every given if and two three once twice"),
  );
  if (!chance || numbers.length > 1 || !isPlain || asked.some(isNumber)) return null;
  if (!asked.some((word) => isAmong(word, CHANCE)) || compare(chance, ZERO) <= 0 || compare(chance, ONE) >= 0)
    return null;
  const isNegated = isNot(asked) !== isNot(told);
  const opposite = asked.find((word) => oppositeOf(word, told));
  const rest = asked.filter(
    (word) =>
      !isAmong(word, SILENT) &&
      !isAmong(word, CHANCE) &&
      word !== opposite &&
      !isNegation(word) &&
      !isKindOf(word, "person"),
  );
  const isSaid = rest.every((word) => told.some((each) => isAlike(word, each)));
  return isSaid && isNegated !== (opposite !== undefined)
    ? sum([int(1), { kind: "negation", operand: number(chance) }])
    : null;
}

const isNegation = (word: string): boolean => word === "not" || word.endsWith("n't");
const isNot = (words: readonly string[]): boolean => words.some(isNegation);

/** "graduate" and "graduation": the same word in another form. */
const isAlike = (one: string, other: string): boolean =>
  one === other || (one.length >= SHORTEST && one.slice(0, SHORTEST) === other.slice(0, SHORTEST));

/** "disapproved" where it is told who approves, and that everybody does one of the two. */
function oppositeOf(word: string, told: readonly string[]): boolean {
  const own = word.startsWith("dis") ? word.slice("dis".length) : "";
  return own.length >= SHORTEST && told.includes("either") && told.some((each) => isAlike(own, each));
}
