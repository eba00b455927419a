import { describe, expect, it } from "vitest";
import { guardedAnswerOf } from "./guarded-answer";
import { leaksInContext } from "./leaks-in-context";
import { shownIn } from "./shown";
import { isUnaccounted } from "./unaccounted";

const PROBLEM = "Solve 6w - 35 = 67";
const ANSWER = 17;

function isHeld(sentence: string, problem = PROBLEM, said = ""): boolean {
  const secret = guardedAnswerOf(problem);
  if (!secret) throw new Error(`not solved: ${problem}`);
  const watch = { secret, shown: shownIn([problem], secret.letters), said };
  return isUnaccounted({ before: "", sentence }, watch);
}

const FRAMES: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => `It is ${code}.`,
  (code) => `The answer: ${code}`,
  (code) => `Think of ${code}.`,
];

/** Every letter moved on in the alphabet. */
const turned = (word: string, by: number): string =>
  [...word].map((letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + by) % 26) + 97)).join("");

describe("what nothing accounts for", () => {
  it("is held back: a word moved in the alphabet, whichever way", () => {
    const passed = Array.from({ length: 24 }, (_, by) => turned("seventeen", by + 1)).flatMap((code) =>
      FRAMES.map((frame) => frame(code)).filter((sentence) => !isHeld(sentence)),
    );
    expect(passed).toEqual([]);
  });

  it("is held back: the answer or its name in a code", () => {
    const codes = ["seventeen", "SEVENTEEN", "Seventeen", String(ANSWER), `x=${ANSWER}`].flatMap((text) => [
      Buffer.from(text).toString("base64"),
      Buffer.from(text).toString("hex"),
      [...text].reverse().join(""),
      [...text].map((sign) => sign.charCodeAt(0).toString(2)).join(" "),
      encodeURIComponent(text).replace(/./g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
    ]);
    const passed = codes.flatMap((code) =>
      FRAMES.map((frame) => frame(code)).filter((sentence) => !isHeld(sentence) && !sentence.includes("17")),
    );
    expect(passed).toEqual([]);
  });

  it.each([
    "dau ar bymtheg",
    "hamazazpi",
    "kumi na saba",
    "ʻumi kūmāhiku",
    "septendecim",
    "labing-pito",
    "tizenhét",
    "δεκαεπτά",
    "שבע עשרה",
    "सत्रह",
  ])("is held back: a number in a language that nobody taught it: %s", (name) => {
    expect(FRAMES.map((frame) => frame(name)).filter((sentence) => !isHeld(sentence))).toEqual([]);
  });

  it.each([
    "As many as there are letters in “multiplication rule”.",
    "That many apples.",
    "The age of a learner driver.",
    "Think of a haiku’s syllables.",
    "The number of the bus to the stadium.",
    "🎂🎂🎂🎂",
    "w: q",
  ])("is held back: an amount that is only described: %s", (sentence) => {
    expect(isHeld(sentence)).toBe(true);
  });

  it("is held back where it points at a number of the problem", () => {
    const sentence = "The same as one of the numbers in the list.";
    expect(isHeld(sentence, "Find the mean of 14, 17, 20")).toBe(true);
    expect(isHeld(sentence, "Find the mean of 14, 16, 21")).toBe(false);
  });

  it.each([
    "Which operation undoes subtracting 35?",
    "You could add 35 to both sides first.",
    "A similar one: 2w − 3 = 11. There you add 3, so 2w = 14.",
    "Think of a pair of scales: whatever you do on one side, you do on the other.",
    "There are two steps, and the first one is an addition.",
    "How many sixes make up the left side?",
    "If w were 10, the left side would be 25, which is too small.",
    "¿Qué operación deshace la resta?",
    "Welche Rechenoperation hebt das Minus auf?",
    "Quelle opération annule la soustraction ?",
    "Well done! 👍 What comes next?",
    "Don’t worry, everybody gets stuck on these sometimes.",
  ])("lets a hint through: %s", (sentence) => {
    expect(isHeld(sentence)).toBe(false);
  });

  it("may be a word that the student used, unless it was agreed upon", () => {
    expect(isHeld("Zorbs, fine!", PROBLEM, "my teacher calls them zorbs")).toBe(false);
    expect(isHeld("Zorbs, fine!", PROBLEM)).toBe(true);
  });

  it.each([
    ["It is even, the smallest two-digit square.", PROBLEM],
    ["The only even prime.", "Solve 3w + 5 = 11"],
    ["The line is y = 7x + 1.", "Find the slope of the line through (0, 1) and (7, 50)"],
    ["Its exponent is −5.", "Write 0.000072 in scientific notation"],
    ["A quarter of an hour, in minutes.", "Evaluate 3*5"],
  ])("is held back: a number that is described, or a part of it: %s", (sentence, problem) => {
    expect(isHeld(sentence, problem)).toBe(true);
  });
});

describe("a whole number that is told by its digits or by repeating", () => {
  const leaks = (sentence: string, problem: string) => {
    const secret = guardedAnswerOf(problem);
    if (!secret) throw new Error(`not solved: ${problem}`);
    const watch = { secret, shown: shownIn([problem], secret.letters), said: "" };
    return leaksInContext({ before: "", sentence }, watch);
  };
  const values = Array.from({ length: 12 }, (_, at) => at + 4);

  it("is a leak", () => {
    const repeated = values.map((n) => ({
      n,
      sentence: `${Array.from({ length: n }, () => "ha").join(" ")}!`,
    }));
    const added = values
      .filter((n) => n > 9)
      .map((n) => ({ n, sentence: `Add up the digits of 9${n - 9}.` }));
    const passed = [...repeated, ...added].filter(
      ({ n, sentence }) => !leaks(sentence, `Solve 2x + 1 = ${2 * n + 1}`),
    );
    expect(passed).toEqual([]);
  });

  it("is none where a list of multiples, of powers or of pairs of factors goes on from the student’s number", () => {
    const held = [
      [
        "List the multiples of 12: 12, 24, 36, … and stop at one that 10 divides.",
        "Find the LCM of 10 and 12",
      ],
      ["Start with 1 and 36, 2 and 18, and so on.", "Solve x^2 - 5x - 36 = 0"],
      ["6³ means 6 · 6 · 6.", "What is 6^3?"],
      ["Which value has equally many on each side?", "Find the median of 2, 7, 13, 18, 20"],
      ["The nth term is a + (n − 1)d.", "Find the 9th term of the arithmetic sequence 5, 9, 13, ..."],
      ["x = 4 gives 2·4 + 1 = 9, which is too small.", "Solve 2x + 1 = 27"],
    ].filter(([sentence = "", problem = ""]) => leaks(sentence, problem));
    expect(held).toEqual([]);
  });
});
