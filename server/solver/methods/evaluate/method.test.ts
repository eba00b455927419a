import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { valueLatex } from "../../printer/answer/value";
import type { Problem } from "../../types";
import { verifyValue } from "../../verify/verify";
import { evaluate } from "./method";

const problem = (text: string, at: Readonly<Record<string, string>>): Problem => ({
  task: "evaluate",
  expression: parseExpression(text),
  at: Object.entries(at).map(([name, value]) => ({ name, value: parseExpression(value) })),
  text,
  instruction: "Evaluate",
  latex: text,
  form: {},
});

describe("evaluating expressions", () => {
  it.each([
    ["2x^2 - 3x + 5", { x: "-2" }, "19"],
    ["-n", { n: "-9" }, "9"],
    ["4a^2b", { a: "-1/2", b: "3/5" }, "\\frac{3}{5}"],
    ["\\frac{a + b}{a - b}", { a: "2", b: "-7" }, "-\\frac{5}{9}"],
    ["\\sqrt{3x + 1}", { x: "5" }, "4"],
    ["x^2 - 2x", { x: "1 + \\sqrt{3}" }, "2"],
    ["x^2 + x + 1", { x: "2i" }, "-3 + 2i"],
    ["\\frac{1}{x - 4}", { x: "4" }, "\\text{undefined}"],
    ["\\sqrt{x}", { x: "-3" }, "\\text{not real}"],
    ["1.5t - 0.2", { t: "0.4" }, "0.4"],
  ] as const)("%s at %o is %s", (text, at, answer) => {
    const derivation = evaluate.work(problem(text, at), budget(DEFAULT_LIMITS));
    expect(derivation && valueLatex(derivation.answer)).toBe(answer);
    const value = derivation?.answer ?? { kind: "none" as const };
    expect(verifyValue(problem(text, at), value, budget(DEFAULT_LIMITS)).status).toBe("verified");
  });

  it("shows the values put in, with brackets", () => {
    const derivation = evaluate.work(problem("3x^2 - x", { x: "-5" }), budget(DEFAULT_LIMITS));
    expect(derivation?.steps[0]).toMatchObject({ title: "Put in $x = -5$.", latex: "3(-5)^2 - (-5)" });
  });

  it("leaves an expression with a letter that has no value", () => {
    expect(evaluate.work(problem("x + y", { x: "1" }), budget(DEFAULT_LIMITS))).toBeNull();
  });
});
