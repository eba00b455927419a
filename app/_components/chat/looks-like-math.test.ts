import { describe, expect, it } from "vitest";
import { looksLikeMath } from "./looks-like-math";

describe("a message that is being typed", () => {
  it.each([
    "Solve 2x + 3 = 7",
    "x^2",
    "√8",
    "\\frac{1}{2}",
    "3/4",
    "2(x + 1)= ",
    "45% of 120",
    "3 + 4",
    "x + 1",
    "is x<3 right",
  ])("may hold a problem: %s", (text) => {
    expect(looksLikeMath(text)).toBe(true);
  });

  it.each([
    "",
    "Why?",
    "Why did you do step 2?",
    "Give me a hint",
    "e-mail me",
    "in 1990 - or so",
    "pages 3 and 4",
    "I am 14",
  ])("holds words: %s", (text) => {
    expect(looksLikeMath(text)).toBe(false);
  });

  it("holds no problem worth a look when it is long", () => {
    expect(looksLikeMath(`x = 1 ${"and so on ".repeat(40)}`)).toBe(false);
  });
});
