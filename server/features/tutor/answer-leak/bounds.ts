import "server-only";
import type { GuardedAnswer } from "./guarded-answer";
import { isPrime } from "./sequences";

const N = String.raw`(-?\d+(?:\.\d+)?)(?![\d.]*\d)`;
const ABOVE = new RegExp(
  String.raw`(?:\b(?:(?:bigger|greater|larger|more|higher|older|longer) than|over|above|beyond|exceeds|at least|no (?:less|smaller|fewer|lower) than|not (?:less|smaller) than|starting (?:at|from)|up from|not as (?:small|low|little) as)|>=?|≥) *(?:the (?:number|value) )?${N}`,
  "gi",
);
const BELOW = new RegExp(
  String.raw`(?:\b(?:(?:smaller|less|lower|fewer|shorter) than|under|below|beneath|at most|no (?:more|greater|bigger|higher|larger) than|not (?:more|greater|bigger) than|up to(?: and including)?|not as (?:big|large|high|great|much|many) as)|<=?|≤) *(?:the (?:number|value) )?${N}`,
  "gi",
);
/** A number that is told to be too small is below the answer. */
const TOO_SMALL = new RegExp(
  String.raw`${N} (?:is|would be|was|are) (?:just |a bit |still |also )?(?:too )?(?:small|low|little|few)\b`,
  "gi",
);
const TOO_BIG = new RegExp(
  String.raw`${N} (?:is|would be|was|are) (?:just |a bit |still |also |already )?(?:too )?(?:big|high|large|much|many)\b`,
  "gi",
);
/** Two ends at once. */
const WITHIN = new RegExp(
  String.raw`(?:\b(?:between|from|lies in|is in|within|in the (?:interval|range)|in(?= ?[([]))|∈) *[([\]]?\s*${N}\s*(?:and|to|,|;|\.\.+|-|–)\s*${N}`,
  "gi",
);
/** What a set holds. */
const ANYTHING = /\b(?:everything|anything|(?:all|any|every) (?:numbers?|values?|reals?))\b/i;
/** Bounds further apart leave something to be found. */
const WIDTH_MAX = 2;

/** Whether a sentence leaves next to nothing between what the answer is above and what it is below.
 * @param digits with its spelled numbers in digits */
export function pinsDown(digits: string, { values, kind }: GuardedAnswer): boolean {
  if (kind === "set" && ANYTHING.test(digits))
    return [ABOVE, BELOW].some((bound) =>
      numbersBy(bound, digits).some((told) => values.some(({ re, im }) => im === 0 && re === told)),
    );
  if (kind === "set" || kind === "named-sets") return false;
  const above = [...numbersBy(ABOVE, digits), ...numbersBy(TOO_SMALL, digits)];
  const below = [...numbersBy(BELOW, digits), ...numbersBy(TOO_BIG, digits)];
  const pairs = [
    ...above.flatMap((low) => below.map((high): readonly [number, number] => [low, high])),
    ...[...digits.matchAll(WITHIN)].map(([, a, b]): readonly [number, number] => [Number(a), Number(b)]),
  ];
  return pairs.some(([low, high]) =>
    values.some(({ re, im }) => {
      const [least, most] = [Math.min(low, high), Math.max(low, high)];
      const onlyPrime = /\bprime\b/i.test(digits) && isPrime(re) && primesIn(least, most) === 1;
      const isRough = most - least > (Number.isInteger(re) ? WIDTH_MAX : 0.2) && !onlyPrime;
      return im === 0 && re !== 0 && least <= re && re <= most && !isRough;
    }),
  );
}

const PRIMES_WITHIN = 200;
const primesIn = (least: number, most: number): number =>
  most - least > PRIMES_WITHIN
    ? Number.POSITIVE_INFINITY
    : Array.from({ length: Math.floor(most - least) + 1 }, (_, at) => Math.ceil(least) + at).filter(isPrime)
        .length;

const numbersBy = (pattern: RegExp, text: string): readonly number[] =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));
