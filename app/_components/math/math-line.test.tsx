import { describe, expect, it } from "vitest";
import { MathLine } from "./math-line";

const isReachable = (latex: string, size?: "answer") => {
  const line = MathLine({ latex, label: "a line", ...(size && { size }) });
  return (line.props as { tabIndex?: number }).tabIndex === 0;
};

describe("a line of mathematics", () => {
  it.each([
    ["x^{2} - 5x + 6 = 0"],
    ["x = \\pm \\frac{1}{1000}"],
    ["\\frac{\\sqrt{2}}{2}"],
    ["x = 2 \\text{ or } x = 3"],
  ])("that fits a telephone is passed over by the keyboard: %s", (latex) => {
    expect(isReachable(latex)).toBe(false);
  });

  it.each([
    ["x^{2} + y^{2} - 14x - 22y + 128 = 0"],
    ["x = -\\frac{1}{1000} \\text{ or } x = \\frac{1}{1000}"],
    ["(x + 1)(x + 2)(x + 3)(x + 4)"],
  ])("that may not is reached, to be scrolled: %s", (latex) => {
    expect(isReachable(latex)).toBe(true);
  });

  it("is reached sooner where it is set larger", () => {
    expect(isReachable("x = 123 + 456 - 78y")).toBe(false);
    expect(isReachable("x = 123 + 456 - 78y", "answer")).toBe(true);
  });
});
