import "server-only";
import { isClose } from "@/server/solver/check/compare-expressions";
import type { Complex } from "@/server/solver/expression/evaluate-numeric";
import type { ClosedStory } from "../hints/types";
import { type GuardedAnswer, guardedAnswerOf } from "./guarded-answer";
import type { LeakDetector } from "./leaks-answer";
import { shownIn } from "./shown";

/** A problem of which nothing but the form is used: a number is asked for. */
const ANY_NUMBER = "Calculate 1 + 1";
/** Whole numbers up to this are looked for in every writing where the answer is not known; larger ones are told by parts
 * of their words, or in digits. */
const WHOLE_MAX = 200;
const WHOLE_NUMBERS: readonly Complex[] = Array.from({ length: WHOLE_MAX + 1 }, (_, re) => ({ re, im: 0 }));

/** What must not be given away of a story. Without an agreed answer any number may be it: then none is said but those
 * the story itself tells or the student has before them, and nothing is worked out of them.
 * @param open the problem that is talked about besides, and its open hints */
export function detectorOfStory(
  { text, standIn, candidates }: ClosedStory,
  open: readonly string[],
): LeakDetector | null {
  const secret = guardedAnswerOf(standIn ?? ANY_NUMBER);
  if (!secret) return null;
  if (standIn !== null) return { secret, shown: shownIn([text], secret.letters) };
  const read = candidates.flatMap((each) => numbersOf(each));
  const values = [...WHOLE_NUMBERS, ...read.filter((own) => !WHOLE_NUMBERS.some((one) => isClose(one, own)))];
  const unknown: GuardedAnswer = { ...secret, problem: text, values, onTheWay: new Set() };
  return { secret: unknown, shown: shownIn([text, ...open], secret.letters), anyNumber: true };
}

const numbersOf = (answer: string): readonly Complex[] =>
  [...answer.matchAll(/(-?\d+(?:\.\d+)?)(?:\s?\/\s?(\d+))?/g)]
    .map(([, whole, part]) => Number(whole) / Number(part ?? 1))
    .filter(Number.isFinite)
    .map((re) => ({ re, im: 0 }));
