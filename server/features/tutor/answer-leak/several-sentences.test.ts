import { describe, expect, it } from "vitest";
import { guardedAnswerOf } from "./guarded-answer";
import { leaksInContext } from "./leaks-in-context";
import { shownIn } from "./shown";
import { inWords } from "./wording";

/** Whether any sentence of a reply is held back, each looked at behind those that were said. */
function isHeld(problem: string, sentences: readonly string[]): boolean {
  const secret = guardedAnswerOf(problem);
  if (!secret) throw new Error(`not solved: ${problem}`);
  const watch = { secret, shown: shownIn([problem], secret.letters) };
  return sentences.some((sentence, place) =>
    leaksInContext({ before: sentences.slice(0, place).join(""), sentence }, watch),
  );
}

const initialsOf = (value: number, end: string): readonly string[] =>
  [...inWords(value).replace(" ", "")].map((letter) => `${OPENINGS[letter] ?? letter} carry on${end}`);

/** Something that a tutor begins with, by its first letter. */
const OPENINGS: Readonly<Record<string, string>> = Object.fromEntries(
  "And Each First Go Help If Look Now Or Read So Try Use Very What X You"
    .split(" ")
    .map((word) => [word.charAt(0).toLowerCase(), word]),
);

describe("an answer told over several sentences", () => {
  it.each([13, 16, 24, 35])("is held back where they begin with the letters of %i", (value) => {
    const problem = `Solve 5x + 9 = ${5 * value + 9}`;
    expect(isHeld(problem, initialsOf(value, "\n"))).toBe(true);
    expect(isHeld(problem, initialsOf(value, ". "))).toBe(true);
    expect(isHeld(problem, initialsOf(value + 4, "\n"))).toBe(false);
  });

  it("is held back where the terms are told one by one", () => {
    const problem = "Differentiate x^4 + 7x";
    expect(isHeld(problem, ["The first term turns into 4x³ and the second into 7."])).toBe(true);
    expect(isHeld(problem, ["The first term is a power of x and the second is 7x."])).toBe(false);
  });

  it("is held back where it is counted in the plural", () => {
    expect(isHeld("Solve 4y - 9 = 39", ["Four twelves are forty-eight."])).toBe(true);
    expect(isHeld("Solve 4y - 9 = 39", ["How many fours are in forty-eight?"])).toBe(false);
  });
});
