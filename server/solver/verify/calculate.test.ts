import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import type { AnswerValue, Form, Problem } from "../types";
import { verifyValue } from "./verify";

const problem = (text: string, form: Form = {}): Problem => ({
  task: "calculate",
  expression: parseExpression(text),
  text,
  instruction: "Calculate",
  latex: text,
  form,
});

const claim = (text: string, answer: string, form: Form = {}) => {
  const value: AnswerValue =
    answer === "undefined" || answer === "not a real number"
      ? { kind: "word", word: answer }
      : { kind: "expression", expression: parseExpression(answer) };
  return verifyValue(problem(text, form), value, budget(DEFAULT_LIMITS));
};

describe("the check of a calculation", () => {
  it.each([
    ["3/4 + 5/6", "\\frac{19}{12}", "In decimals: $0.75 + 0.8333\\ldots = 1.5833\\ldots$."],
    ["91 \\div 7", "13", "Multiply back: $13 \\cdot 7 = 91$."],
    ["52 - 67", "-15", "Go back: $-15 + 67 = 52$."],
    [
      "\\sqrt{72}",
      "6\\sqrt{2}",
      "Raise the answer to the power of the root: $\\left(6\\sqrt{2}\\right)^2 = 72$.",
    ],
  ])("of %s tells a student how to repeat it", (text, answer, evidence) => {
    expect(claim(text, answer)).toEqual({ status: "verified", evidence: [evidence] });
  });

  it.each<[string, string, Form?]>([
    ["3/4 + 5/6", "\\frac{8}{10}"],
    ["3/4 + 5/6", "\\frac{38}{24}"],
    ["\\sqrt{72}", "3\\sqrt{8}"],
    ["\\sqrt{72}", "-6\\sqrt{2}"],
    ["1/\\sqrt{2}", "\\frac{1}{\\sqrt{2}}"],
    ["1/3", "0.333"],
    ["2/3", "0.66", { decimals: 2 }],
    ["2.345", "2.34", { decimals: 2 }],
    ["-0.5", "0", { decimals: 0 }],
    ["7851", "7901", { decimals: -2 }],
    ["7.25", "7.25", { decimals: 1 }],
    ["5/0", "0"],
    ["5/2", "undefined"],
    ["\\sqrt{4}", "not a real number"],
    ["\\sqrt{-4} + i", "not a real number"],
    ["7/2", "\\frac{7}{2}", { number: "mixed" }],
    ["0.4", "0.4", { number: "fraction" }],
    ["0.4", "0.4", { number: "percent" }],
    ["(1 + i)^2", "2"],
  ])("of %s refutes %s", (text, answer, form) => {
    expect(claim(text, answer, form)).toMatchObject({ status: "refuted" });
  });

  it("accepts a correctly rounded value", () => {
    expect(claim("2/3", "0.67", { decimals: 2 })).toMatchObject({ status: "verified" });
    expect(claim("\\sqrt{53}", "7.28", { decimals: 2 })).toMatchObject({ status: "verified" });
  });

  const CARDANO = "\\sqrt[3]{2 + \\sqrt{5}} + \\sqrt[3]{2 - \\sqrt{5}}";

  it("calls a comparison in doubles partial", () => {
    expect(claim(CARDANO, "1")).toMatchObject({ status: "partial" });
    expect(claim(CARDANO, "2")).toMatchObject({ status: "refuted" });
  });
});
