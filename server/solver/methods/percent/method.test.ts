import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { valueLatex } from "../../printer/answer/value";
import type { Form, Problem } from "../../types";
import { verifyValue } from "../../verify/verify";
import { percent } from "./method";

interface Given {
  readonly rate?: string;
  readonly whole?: string;
  readonly part?: string;
  readonly form?: Form;
}

const problem = ({ rate, whole, part, form = {} }: Given): Problem => ({
  task: "percent",
  rate: rate ? parseExpression(rate) : null,
  whole: whole ? parseExpression(whole) : null,
  part: part ? parseExpression(part) : null,
  text: "",
  instruction: "Find",
  latex: "",
  form,
});

const cases: readonly (Given & { readonly answer: string })[] = [
  { rate: "35", whole: "80", answer: "28" },
  { rate: "6.5", whole: "42", answer: "2.73" },
  { rate: "12 1/2", whole: "96", answer: "12" },
  { rate: "150", whole: "64", answer: "96" },
  { rate: "30", part: "21", answer: "70" },
  { rate: "8.25", part: "6.6", answer: "80" },
  { rate: "7", part: "10", answer: "\\frac{1000}{7}" },
  { rate: "7", part: "10", form: { decimals: 2 }, answer: "142.86" },
  { part: "18", whole: "45", answer: "40\\%" },
  { part: "9", whole: "4", answer: "225\\%" },
  { part: "5", whole: "7", form: { decimals: 1 }, answer: "71.4\\%" },
];

describe("percents", () => {
  it.each(cases)("answers %o", (given) => {
    const derivation = percent.work(problem(given), budget(DEFAULT_LIMITS));
    expect(derivation && valueLatex(derivation.answer)).toBe(given.answer);
    expect(derivation?.steps.at(-1)?.latex).toBe(given.answer);
    const value = derivation?.answer ?? { kind: "none" as const };
    expect(verifyValue(problem(given), value, budget(DEFAULT_LIMITS)).status).toBe("verified");
  });

  it("sets up an equation for the whole before solving it", () => {
    const derivation = percent.work(problem({ rate: "30", part: "21" }), budget(DEFAULT_LIMITS));
    expect(derivation?.steps.map((step) => step.latex)).toEqual([
      "30\\% \\cdot x = 21",
      "x = \\frac{21}{30\\%}",
      "\\frac{21}{0.3}",
      "70",
    ]);
  });

  it("asks for exactly two numbers", () => {
    expect(percent.work(problem({ rate: "30" }), budget(DEFAULT_LIMITS))).toBeNull();
    expect(percent.work(problem({ rate: "30", part: "3", whole: "10" }), budget(DEFAULT_LIMITS))).toBeNull();
  });
});
