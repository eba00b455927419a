import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import { readSettled } from "@/server/solver/settle";
import { readableLatex } from "./readable-latex";
import { typedFormula } from "./typed-formula";

const WRITTEN: readonly (readonly [string, string])[] = [
  ["\\frac{x}{4}=3", "x/4 = 3"],
  ["\\frac{3x^{12}}{5}=y^2+1", "3x^12/5 = y² + 1"],
  ["a^{2}+1=5", "a² + 1 = 5"],
  ["\\frac78-\\frac16", "7/8 - 1/6"],
  ["\\frac{2}{3}\\div\\frac{3}{4}", "(2/3) ÷ (3/4)"],
  ["2\\frac{1}{2}+\\frac{3}{4}", "2 1/2 + 3/4"],
  ["\\frac{1}{2}x=5", "(1/2)x = 5"],
  ["\\frac{x+1}{x-2}=3", "(x + 1)/(x - 2) = 3"],
  ["\\sqrt{x+5}=3", "√(x + 5) = 3"],
  ["\\sqrt[3]{27}", "∛(27)"],
  ["e^{2x}=5", "e^(2x) = 5"],
  ["x^{-1}=4", "x^(-1) = 4"],
  ["\\mleft(x+1\\mright)^2=4", "(x + 1)² = 4"],
  ["-3\\le2x+1<7", "-3 ≤ 2x + 1 < 7"],
  ["\\mleft|x-3\\mright|=2", "|x - 3| = 2"],
  ["\\sin\\mleft(30\\degree\\mright)", "sin(30°)"],
  ["\\log_2\\mleft(8\\mright)", "log_2(8)"],
  ["2\\pi r=10", "2πr = 10"],
  ["15\\%\\times80", "15% × 80"],
];

describe("a formula that was written as on paper", () => {
  it.each(WRITTEN)("stands in the text as a person types it: %s", (latex, typed) => {
    expect(typedFormula(readableLatex(latex))).toBe(typed);
  });

  it.each(WRITTEN)("is read by the engine as the formula itself is: %s", (latex) => {
    const plain = readableLatex(latex);
    const [typed, written] = [typedFormula(plain) ?? "", plain].map((text) => {
      const outcome = readSettled(text, DEFAULT_LIMITS);
      return outcome.ok ? outcome.reading.latex : outcome.reason;
    });
    expect(typed).toBe(written);
  });

  it.each([
    "\\int_{0}^{1}x^2\\,dx",
    "\\sum_{k=1}^{5}k",
    "\\begin{cases}x+y=3\\\\x-y=1\\end{cases}",
    "\\sqrt[4]{16}",
  ])("stays as it is where one line cannot hold it: %s", (latex) => {
    expect(typedFormula(latex)).toBeNull();
  });

  it("shows a box that is still empty", () => {
    expect(typedFormula("\\frac{x}{\\placeholder{}}")).toBe("x/□");
  });
});
