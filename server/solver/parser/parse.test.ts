import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../limits";
import { toText } from "../printer/text";
import { LimitReached } from "../types";
import { DEFAULT_NOTATION, parseExpression, parseStatement, parseStatements } from "./parse";
import { ParseError } from "./parse-error";

const read = (text: string): string => parseStatements(text).map(toText).join("; ");

describe("what students type", () => {
  it.each([
    ["2x+3=7", "2x + 3 = 7"],
    ["3(x-2)^2", "3(x − 2)^2"],
    ["xy", "xy"],
    ["2 sqrt(3)", "2√3"],
    ["1 1/2", "1 1/2"],
    ["-4 3/8 + 2", "−4 3/8 + 2"],
    [".5", "0.5"],
    ["0.50", "0.50"],
    ["1,200 - $35.50", "1200 − 35.50"],
    ["x² − 5x⁻¹", "x^2 − 5x^(−1)"],
    ["½ + 2⅓", "1/2 + 2 1/3"],
    ["√72 × ∛8 ÷ 2", "√72 · ∛8 ÷ 2"],
    ["root5(32)", "root5(32)"],
    ["cbrt(x + 1)", "∛(x + 1)"],
    ["sqrt[4](16x)", "∜(16x)"],
    ["sqrt[16] + 1", "√16 + 1"],
    ["2**10", "2^10"],
    ["2(3)", "2 · 3"],
    ["|x - 3| <= 5", "|x − 3| ≤ 5"],
    ["2|x| - |y + |z||", "2|x| − |y + |z||"],
    ["5% + 12 1/2%", "5% + (12 1/2)%"],
    ["2 pi r", "2πr"],
    ["xsin(2x)", "x sin(2x)"],
    ["log_2(8)", "log_2(8)"],
    ["f(3) + 1", "f(3) + 1"],
    ["x_1 + x_{12}", "x_1 + x_12"],
    ["[2 + {3 - (4 - x)}]y", "(2 + 3 − (4 − x))y"],
    ["２ｘ＋１", "2x + 1"],
    ["x != 3", "x ≠ 3"],
    ["2x + 3y = 7, x - y = 1", "2x + 3y = 7; x − y = 1"],
    ["5x.", "5x"],
  ])("reads %s as %s", (typed, meaning) => {
    expect(read(typed)).toBe(meaning);
  });
});

describe("LaTeX as textbooks set it", () => {
  it.each([
    ["2\\frac12", "2 1/2"],
    ["2\\frac{1}{2}", "2 1/2"],
    ["\\dfrac{3}{4}x - \\tfrac12", "(3/4)x − 1/2"],
    ["3\\frac{x}{2}", "3 · (x/2)"],
    ["1{,}200\\,x", "1200x"],
    ["\\sqrt[3]{x+1}", "∛(x + 1)"],
    ["\\sqrt2\\cdot\\sqrt{8}", "√2 · √8"],
    ["\\left(x+1\\right)\\left[x-1\\right]", "(x + 1)(x − 1)"],
    ["2\\left|x\\right| \\leq \\lvert y\\rvert", "2|x| ≤ |y|"],
    ["x^{10} + x^{-2}", "x^10 + x^(−2)"],
    ["6\\div2\\times3", "(6 ÷ 2) · 3"],
    ["45\\%", "45%"],
    ["\\sin^2 x + \\cos^{2}(x)", "(sin(x))^2 + (cos(x))^2"],
    ["\\log_{2}8 - \\ln x", "log_2(8) − ln(x)"],
    ["\\theta + \\alpha_1", "theta + alpha_1"],
    ["\\begin{cases} 2x+y&=3\\\\ x-y&=0 \\end{cases}", "2x + y = 3; x − y = 0"],
    ["\\left\\{\\begin{array}{l}x+y=4\\\\x-y=2\\end{array}\\right.", "x + y = 4; x − y = 2"],
  ])("reads %s as %s", (latex, meaning) => {
    expect(read(latex)).toBe(meaning);
  });
});

describe("ambiguous writing", () => {
  it.each([
    ["-3^2", "−3^2"],
    ["2^3^2", "2^(3^2)"],
    ["24/6/2", "(24/6)/2"],
    ["1/2x", "(1/2)x"],
    ["1/2(x + 4)", "(1/2)(x + 4)"],
    ["3/4 ÷ 5/6", "(3/4) ÷ (5/6)"],
    ["12x ÷ 4x", "12x ÷ (4x)"],
    ["3/5 ÷ p/7", "(3/5) ÷ (p/7)"],
    ["8 ÷ 2(3)", "(8 ÷ 2) · 3"],
    ["x^2/4", "x^2/4"],
    ["5 - -3", "5 − (−3)"],
    ["3*-4", "3(−4)"],
  ])("reads %s as %s", (typed, meaning) => {
    expect(read(typed)).toBe(meaning);
  });

  it.each([
    "x/2y",
    "a/b(c)",
    "(x + 1)/2x",
    "8 ÷ 2(x + 1)",
    "x÷y/z",
    "8^1/3",
    "√x^2",
    "2\\frac{5}{3}",
    "12 3",
    "x2",
    "f^2(x)",
  ])("refuses %s", (typed) => {
    expect(() => parseStatements(typed)).toThrow(ParseError);
  });
});

describe("what is kept of the writing", () => {
  it("keeps the digits of a decimal", () => {
    expect(parseExpression("2.50")).toMatchObject({ kind: "number", decimals: 2, value: { n: 5n, d: 2n } });
  });

  it("tells ÷ from a fraction bar", () => {
    expect(parseExpression("x ÷ 2")).toMatchObject({ kind: "quotient", inline: true });
    expect(parseExpression("x/2")).not.toHaveProperty("inline");
  });

  it("takes the sign before a product for the whole product", () => {
    expect(parseExpression("-2x")).toMatchObject({ kind: "negation", operand: { kind: "product" } });
  });

  it("reads i and e as the notation says", () => {
    expect(parseExpression("i")).toEqual({ kind: "constant", name: "i" });
    expect(parseExpression("i", DEFAULT_LIMITS, { ...DEFAULT_NOTATION, imaginary: false }).kind).toBe(
      "symbol",
    );
    expect(parseExpression("e").kind).toBe("symbol");
    expect(parseExpression("e", DEFAULT_LIMITS, { ...DEFAULT_NOTATION, euler: true }).kind).toBe("constant");
  });
});

describe("errors and limits", () => {
  it.each([
    ["2 + ", 3],
    ["(2 + x", 6],
    ["2 + ?3", 4],
    ["\\foo{2}", 0],
    ["3 = 4 = x", 6],
    ["2x + )", 5],
  ])("points at the place in %s", (text, position) => {
    expect(() => parseStatement(text)).toThrow(expect.objectContaining({ name: "ParseError", position }));
  });

  it("refuses text, nesting and numbers beyond the limits", () => {
    const limit = (text: string): string => {
      try {
        parseStatement(text);
      } catch (error) {
        if (error instanceof LimitReached) return error.limit;
      }
      return "none";
    };
    expect(limit("1+".repeat(1200))).toBe("length");
    expect(limit(`${"(".repeat(60)}x${")".repeat(60)}`)).toBe("depth");
    expect(limit(`${"-".repeat(500)}x`)).toBe("depth");
    expect(limit("9".repeat(1500))).toBe("number-size");
  });

  it("refuses an equation where an expression is asked for", () => {
    expect(() => parseExpression("x = 2")).toThrow(ParseError);
  });
});

describe("a number after a bracket", () => {
  it("is a factor only where superscripts cannot have been lost", () => {
    expect(() => parseExpression("(x + 3)2")).toThrow(ParseError);
    const delimited = { ...DEFAULT_NOTATION, trailingFactor: true };
    expect(toText(parseExpression("(x + 3)2", DEFAULT_LIMITS, delimited))).toBe("(x + 3) · 2");
  });
});
