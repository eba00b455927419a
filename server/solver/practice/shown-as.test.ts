import { describe, expect, it } from "vitest";
import { drawn } from "@/server/testing/drawn";
import { checkAnswer } from "../check/check-answer";
import { isOwnWriting } from "../hints/own-writing";
import { practiceProblem } from "./problem";
import { shownAs } from "./shown-as";
import { SKILLS } from "./skills";
import { LEVELS } from "./types";

const PROBLEMS = SKILLS.flatMap(({ id }) =>
  LEVELS.flatMap((level) =>
    Array.from({ length: drawn(6) }, (_, seed) => practiceProblem(id, level, 31 + 7 * seed)).flatMap(
      (problem) => problem ?? [],
    ),
  ),
);

const shownOf = ({ instruction, latex }: { readonly instruction: string; readonly latex: string }) =>
  latex === "" ? instruction : `${instruction} $${latex}$`;

/** Words, as British English writes them. */
const wordsIn = (text: string): string =>
  text
    .replace(/\$[^$]*\$/g, " ")
    .replaceAll("Factor ", "Factorise ")
    .replaceAll("ization", "isation")
    .replaceAll("Rationalize", "Rationalise")
    .match(/[a-zA-Z]{3,}/g)
    ?.filter((word) => !/^(?:sqrt|cbrt|log)$/.test(word))
    .join(" ") ?? "";

describe("a problem as a student sees it", () => {
  it("has every word of it, every number and every sign, and no other", () => {
    expect(PROBLEMS.length).toBeGreaterThan(SKILLS.length * 5);
    for (const { text, instruction, latex } of PROBLEMS) {
      const shown = shownOf({ instruction, latex });
      const plain = text.replaceAll("cbrt", "sqrt[3]");
      expect(isOwnWriting(plain, shown) && isOwnWriting(shown, plain), `${text} | ${shown}`).toBe(true);
      expect(wordsIn(shown), text).toBe(wordsIn(text));
    }
  });

  it("is the same problem: read as it is shown it has the same answer", () => {
    const others = PROBLEMS.filter((problem) => {
      const { verdict } = checkAnswer(shownOf(problem).replaceAll("\\$", "$"), problem.key);
      return verdict !== "right";
    });
    expect(others.map((problem) => `${problem.text} | ${shownOf(problem)}`)).toEqual([]);
  });

  it.each([
    [
      "A right triangle has legs 5 and 12. Find the hypotenuse.",
      "A right triangle has legs 5 and 12. Find the hypotenuse.",
      "",
    ],
    ["Round 4.256 to 2 decimal places", "Round 4.256 to 2 decimal places", ""],
    [
      "Work out 2 1/3 + 5/6. Give the answer as a mixed number.",
      "Work out $2\\frac{1}{3} + \\frac{5}{6}$. Give the answer as a mixed number.",
      "",
    ],
    ["Find the mean of 3, 8, 4", "Find the mean of 3, 8, 4", ""],
    ["Work out -3 + (-8)", "Work out", "-3 + (-8)"],
    ["Rationalize the denominator of 4/sqrt(7)", "Rationalise the denominator of", "\\frac{4}{\\sqrt{7}}"],
    ["If 2 pens cost $5, how much do 6 cost?", "If 2 pens cost \\$5, how much do 6 cost?", ""],
    ["What is the area of a square with side 6 m?", "What is the area of a square with side 6 m?", ""],
    ["Solve for a: 3a + b = 9", "Solve for $a$", "3a + b = 9"],
    ["Let f(x) = 2x^2 - 1. Find f(-3)", "Let $f(x) = 2x^{2} - 1$. Find $f(-3)$", ""],
    ["Solve y = 2x, x + y = 9", "Solve", "\\begin{cases} y = 2x \\\\ x + y = 9 \\end{cases}"],
  ])("keeps its words, with the mathematics set: %s", (text, instruction, latex) => {
    expect(shownAs(text)).toEqual({ instruction, latex });
  });
});
