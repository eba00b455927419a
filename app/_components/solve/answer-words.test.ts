import { describe, expect, it } from "vitest";
import { answerInWords } from "./answer-words";

describe("an answer in words", () => {
  it.each([
    ["Is 97 prime?", "\\text{True}", "\\text{Yes}"],
    ["does 7 divide 30", "\\text{False}", "\\text{No}"],
    ["True or false: 3 > 2", "\\text{True}", "\\text{True}"],
    ["Isosceles triangle: is it right-angled?", "\\text{True}", "\\text{True}"],
    ["Is 7/8 more than 3/4?", "\\frac{7}{8}", "\\frac{7}{8}"],
  ])("to %j: %s is said as %s", (text, latex, said) => {
    expect(answerInWords({ text, latex })).toBe(said);
  });
});
