import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const SEEDED = { seed: 1, numRuns: 60 };

describe("questions that build on definitions", () => {
  it.each([
    ["Let u = 41 - 12. Let k be u/29 + 3. What is 2*k + 1?", "9"],
    ["Suppose 4*p - 7 = p + 8. Is p a multiple of 5?", "\\text{yes}"],
    ["Suppose -3*r = 2*s - 19, 5*s = r + 7 + 4*s. Solve r*x = 2*x + s for x.", null],
    ["Let h(t) be the second derivative of t**4/12 - 3*t. What is h(6)?", "36"],
    ["Let h(t) = t**2 - 3. Let w(q) = 2*h(q) - q. What is w(4)?", "22"],
    ["Let m(t) = 5*t. Let n(k) = k**2 - 1. What is n(m(z))?", "25z^2 - 1"],
    ["If c = 6 and d = 7, what is 2c + d?", "19"],
    ["Given that 5x - 35 = 0, what is x - 9?", "-2"],
    ["What is the remainder when n is divided by 8 if 3n = 63?", "5"],
    ["Let $q = 9$. Let $w = 3q + 1$. What is $q + w$?", "37"],
    ["Suppose x + y = 13. Suppose x - y = 3. What is x?", "x = 8"],
    ["Let c be the common denominator of 1/6 and 3/8. Let d = c - 1. Is d prime?", "\\text{yes}"],
    ["Let r be the remainder when 29 is divided by 8. What is r^2?", "25"],
    ["Let z = 4. Sort 6, z, -1.", "-1,\\ z,\\ 6"],
    ["Let a = 6. Is a a multiple of 3?", "\\text{yes}"],
    ["Let g(x) = x**2 - 10*x + 21. Let g(v) = 0. What is v?", "v = 3 \\text{ or } v = 7"],
  ])("works the definitions first: %s", (text, latex) => {
    const result = solve(text);
    expect(result.status).toBe("solved");
    expect(result.verification).toBe("verified");
    if (latex !== null) expect(result.latex).toBe(latex);
  });

  it("shows only the definitions that the question needs", () => {
    const result = solve("Let b = 17 - 6. Let c = 8 * 9. What is b + 4?");
    expect(result.latex).toBe("15");
    expect(result.steps.some(({ latex }) => latex.includes("72"))).toBe(false);
  });

  it("says of every value whose it is", () => {
    const result = solve("Let b = 17 - 6. Let w = b * 3. What is w - 1?");
    expect(result.steps.some(({ latex }) => latex === "b = 11")).toBe(true);
    expect(result.steps.some(({ latex }) => latex === "w = 33")).toBe(true);
  });

  it.each([
    "Let s = 1/0. What is s + 1?",
    "Let x = 5. What is the tens digit of y?",
    "Suppose x^2 = 49. What is x + 1?",
    "Suppose x + y = 8. What is x + 1?",
    "Let x = 5. Let v = 3 apples. What is x + v?",
    "Suppose x > 3. What is x + 1?",
    "Let x = 2. Solve 3*x = 6 for x.",
    "The price is 12. Let x = 5. What is x + 1?",
  ])("abstains where something has no value or is not understood: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("never repeats a state", () => {
    const { steps } = solve("Let k = 21 - 5. Suppose 3*x - k = x. Is x prime?");
    steps.forEach((step, at) => {
      if (at > 0) expect(step.latex).not.toBe(steps[at - 1]?.latex);
    });
  });

  it("carries values exactly through a linear equation and a function", () => {
    const small = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(small, small, fc.integer({ min: 2, max: 9 }), (root, shift, factor) => {
        const right = factor * root + shift;
        const text = `Suppose ${factor}*n + ${shift} = ${right}. Let f(t) = t**2 - 2*t. Let v be f(n). What is v + ${shift}?`;
        const result = solve(text.replaceAll("+ -", "- "));
        expect(result.latex).toBe(String(root * root - 2 * root + shift));
        expect(result.verification).toBe("verified");
      }),
      SEEDED,
    );
  });
});
