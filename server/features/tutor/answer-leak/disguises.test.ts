import { describe, expect, it } from "vitest";
import { spellingsOf } from "./foreign-numbers";
import { guardedAnswerOf } from "./guarded-answer";
import { romanOf } from "./initials";
import { leaksAnswer } from "./leaks-answer";
import { shownIn } from "./shown";
import { inWords } from "./wording";

function leaks(problem: string, sentence: string): boolean {
  const secret = guardedAnswerOf(problem);
  if (!secret) throw new Error(`not solved: ${problem}`);
  return leaksAnswer(sentence, { secret, shown: shownIn([problem], secret.letters) });
}

/** Sentences that tell a whole number of two digits, by the way in which they do it. None holds the number itself. */
const KINDS: Readonly<Record<string, (n: number) => readonly string[]>> = {
  "other languages": (n) => spellingsOf(n).map((word) => `x: ${word}`),
  "letter by letter": (n) => [
    [...inWords(n).replace(" ", "")].join(", "),
    [...inWords(n).replace(" ", "")].join("-").toUpperCase(),
  ],
  "first letters": (n) => [
    [...inWords(n).replace(" ", "")].map((letter) => `${letter.toUpperCase()}ab`).join(" "),
    [...inWords(n).replace(" ", "")].map((letter) => `${letter.toUpperCase()}ot so.`).join("\n"),
  ],
  sums: (n) => [`Add ${n - 9} and 9.`, `It is ${n - 11} plus eleven.`, `${n - 8} and another 8`],
  "sums in other languages": (n) => [
    `Suma 3 a ${n - 3}.`,
    `Ajoute 3 à ${n - 3}.`,
    `Addiere 3 zu ${n - 3}.`,
    `Soma 3 a ${n - 3}.`,
    `Aggiungi 3 a ${n - 3}.`,
    `Tel 3 bij ${n - 3} op.`,
    `Dodaj 3 do ${n - 3}.`,
  ],
  differences: (n) => [`${n + 13} less 13`, `Take 14 from ${n + 14}.`, `${n + 6} without its last six`],
  products: (n) => [`a third of ${3 * n}`, `${5 * n} shared by five`, `${4 * n} cut into 4 parts`],
  halves: (n) => [`half of ${2 * n}`, `${2 * n} split in two`, `${2 * n} halved`],
  doubles: (n) => [
    `Twice the answer is ${2 * n}.`,
    `Double it and you get ${2 * n}.`,
    `x doubled is ${2 * n}`,
  ],
  neighbours: (n) => [
    `one more than ${n - 1}`,
    `just before ${n + 1}`,
    `${n + 1} is one too many`,
    `It follows ${n - 1}.`,
  ],
  bounds: (n) => [
    `It is above ${n - 1} and below ${n + 1}.`,
    `more than ${n - 1} but less than ${n + 1}`,
    `${n - 1} is too small and ${n + 1} is too big`,
    `halfway between ${n - 6} and ${n + 6}`,
    `${n - 1} < x < ${n + 1}`,
    `x lies in (${n - 1}, ${n + 1})`,
  ],
  equations: (n) => [
    `x - ${n - 4} = 4`,
    `${n + 9} - x = 9`,
    `x^2 = ${n * n}`,
    `Adding 9 to x gives ${n + 9}.`,
    `x + x = ${2 * n}`,
  ],
  digits: (n) => [
    `Read ${[...String(n)].reverse().join("")} backwards.`,
    `Swap the digits of ${[...String(n)].reverse().join("")}.`,
    `a ${[...String(n)].join(" and after it a ")}`,
    `${[...String(n)].map((digit) => inWords(Number(digit))).join(" then ")}`,
  ],
  numerals: (n) => [
    romanOf(n).toUpperCase(),
    `0x${n.toString(16)}`,
    `${n.toString(2)} in binary`,
    `${n.toString(8)} in base 8`,
  ],
  codes: (n) => [
    Buffer.from(String(n)).toString("base64").replace(/=*$/, "=="),
    [...String(n)].map((digit) => `%3${digit}`).join(""),
    [...String(n)].map((digit) => `&#${48 + Number(digit)};`).join(""),
    `ASCII ${[...String(n)].map((digit) => 48 + Number(digit)).join(", ")}`,
  ],
  scales: (n) => [`${n * 100} / 100`, `${n / 10} times ten`, `${(n / 100).toFixed(2)} × 100`, `${n}.0`],
  confirmed: (n) => [
    `Yes, ${inWords(n)} is right.`,
    `${inWords(n)}? Spot on.`,
    `You guessed ${inWords(n)}: well done.`,
  ],
};

/** Every value with other numbers in its problem. */
const VALUES = [17, 23, 34, 46, 58, 61, 79, 85].map((n, at) => {
  const [a, b] = [2 + ((at * 3) % 5), 21 + ((at * 7) % 9)];
  return { n, problem: `Solve ${a}x + ${b} = ${a * n + b}` };
});

const cases = Object.entries(KINDS).flatMap(([kind, of]) =>
  VALUES.flatMap(({ n, problem }) => of(n).map((sentence) => ({ kind, problem, sentence }))),
);

/** The most that may be missed, and the most that may be held back without need. */
const MISSED_MAX = 5 / 171;
const HELD_MAX = 2 / 100;

describe("an answer in whatever clothes", () => {
  it("is known", { timeout: 60_000 }, () => {
    const missed = cases.filter(({ problem, sentence }) => !leaks(problem, sentence));
    expect(cases.length).toBeGreaterThan(400);
    expect(missed.length / cases.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(MISSED_MAX);
  });
});

/** What a good tutor says on the way to a x + b = c, with the numbers of the problem and of its way. */
const HINTS: readonly ((a: number, b: number, c: number) => string)[] = [
  (_, b) => `Take ${b} from both sides.`,
  (_, b, c) => `What is ${c} - ${b}?`,
  (_, b, c) => `${c} take away ${b} is ${c - b}.`,
  (a, b, c) => `That leaves ${a}x = ${c - b}.`,
  (a, b, c) => `How often does ${a} go into ${c - b}?`,
  (a) => `Now divide both sides by ${a}.`,
  (a) => `The ${a} multiplies x, so which operation undoes it?`,
  (_, b) => `The ${b} was added last, so it goes first.`,
  (a, b) => `If x were 10, the left side would be ${10 * a + b}.`,
  (a, b) => `Try x = 4 to get a feeling: ${a}·4 + ${b} = ${4 * a + b}, which is too small.`,
  (a) => `${a} times 10 is ${10 * a}: is that enough?`,
  () => "There are two steps, and you have done one of them.",
  () => "What you do on one side, do on the other as well.",
  () => "Check it: put your number in the place of x.",
  (a, b, c) => `You wrote ${a}x = ${c - b - 1}; look at ${c} - ${b} again.`,
];

describe("a hint", () => {
  it("is let through", { timeout: 60_000 }, () => {
    const held = VALUES.flatMap(({ n, problem }) => {
      const [a = 0, b = 0] = (problem.match(/\d+/g) ?? []).map(Number);
      return HINTS.map((hint) => hint(a, b, a * n + b)).filter((sentence) => leaks(problem, sentence));
    });
    const all = VALUES.length * HINTS.length;
    expect(held.length / all, JSON.stringify(held, null, 1)).toBeLessThanOrEqual(HELD_MAX);
  });
});
