import "server-only";
import { table } from "@/server/solver/table";
import type { LeakDetector } from "./leaks-answer";
import { plainCharacters } from "./plain-characters";

const LIST = /(?<![\d.])\d+(?:, \d+){2,}(?=,? ?(?:…|\.\.\.|and so on))/g;
const PAIR = /(?<![\d.,])(\d+) (?:and|·|×|\*) (\d+)(?!\.?\d)/g;
const FRACTION = /(?<![\d.,/])(\d+) ?\/ ?(\d+)(?!\d|\.\d|\/)/g;
/** Numbers that any list begins with. */
const BEGINNINGS: ReadonlySet<number> = new Set([1, 2]);

const CALCULATION =
  /(?<![\d.,/^*=+-]|[-+*/^=] )(\d+(?:\.\d+)?) ?([-+*/]) ?(\d+(?:\.\d+)?) ?(?:=|is|gives|makes) ?(\d+(?:\.\d+)?)(?!\d|[.,]\d|\/| ?[-+*/^%=])/g;
const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = table({
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
});

/** A sentence without calculations that hold, with two numbers of the student's own message, that come to something
 * which is neither kept back nor stands in the problem: there it would tell that the numbers are right. */
export function withoutOwnCalculations(
  sentence: string,
  { secret, shown, offered = [] }: LeakDetector,
): string {
  const own = offered.flat().map(Math.abs);
  const kept = [...secret.values, ...shown.values].map(({ re }) => Math.abs(re));
  const plain = plainCharacters(sentence);
  const without = plain.replace(
    CALCULATION,
    (...[calculation = "", a, sign = "", b, result]: readonly string[]) => {
      const value = OPERATIONS[sign]?.(Number(a), Number(b));
      const isOwn = own.includes(Number(a)) && own.includes(Number(b)) && Number(a) !== Number(b);
      return isOwn && value === Number(result) && !kept.includes(value)
        ? " ".repeat(calculation.length)
        : calculation;
    },
  );
  return without === plain ? sentence : without;
}

/** A sentence without lists of multiples or powers that go on ("14, 28, 42, …"), pairs of factors ("2 and 20" of 40) and
 * fractions that are still to be reduced:
 * the student's number accounts for them. One that holds a number of the answer stays. */
export function withoutAccountedLists(sentence: string, { secret, shown }: LeakDetector): string {
  const kept = [
    ...secret.values.map(({ re }) => Math.abs(re)),
    ...(secret.expressions.length > 0 ? [Number.NaN] : []),
  ];
  if (kept.some(Number.isNaN)) return sentence;
  const own = shown.values.map(({ re }) => Math.abs(re));
  const blank = (text: string) => " ".repeat(text.length);
  return sentence
    .replace(LIST, (list) => {
      const members = list.split(", ").map(Number);
      const [first = 0] = members;
      const isOwn = own.includes(first) || BEGINNINGS.has(first);
      return isOwn && isProgression(members) && !members.some((each) => kept.includes(each))
        ? blank(list)
        : list;
    })
    .replace(IN_PARTS, (fraction, count: string, part: string) =>
      isOnlyNumber(shown, Number(count) / (PARTS[part.toLowerCase()] ?? 1)) &&
      isReducible(Number(count), PARTS[part.toLowerCase()] ?? 1)
        ? blank(fraction)
        : fraction,
    )
    .replace(FRACTION, (fraction, a: string, b: string) =>
      isReducible(Number(a), Number(b)) && hasFraction(shown.text, Number(a) / Number(b))
        ? blank(fraction)
        : fraction,
    )
    .replace(PAIR, (pair, a: string, b: string) => {
      const members = [Number(a), Number(b)];
      const isOfOwn = own.includes(Number(a) * Number(b));
      return isOfOwn && !members.some((each) => kept.includes(each)) ? blank(pair) : pair;
    });
}

/** "35 hundredths" of the only number of a problem, which is to be written otherwise. */
const IN_PARTS = /(?<![\d.,/])(\d+) (tenths|hundredths|thousandths)\b/gi;
const PARTS: Readonly<Record<string, number>> = table({ tenths: 10, hundredths: 100, thousandths: 1000 });
function isOnlyNumber({ text }: LeakDetector["shown"], value: number): boolean {
  const [problem = ""] = text.split("\n");
  const numbers = problem.match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.length > 0 && numbers.every((each) => Math.abs(Number(each) - value) < 1e-12);
}

/** "27/36" on the way from 54/72 to its lowest terms. */
const isReducible = (a: number, b: number): boolean => {
  let [high, low] = [a, b];
  while (low > 0) [high, low] = [low, high % low];
  return high > 1;
};

const hasFraction = (text: string, value: number): boolean =>
  [...text.matchAll(FRACTION)].some(([, a, b]) => Math.abs(Number(a) / Number(b) - value) < 1e-12);

/** Multiples of the first, or each so many times the one before. */
function isProgression(members: readonly number[]): boolean {
  const [first = 0, second = 0] = members;
  return (
    members.every((each, at) => each === first * (at + 1)) ||
    members.every((each, at) => at === 0 || each * first === (members[at - 1] ?? 0) * second)
  );
}
