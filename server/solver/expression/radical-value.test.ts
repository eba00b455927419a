import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import { equalValues, radicalValue, withinDistance } from "./radical-value";
import { rational } from "./rational";

const spare = () => budget(DEFAULT_LIMITS);
const outcome = (text: string) => radicalValue(parseExpression(text), new Map(), spare());
const same = (a: string, b: string) => {
  const [left, right] = [outcome(a).value, outcome(b).value];
  return left && right && equalValues(left, right, spare());
};

describe("exact comparison of numbers with roots", () => {
  it.each([
    ["\\sqrt{2} \\cdot \\sqrt[3]{2}", "\\sqrt[6]{32}"],
    ["\\frac{1}{\\sqrt{3} - \\sqrt{2}}", "\\sqrt{3} + \\sqrt{2}"],
    ["(1 + \\sqrt{2})^{10}", "3363 + 2378\\sqrt{2}"],
    ["\\sqrt{\\frac{4}{27}}", "\\frac{2\\sqrt{3}}{9}"],
    ["\\frac{(3 + i)^2}{(1 + 2i)^2}", "-2i"],
    ["\\sqrt{i / i}", "1"],
    ["|3 - \\sqrt{10}|", "\\sqrt{10} - 3"],
    ["8^{-2/3}", "0.25"],
  ])("%s equals %s", (a, b) => {
    expect(same(a, b)).toBe(true);
  });

  it.each([
    ["\\sqrt{2} + \\sqrt{3}", "\\sqrt{5}"],
    ["\\sqrt{10^{20} + 1}", "10^{10}"],
    ["\\sqrt{12}", "-2\\sqrt{3}"],
    ["1/3", "0.3333333333333333333333"],
  ])("%s differs from %s", (a, b) => {
    expect(same(a, b)).toBe(false);
  });

  it("tells division by zero, roots of negatives and what is beyond it apart", () => {
    expect(outcome("1/(\\sqrt{8} - 2\\sqrt{2})")).toMatchObject({ value: null, undefined: true });
    expect(outcome("\\sqrt[4]{-1}")).toMatchObject({ value: null, undefined: false, nonReal: true });
    expect(outcome("\\sqrt{1 + \\sqrt{2}}")).toMatchObject({ value: null, undefined: false, nonReal: false });
    expect(outcome("0^0")).toMatchObject({ value: null, undefined: false });
  });

  it("decides distances exactly", () => {
    const [a, b] = [outcome("\\sqrt{2}").value, outcome("1.41").value];
    if (!a || !b) throw new Error("no values");
    expect(withinDistance({ a, b, distance: rational(5n, 1000n) }, spare())).toBe(true);
    expect(withinDistance({ a, b, distance: rational(4n, 1000n) }, spare())).toBe(false);
  });
});
