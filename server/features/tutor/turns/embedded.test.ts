import { describe, expect, it } from "vitest";
import { findProblem } from "../built-in/find-problem";

/** The answer to the problem that a turn holds, in LaTeX; empty without one. */
const solvedFrom = (turn: string): string => {
  const found = findProblem(turn);
  return found.kind === "worked" ? (found.result.answer ?? "") : "";
};

const PROBLEMS: readonly (readonly [problem: string, answer: RegExp])[] = [
  ["what 14 times 18 is", /252/],
  ["the mean of 6, 9, 12 and 17", /11/],
  ["the perimeter of a rectangle with sides 3 cm and 11 cm", /28/],
];

/** Sentences in which a problem is told or asked about. */
const TELLING = [
  "my grandmother wanted to know *",
  "does anybody know *",
  "a lad from my class asked me *",
  "could you tell me *",
  "we did this yesterday. can you explain *",
  "does anyone know *? i have no idea",
];

describe("a problem within a sentence about people", () => {
  it.each(TELLING)("is found: %s", (telling) => {
    for (const [problem, answer] of PROBLEMS)
      expect(solvedFrom(telling.replace("*", problem)), `${telling}: ${problem}`).toMatch(answer);
  });

  it.each([
    ["i have to get y out of y/6 + 1 = 4", /18/],
    ["I don't know how to isolate n in 3n - 8 = 13", /7/],
    ["We just learned logarithms. log base 3 of 81", /4/],
    ["is there a way to write 0.625 as a fraction", /5\/8/],
  ])("is found: %s", (turn, answer) => {
    expect(solvedFrom(turn)).toMatch(answer);
  });

  it.each([
    "does anyone know the eccentricity of x^2 + 4y^2 = 4 without squares",
    "we learned base 7. what is 5 + 6",
    "she asked me twice the square root of 49 and we want the negative one",
  ])("is not cut out of what changes it: %s", (turn) => {
    expect(solvedFrom(turn)).not.toMatch(/^(?:11|7)$/);
  });
});
