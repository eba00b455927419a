import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? `${found.latex} ${found.verification}` : found.status;
};

const VERBS = ["Write", "Express", "rewrite", "put"] as const;

describe("a form that is told in letters", () => {
  it.each([1, 2, 3, 5, 7].flatMap((p) => VERBS.map((verb) => [p, verb] as const)))(
    "is that of a completed square, whatever its letters: ±%i, %s",
    (p, verb) => {
      const of = `x^2 ${p % 2 ? "+" : "-"} ${2 * p}x + ${p * p + 4}`;
      const square = `(x ${p % 2 ? "+" : "-"} ${p})^2 + 4 verified`;
      expect(answer(`${verb} ${of} in the form (x + a)^2 + b`)).toBe(square);
      expect(answer(`${verb} ${of} in the form (x - h)^2 + k, where h and k are integers`)).toBe(square);
      expect(answer(`${verb} ${of} in the form q + (p + x)^2`)).toBe(square);
    },
  );

  it.each([2, 3, 5, 6, 7, 10])("is that of a surd of %i", (n) => {
    expect(answer(`Write √${n * 4} + √${n * 9} in the form k√${n}`)).toBe(`5\\sqrt{${n}} verified`);
    expect(answer(`Write √${n * 16} in the form a√b, where a and b are integers`)).toBe(
      `4\\sqrt{${n}} verified`,
    );
    expect(answer(`Express (1 + √${n})^2 in the form a + b√${n}`)).toBe(`${1 + n} + 2\\sqrt{${n}} verified`);
  });

  it.each([
    "Write √12 + √50 in the form k√3",
    "Write √12 + √50 in the form k√2",
    "Write (1 + √3)^2 in the form a√3",
    "Write √75 in the form a√5",
    "Write √6 × √10 in the form a + b√3",
    "Write 1/√2 in the form a√2, where a is an integer",
    "Write x^2 + 5x + 2 in the form (x + p)^2 + q, where p and q are integers",
    "Write 2x^2 + 8x + 1 in the form (x + p)^2 + q",
    "Write 7 - 4x - x^2 in the form (x + p)^2 + q",
    "Express 1/(x^2 - 1) in the form A/(x - 1) + B/(x + 2)",
    "Express 1/(x^2 - 1) in the form A/(x - 1) + B/(x - 1)^2",
    "Express 1/((x - 1)(x^2 + 1)) in the form A/(x - 1) + B/(x^2 + 1)",
    "Express 1/((x - 1)(x + 2)^2) in the form A/(x - 1) + B/(x + 2)^2",
  ])("that an answer need not have is refused: %s", (text) => {
    expect(answer(text)).toBe("unsupported");
  });

  it("is that of simpler fractions and of a power of ten", () => {
    expect(answer("Express 1/(x^2 - 1) in the form A/(x - 1) + B/(x + 1), where A and B are constants")).toBe(
      "\\frac{1}{2(x - 1)} - \\frac{1}{2(x + 1)} verified",
    );
    expect(answer("Express (x + 1)/(x(x^2 + 1)) in the form A/x + (Bx + C)/(x^2 + 1)")).toBe(
      "\\frac{1}{x} + \\frac{1 - x}{x^2 + 1} verified",
    );
    expect(answer("Write 0.00032 in the form a × 10^n")).toBe("3.2 \\times 10^{-4} verified");
  });
});
