import "server-only";
import type { LeakDetector } from "./leaks-answer";

const LIST = /(?<![\d.])\d+(?:, \d+){2,}(?=,? ?(?:…|\.\.\.|and so on))/g;
const PAIR = /(?<![\d.,])(\d+) (?:and|·|×|\*) (\d+)(?!\.?\d)/g;
/** Numbers that any list begins with. */
const BEGINNINGS: ReadonlySet<number> = new Set([1, 2]);

/** A sentence without lists of multiples or powers that go on ("14, 28, 42, …") and pairs of factors ("2 and 20" of 40):
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
    .replace(PAIR, (pair, a: string, b: string) => {
      const members = [Number(a), Number(b)];
      const isOfOwn = own.includes(Number(a) * Number(b));
      return isOfOwn && !members.some((each) => kept.includes(each)) ? blank(pair) : pair;
    });
}

/** Multiples of the first, or each so many times the one before. */
function isProgression(members: readonly number[]): boolean {
  const [first = 0, second = 0] = members;
  return (
    members.every((each, at) => each === first * (at + 1)) ||
    members.every((each, at) => at === 0 || each * first === (members[at - 1] ?? 0) * second)
  );
}
