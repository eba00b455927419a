import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../limits";
import { readProblem } from "./read";

const reading = (text: string) => readProblem(text, DEFAULT_LIMITS).reading;

describe("a text that can be read in two ways", () => {
  it.each([
    ["Simplify a/3b", "\\frac{a}{3b}", "Simplify a/3*b"],
    ["Simplify (a + 1)/5b", "\\frac{a + 1}{5b}", "Simplify (a + 1)/5*b"],
    ["27^1/3", "27^{\\frac{1}{3}}", "27^(1)/3"],
    ["Solve m2 + 4m = 12", "m^2 + 4m = 12", "Solve m*2 + 4m = 12"],
    ["Expand (k + 7)2", "(k + 7)^2", "Expand (k + 7)*2"],
  ])("%s is read as most people mean it, with the other reading beside it", (text, latex, otherText) => {
    const read = reading(text);
    expect(read.latex).toBe(latex);
    expect(read.doubt?.otherText).toBe(otherText);
    expect(read.doubt?.reason).toMatch(/^I .+\.$/);
  });

  it.each(["Simplify a/3*b", "27^(1)/3", "Expand (k + 7)*2"])(
    "%s is not doubted once it is plain",
    (text) => {
      const outcome = readProblem(text, DEFAULT_LIMITS);
      expect(outcome.ok).toBe(true);
      expect(outcome.reading.doubt).toBeUndefined();
    },
  );

  it("keeps the text as it was typed", () => {
    const outcome = readProblem("Expand (k + 7)2", DEFAULT_LIMITS);
    expect(outcome.ok && outcome.problem.text).toBe("Expand (k + 7)2");
  });

  it("is refused when it can be read in too many ways", () => {
    expect(readProblem("Simplify a/2b + b/2c + c/2d + d/2a", DEFAULT_LIMITS).ok).toBe(false);
  });
});
