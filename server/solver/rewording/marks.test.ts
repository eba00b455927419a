import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { withMarks } from "./marks";

/** Problems with their LaTeX marked. */
const MARKED = [
  "Simplify $\\frac{\\sin 2x}{\\cos x}$",
  "Evaluate the limit. $\\lim_{x \\to 0} \\frac{\\sin 3x}{x}$",
  "Use L'Hôpital's rule to evaluate $\\lim_{x\\to\\infty} \\frac{\\ln x}{x}$",
  "Evaluate the double integral $\\int_0^1 \\int_0^2 xy \\, dx \\, dy$.",
  "Find the radius of convergence of $\\sum_{n=0}^\\infty \\frac{x^n}{n!}$.",
  "Find the derivative of $f(x) = \\frac{\\ln x}{x^2}$ at $x = 1$.",
  "Find $\\frac{d}{dx} \\int_0^x \\cos(t^2) dt$",
  "Solve $\\sqrt{2x + 3} = 5$ for x.",
  "Factor $\\frac{1}{4}x^2 - 9$ completely.",
  "What is $\\log_2 \\frac{1}{8}$?",
  "Solve $\\frac{x}{3} + \\frac{x}{4} = 7$. Show the steps.",
  "Find the area between $y = \\sqrt{x}$ and $y = x^2$.",
];

describe("LaTeX that is pasted without its marks", () => {
  it.each(MARKED)("means what it means with them: %s", (marked) => {
    const bare = marked.replaceAll("$", "");
    const [one, other] = [solve(bare), solve(marked)];
    expect([one.status, one.latex]).toEqual([other.status, other.latex]);
    expect(one.status).toBe("solved");
  });

  it("is found between the words, whole and without the stop behind it", () => {
    expect(withMarks("Simplify \\frac{a + b}{2}. Then stop.")).toBe(
      "Simplify $\\frac{a + b}{2}$. Then stop.",
    );
    expect(withMarks("Let f(x) = \\sqrt{x} and find f(4).")).toBe("Let $f(x) = \\sqrt{x}$ and find f(4).");
    expect(withMarks("is \\frac{3}{4} a fraction?")).toBe("is $\\frac{3}{4}$ a fraction?");
    expect(withMarks("solve \\sqrt{x} = a today")).toBe("solve $\\sqrt{x} = a$ today");
  });

  it.each(["2x + 3 = 7", "Solve $\\sqrt{x} = 3$", "Solve \\(\\sqrt{x} = 3\\)", "a \\$5 toy"])(
    "is none where there is none, or where it is marked: %s",
    (text) => {
      expect(withMarks(text)).toBeNull();
    },
  );
});
