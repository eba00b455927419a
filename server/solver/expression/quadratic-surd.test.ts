import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import { evaluateSurd, isZeroSurd, rationalPart, surdKey } from "./quadratic-surd";
import { rational } from "./rational";

const value = (text: string) => evaluateSurd(parseExpression(text), new Map(), budget(DEFAULT_LIMITS));

describe("exact numbers with a square root", () => {
  it.each([
    ["(1 + \\sqrt{5})(1 - \\sqrt{5})", rational(-4n)],
    ["\\frac{1}{1 + \\sqrt{2}} - \\sqrt{2}", rational(-1n)],
    ["\\sqrt{8} - 2\\sqrt{2}", rational(0n)],
    ["(2i)^2", rational(-4n)],
    ["(1 + \\sqrt{3}i)^3", rational(-8n)],
    ["\\frac{1}{i} + i", rational(0n)],
    ["\\sqrt{\\frac{9}{4}}", rational(3n, 2n)],
    ["\\sqrt{-9} \\cdot i", rational(-3n)],
  ])("%s is rational", (text, expected) => {
    const result = value(text);
    expect(result && rationalPart(result)).toEqual(expected);
  });

  it("gives equal numbers the same key and different ones different keys", () => {
    const key = (text: string) => {
      const result = value(text);
      return result && surdKey(result);
    };
    expect(key("\\sqrt{12}")).toBe(key("2\\sqrt{3}"));
    expect(key("\\sqrt{12}")).not.toBe(key("-2\\sqrt{3}"));
    expect(key("\\sqrt{2}")).not.toBe(key("\\sqrt{3}"));
    expect(key("1 + i")).not.toBe(key("1 - i"));
  });

  it("does not pretend to add unrelated roots", () => {
    expect(value("\\sqrt{2} + \\sqrt{3}")).toBeNull();
  });

  it("refuses to divide by zero", () => {
    expect(() => value("\\frac{1}{\\sqrt{4} - 2}")).toThrow(RangeError);
  });

  it("is zero only when every part is", () => {
    const zero = value("\\sqrt{2} \\cdot \\sqrt{2} - 2");
    expect(zero && isZeroSurd(zero)).toBe(true);
  });
});
