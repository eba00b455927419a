import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("the kind of a number", () => {
  it.each([
    ["Identify the number as rational or irrational: $\\sqrt{45}$", "irrational"],
    ["Is $\\sqrt{81}$ rational or irrational?", "rational"],
    ["Is $-\\frac{7}{3}$ rational or irrational?", "rational"],
    ["Determine whether $\\frac{\\sqrt{3}}{2}$ is rational or irrational", "irrational"],
    [
      "Identify the number as rational, irrational, whole, or natural. Choose the most descriptive answer. $-6$",
      "rational",
    ],
    [
      "Identify the number as rational, irrational, whole, or natural. Choose the most descriptive answer. $0$",
      "whole",
    ],
    [
      "Identify the number as rational, irrational, whole, or natural. Choose the most descriptive answer. $\\sqrt{16}$",
      "natural",
    ],
  ])("%s", (text, word) => {
    const result = solve(text);
    expect(result.answer).toBe(word);
    expect(result.verification).toBe("verified");
  });

  it("abstains from sums of roots and from kinds that contain each other", () => {
    expect(solve("Is $\\sqrt{2}+\\sqrt{3}$ rational or irrational?").status).toBe("unsupported");
    expect(solve("Is 5 whole or rational?").status).toBe("unsupported");
  });
});
