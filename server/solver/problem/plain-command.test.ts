import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { DEFAULT_LIMITS } from "../limits";
import { isPlainCommand } from "./plain-command";
import { readProblem } from "./read";

const PLAIN = [
  "Solve 3x + 5 = 20",
  "3/4 + 5/6",
  "x^2 - 5x + 6 = 0",
  "Expand (x + 2)(x - 3).",
  "What is the value of $\\frac{3}{4} + \\frac{1}{2}$?",
  "Solve for y: 2x + 3y = 12",
  "solve the system of equations 2x + y = 5, x - y = 1",
];

const PARTICULAR = [
  "Find the slope of the line through (1, 2) and (3, 4)",
  "simplify 12:18",
  "simplify 3 : 4",
  "(1, 2) + (3, 4)",
  "1, 3, 5, 7",
  "find f(3)",
  "what is 30% of 50",
  "5 m² in cm²",
  "3 km = ? m",
  "tan^-1 1",
  "is 4/2 = 2",
  "x > 3",
  "[1 2; 3 4]",
  "y' = 2y",
  "Simplify Δx",
];

/** Words and mathematics that make commands, sensible or not. */
const WORD = fc.constantFrom(
  ..."Solve simplify expand factor evaluate calculate find what is whats the value of for and then equation expression system following completely please answer work out".split(
    " ",
  ),
);
const MATHEMATICS = fc.constantFrom(
  "3x + 5 = 20",
  "x^2 - 9",
  "(x + 2)(x - 3)",
  "3/4 + 5/6",
  "√12",
  "|x - 3| = 5",
  "x = 3, y = 4",
  "2^x = 8",
  "a(b + c)",
  "x",
  "y",
  "7",
  "$\\frac{x}{2} = 4$",
  "x + y = 5, x - y = 1",
  "1.5 · 4",
  "x(x - 1) = 0",
  "p q r",
  "2 × 3 ÷ 4",
  "e^x",
  "n^2 = 2n",
  "2:",
  "?",
);
const COMMAND = fc
  .array(fc.oneof(WORD, WORD, MATHEMATICS), { minLength: 1, maxLength: 7 })
  .map((parts) => parts.join(" "));

describe("a plain command", () => {
  let readWithAll: typeof readProblem;
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock("./plain-command", () => ({ isPlainCommand: () => false }));
    readWithAll = (await import("./read")).readProblem;
  });

  it.each(PLAIN)("is one: %s", (text) => expect(isPlainCommand(text)).toBe(true));
  it.each(PARTICULAR)("is about something in particular, and none: %s", (text) =>
    expect(isPlainCommand(text)).toBe(false),
  );

  it("is read the same as by all readers", () => {
    fc.assert(
      fc.property(COMMAND, (text) => {
        if (isPlainCommand(text))
          expect(readProblem(text, DEFAULT_LIMITS)).toEqual(readWithAll(text, DEFAULT_LIMITS));
      }),
      { seed: 29, numRuns: 150 },
    );
  });
});
