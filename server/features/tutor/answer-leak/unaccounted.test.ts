import { describe, expect, it } from "vitest";
import { guardedAnswerOf } from "./guarded-answer";
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
});
