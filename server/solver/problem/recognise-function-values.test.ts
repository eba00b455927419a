import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("several questions about one function", () => {
  it.each([
    ["For f(x) = x^2 - 4x, find f(1), f(-3) and f(0).", "-3,\\ 21,\\ 0"],
    ["Find g(2) and g(5) if g(x) = 12/(x+1)", "4,\\ 2"],
    ["Given f(x) = 2x - 3 and g(x) = x^2, find f(g(3)) and g(f(3)).", "15,\\ 9"],
  ])("values: %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("leaves a sum of values one number", () => {
    expect(solve("For f(x) = x^2, find the sum of f(1) and f(2)").latex).toBe("5");
  });

  it.each(["For f(x) = x^2 + 1, find f(3) and f(b) where b is odd", "For f(x) = 2x, find f(1) and g(1)"])(
    "abstains: %s",
    (text) => {
      expect(solve(text).status).toBe("unsupported");
    },
  );

  it.each([
    [
      "Find the domain and range of f(x) = x^2 - 6x + 1",
      "\\text{Domain: } (-\\infty, \\infty),\\ \\text{range: } [-8, \\infty)",
    ],
    [
      "State the domain and the range of $g(x)=\\sqrt{x+5}-4$.",
      "\\text{Domain: } [-5, \\infty),\\ \\text{range: } [-4, \\infty)",
    ],
    [
      "For h(x) = 7 - 2x, find the domain and range.",
      "\\text{Domain: } (-\\infty, \\infty),\\ \\text{range: } (-\\infty, \\infty)",
    ],
  ])("domain and range: %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(["verified", "partial"]).toContain(result.verification);
  });
});
