import "server-only";
import type { Complex } from "@/server/solver/expression/evaluate-numeric";
import { namesOperation, type OperationElsewhere } from "./announced-elsewhere";
import type { GuardedAnswer } from "./guarded-answer";
import { isAmong, type Shown } from "./shown";

type Operation = (a: number, b: number) => readonly number[];

/** Words that name what is done with two numbers. The sentence may give its result instead of one of them: "ten more than
 * it is 33". */
const WITH_TWO: readonly (readonly [named: RegExp, operation: Operation, elsewhere?: OperationElsewhere])[] =
  [
    [
      /\+|\b(?:plus|add\w*|more|greater|bigger|higher|and|with|past|after|above|over|beyond|exceed\w*|sum|total|altogether|together|another|extra|longer|ones|units|later|up|on|forwards?|rise|rising|increas\w*)\b/i,
      (a, b) => [a + b, a - b],
      "adding",
    ],
    [
      /[-−]\s?\d|\b(?:minus|less|fewer|smaller|lower|under|below|beneath|before|short|reduc\w*|decreas\w*|los\w+|tak\w+|away|subtract\w*|difference|differs?|off|without|lack\w*|remov\w*|drop\w*|missing|earlier|down|back|fall\w*|too)\b/i,
      (a, b) => [a + b, a - b],
      "taking",
    ],
    [
      /[*×·]|\b(?:times|multipl\w*|product|of|lots|groups|sets|by|each|every)\b/i,
      (a, b) => [a * b, a / b],
      "multiplying",
    ],
    [
      /[/÷:]|\b(?:divid\w*|over|shar\w+|split\w*|cut\w*|quotient|ratio|parts|pieces|heaps|piles|equal|per|in|into|goes|fits?)\b/i,
      (a, b) => [a * b, a / b],
      "dividing",
    ],
    [/\b(?:between|mid\w*|half ?way|mean|average|centre|center)\b/i, (a, b) => [(a + b) / 2]],
  ];
/** The same with one. */
const WITH_ONE: readonly (readonly [
  named: RegExp,
  operation: (a: number) => readonly number[],
  elsewhere?: OperationElsewhere,
])[] = [
  [
    /\b(?:half\w*|halv\w+|double\w*|doubling|twice|two (?:equal )?parts|in two|pairs?)\b|1\/2|\b2\b/i,
    (a) => [a / 2, a * 2],
    "doubling",
  ],
  [/\b(?:thirds?|tripl\w+|thrice|treble\w*)\b|1\/3/i, (a) => [a / 3, a * 3]],
  [/\b(?:quarter\w*|fourths?|quadrupl\w+)\b|1\/4/i, (a) => [a / 4, a * 4]],
  [/\b(?:square\w*|squaring|root\w*|itself|\^2)\b|√/i, (a) => [a * a, Math.sqrt(Math.abs(a))]],
  [/\b(?:cube\w*|cubing|\^3)\b/i, (a) => [a ** 3, Math.cbrt(a)]],
  [
    /\b(?:next|after|before|previous|preced\w+|success\w+|predecess\w+|neighbou?r\w*|follow\w*|consecutive)\b/i,
    (a) => [a + 1, a - 1],
  ],
  [/\b(?:opposite|negative|negated|sign)\b/i, (a) => [-a]],
  [/\b(?:reciprocal|inverse|one over)\b/i, (a) => [1 / a]],
];

const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?:\s?\/\s?\d+(?:\.\d+)?)?(?![\d.]*\d)/g;
/** A sentence with more numbers than this gives none of them away by being full of them. */
const NUMBERS_MAX = 6;

/** Whether a listener can work the answer out from numbers of a sentence with what it names to be done with them. The
 * numbers of the problem and of the way to its answer are there to be worked with; one that is neither is there to tell
 * something.
 * @param digits with its spelled numbers in digits */
export function isComputable(
  digits: string,
  { secret, shown }: { readonly secret: GuardedAnswer; readonly shown: Shown },
): boolean {
  const numbers = [...numbersIn(digits), ...(A_WHOLE.test(digits) ? [1] : [])];
  if (numbers.length === 0 || numbers.length > NUMBERS_MAX || secret.values.length === 0) return false;
  const isForeign = foreignTo(secret, shown);
  const own = numbers.filter((number) => !isForeign(number));
  const explained = own.flatMap((number, place) => reachedFrom(number, own.toSpliced(place, 1), digits));
  const reached = numbers.flatMap((number, place) =>
    isForeign(number) && !explained.some((value) => isClose(value, number))
      ? reachedFrom(number, numbers.toSpliced(place, 1), digits)
      : [],
  );
  return reached.some((value) => Number.isFinite(value) && isTold(value, secret.values));
}

/** "A sixth short of a whole". */
const A_WHOLE = /\b(?:a|the|one|1) whole\b(?! number)/i;

const isClose = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** What comes of a number, alone or with one of the others, by what the sentence names. */
const reachedFrom = (number: number, others: readonly number[], digits: string): readonly number[] => [
  ...WITH_ONE.flatMap(([named, of, elsewhere]) => (isNamed(digits, named, elsewhere) ? of(number) : [])),
  ...others.flatMap((other) =>
    WITH_TWO.flatMap(([named, of, elsewhere]) =>
      isNamed(digits, named, elsewhere) ? [...of(number, other), ...of(other, number)] : [],
    ),
  ),
];

const isNamed = (digits: string, named: RegExp, elsewhere: OperationElsewhere | undefined): boolean =>
  named.test(digits) || (elsewhere !== undefined && namesOperation(digits, elsewhere));

/** One and zero come about by themselves. */
const isTold = (value: number, values: readonly Complex[]): boolean =>
  value !== 0 && value !== 1 && isAmong({ re: value, im: 0 }, values);

function foreignTo({ onTheWay }: GuardedAnswer, { values, text }: Shown): (number: number) => boolean {
  // The fractions of the problem are its numbers as well.
  const steps = [
    ...[...onTheWay].flatMap((step) => step.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
    ...numbersIn(text).map(Math.abs),
  ];
  return (number) => {
    const size = Math.abs(number);
    if (steps.some((each) => isClose(each, size))) return false;
    return size > 2 || !Number.isInteger(size)
      ? !isAmong({ re: number, im: 0 }, values) && !isAmong({ re: -number, im: 0 }, values)
      : false;
  };
}

function numbersIn(digits: string): readonly number[] {
  return (digits.match(NUMBER) ?? []).flatMap((written) => {
    const [whole = "", part] = written.split("/");
    const value = Number(whole) / (part === undefined ? 1 : Number(part));
    return Number.isFinite(value) ? [value] : [];
  });
}
