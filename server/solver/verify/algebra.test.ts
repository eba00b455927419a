import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import type { AnswerValue, Problem } from "../types";
import { checkIdentity } from "./identity";
import { irreducibility } from "./irreducible";
import { checkPowerIdentity } from "./power-identity";
import { verifyValue } from "./verify";

const allowance = () => budget(DEFAULT_LIMITS);
const problem = (task: "expand" | "simplify" | "factor", text: string): Problem => ({
  task,
  expression: parseExpression(text),
  text,
  instruction: "",
  latex: text,
  form: {},
});
const answer = (text: string): AnswerValue => ({ kind: "expression", expression: parseExpression(text) });

describe("checkIdentity", () => {
  it.each([
    ["(x + y)^3", "x^3 + 3x^2y + 3xy^2 + y^3"],
    ["\\frac{x^2 - 1}{x - 1}", "x + 1"],
    ["\\frac{1}{x - 5} - \\frac{1}{x - 2}", "\\frac{3}{(x-5)(x-2)}"],
  ])("proves %s equal to %s", (a, b) => {
    expect(checkIdentity(parseExpression(a), parseExpression(b), allowance())).toMatchObject({
      equal: true,
      proved: true,
    });
  });

  it.each([
    ["(x + y)^2", "x^2 + y^2"],
    ["x", "x + (x-2)(x-3)(x-4)(x-5)"],
    ["\\frac{x^2 - 1}{x - 1}", "x - 1"],
  ])("tells %s from %s", (a, b) => {
    expect(checkIdentity(parseExpression(a), parseExpression(b), allowance()).equal).toBe(false);
  });

  it("does not judge roots", () => {
    expect(checkIdentity(parseExpression("sqrt(x^2)"), parseExpression("x"), allowance()).equal).toBeNull();
  });
});

describe("checkPowerIdentity", () => {
  it("proves and refutes by exponents", () => {
    const a = parseExpression("(x^{1/2}y)^4 / x^{-3}");
    expect(checkPowerIdentity(a, parseExpression("x^5y^4"), allowance())).toMatchObject({
      equal: true,
      proved: true,
    });
    expect(checkPowerIdentity(a, parseExpression("x^5y^3"), allowance()).equal).toBe(false);
    expect(
      checkPowerIdentity(parseExpression("2^x * 2^3"), parseExpression("2^{x+4}"), allowance()).equal,
    ).toBe(false);
  });
});

describe("irreducibility", () => {
  it.each([
    ["x^2 + 1", "irreducible"],
    ["x^2 - 2", "irreducible"],
    ["x^2 - 4", "reducible"],
    ["x^3 + 2x + 5", "irreducible"],
    ["x^4 + 1", "irreducible"],
    ["x^2 + xy + y^2", "irreducible"],
    ["4x^2 + 9y^2", "irreducible"],
    ["x^8 + 1", "irreducible"],
    ["xy + 1", "irreducible"],
  ])("%s is %s", (text, status) => {
    expect(irreducibility(parseExpression(text), allowance()).status).toBe(status);
  });

  it.each(["x^2 - y^2", "x^2 + 3xy + 2y^2", "x^4 + 4", "x^3 - 1", "(x+1)(y+2)"])(
    "never calls %s irreducible",
    (text) => {
      expect(irreducibility(parseExpression(text), allowance()).status).not.toBe("irreducible");
    },
  );
});

describe("checks refuse", () => {
  it.each([
    ["expand", "(x + 2)^2", "x^2 + 4"],
    ["expand", "3(x + 2)", "3(x + 2)"],
    ["expand", "x + x + 1", "x + x + 1"],
    ["simplify", "4x + 3x", "8x"],
    ["simplify", "2x + 3x + 1", "2x + 3x + 1"],
    ["simplify", "\\frac{2x}{4}", "\\frac{2x}{4}"],
    ["simplify", "x^{-2}", "x^{-2}"],
    ["simplify", "\\frac{1}{x} + \\frac{1}{y}", "\\frac{2}{x + y}"],
    ["factor", "x^2 - 5x + 6", "(x - 1)(x - 6)"],
    ["factor", "x^4 - 16", "(x^2 - 4)(x^2 + 4)"],
    ["factor", "2x^2 - 8", "(2x - 4)(x + 2)"],
    ["factor", "x^2 - 5x + 6", "x^2 - 5x + 6"],
  ] as const)("%s %s = %s", (task, text, wrong) => {
    expect(verifyValue(problem(task, text), answer(wrong), allowance()).status).toBe("refuted");
  });

  it("a fraction that can still be cancelled is not called verified", () => {
    const check = verifyValue(
      problem("simplify", "\\frac{x^2-1}{x-1}"),
      answer("\\frac{x^2-1}{x-1}"),
      allowance(),
    );
    expect(check.status).not.toBe("verified");
  });

  it("the word prime for what splits, and undefined for what has values", () => {
    const prime: AnswerValue = { kind: "word", word: "prime" };
    expect(verifyValue(problem("factor", "x^2 - 9"), prime, allowance()).status).toBe("refuted");
    expect(verifyValue(problem("factor", "4x + 6"), prime, allowance()).status).toBe("refuted");
    const undefinedWord: AnswerValue = { kind: "word", word: "undefined" };
    expect(verifyValue(problem("simplify", "\\frac{x}{2}"), undefinedWord, allowance()).status).toBe(
      "refuted",
    );
  });
});

describe("evidence", () => {
  it("shows a value that a student can recompute, and what is excluded", () => {
    const check = verifyValue(problem("simplify", "\\frac{x^2-9}{x-3}"), answer("x + 3"), allowance());
    if (check.status === "refuted") throw new Error(check.reason);
    expect(check.evidence.join(" ")).toContain("no value for $x$ equal to $3$");
  });
});
