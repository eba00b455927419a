import { describe, expect, it } from "vitest";
import { mathAsText } from "@/server/typeset/math-as-text";
import { asText } from "./as-text";

const DEAR: readonly (readonly [string, string])[] = [
  ["fences", "```math\n".repeat(12_000)],
  ["delimiters", "\\[".repeat(49_000)],
  ["fractions in fractions", `$$${"\\frac{1}{".repeat(9_000)}x${"}".repeat(9_000)}$$`],
];

describe("a text made to be dear", () => {
  it.each(DEAR)("is copied as it was written: %s", (_name, text) => {
    expect(asText(text)).toBe(text);
  });
});

describe("mathematics as text", () => {
  it.each([
    ["\\frac{1}{2}", "1/2"],
    ["\\dfrac{x+1}{2y}", "(x+1)/(2y)"],
    ["\\frac12", "1/2"],
    ["\\frac{\\frac{a}{b}}{c}", "(a/b)/c"],
    ["x^{2} + y_{1}^{n+1}", "x^2 + y_1^(n+1)"],
    ["\\sqrt{5} + \\sqrt[3]{x+1}", "√5 + (x+1)^(1/3)"],
    ["5 \\cdot 3 \\le 2 \\times 8", "5 · 3 ≤ 2 × 8"],
    ["\\left(a + b\\right)^2", "(a + b)^2"],
    ["\\left\\{1, 2\\right\\} \\subset \\mathbb{R}", "{1, 2} subset ℝ"],
    ["x = 3 \\text{ or } x = 4", "x = 3 or x = 4"],
    ["\\begin{aligned} x &= 1 \\\\ y &= 2 \\end{aligned}", "x = 1\ny = 2"],
    ["90^\\circ", "90°"],
    ["35\\%", "35%"],
    ["\\sin(2\\pi)", "sin(2π)"],
    ["\\boxed{x = 7}", "x = 7"],
  ])("%s", (latex, text) => {
    expect(mathAsText(latex)).toBe(text);
  });

  it("ends for braces that never close, and for very many", () => {
    expect(mathAsText("\\frac{1}{2")).toContain("1");
    expect(mathAsText(`${"{".repeat(5000)}x`)).toContain("x");
    expect(mathAsText("\\frac{1}{2}".repeat(2000))).toContain("1/2");
  });
});

describe("a reply as text", () => {
  it("has its words and its mathematics, and no marks of either", () => {
    const reply =
      "## Answer\n\n**Right: $x = \\frac{1}{2}$.**\n\n1. *Add* $4$ to `both` sides.\n\n$$5x = 25$$";
    expect(asText(reply)).toBe("Answer\n\nRight: x = 1/2.\n\n1. Add 4 to both sides.\n\n5x = 25");
  });

  it("leaves money, products and names as they are", () => {
    expect(asText("It costs $5 and $10")).toBe("It costs $5 and $10");
    expect(asText("2 * 3 * 4 and snake_case_name")).toBe("2 * 3 * 4 and snake_case_name");
  });

  it("keeps a link's address and a block of code", () => {
    expect(asText("See [this](https://example.org/a)\n```js\nlet a = 1;\n```")).toBe(
      "See this (https://example.org/a)\nlet a = 1;",
    );
  });

  it("puts every formula back where it was, whatever is between them", () => {
    expect(asText("a \ue000 $1$ **b $2$ c** _d $3$_")).toBe("a  1 b 2 c d 3");
  });
});
