import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("expression or equation", () => {
  it.each([
    ["Determine if each is an expression or an equation: $8 \\cdot 7 = 56$", "equation"],
    ["Is $4x - 9$ an expression or an equation?", "expression"],
    ["Identify each as an expression or an equation: $y + 3 = 11$", "equation"],
  ])("%s", (text, word) => {
    const result = solve(text);
    expect(result.answer).toBe(word);
    expect(result.verification).toBe("verified");
  });

  it("abstains from inequalities", () => {
    expect(solve("Is $x < 4$ an expression or an equation?").status).toBe("unsupported");
  });
});
