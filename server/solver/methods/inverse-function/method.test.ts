import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("finding inverse functions", () => {
  it.each([
    ["Find the inverse of the function $f(x) = 4x - 3$", "f^{-1}(x) = \\frac{x + 3}{4}"],
    ["Find the inverse of $g(x) = x^3 - 2$", "g^{-1}(x) = \\sqrt[3]{x + 2}"],
    ["Find the inverse of the function $f(x) = \\frac{x + 5}{x - 4}$", "f^{-1}(x) = \\frac{4x + 5}{x - 1}"],
    [
      "Find the inverse of the function on the given domain: $f(x) = (x + 2)^2, [-2, \\infty)$",
      "f^{-1}(x) = \\sqrt{x} - 2",
    ],
    [
      "Find the inverse of the function on the given domain: $f(x) = 5 - x^2, (-\\infty, 0]$",
      "f^{-1}(x) = -\\sqrt{5 - x}",
    ],
    [
      "Find the inverse of the function $f(x) = x^2 + 3$ on the domain $x \\ge 0$",
      "f^{-1}(x) = \\sqrt{x - 3}",
    ],
    [
      "Find the inverse of the functions: $f(x) = x^2 - 8x + 1, [4, \\infty)$",
      "f^{-1}(x) = \\sqrt{x + 15} + 4",
    ],
    ["Find the inverse of the function $f(x) = \\sqrt{x - 6}$", "f^{-1}(x) = x^2 + 6, [0, \\infty)"],
    ["Find the inverse of the function $f(x) = e^{x} + 1$", "f^{-1}(x) = \\ln(x - 1)"],
  ])("%s gives %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).not.toBe("unchecked");
    expect(result.steps.at(-1)?.latex).toBe(latex);
  });

  it("abstains where the function is not one-to-one and no domain is named", () => {
    expect(solve("Find the inverse of the function $f(x) = x^2 + 3$").status).toBe("unsupported");
  });

  it("undoes every linear function, proved for all inputs", () => {
    const whole = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(
        whole.filter((a) => Math.abs(a) > 1),
        whole.filter((b) => b !== 0),
        (a, b) => {
          const result = solve(
            `Find the inverse of the function $f(x) = ${a}x ${b < 0 ? "-" : "+"} ${Math.abs(b)}$`,
          );
          expect(result.verification).toBe("verified");
        },
      ),
      { seed: 1, numRuns: 50 },
    );
  });
});
