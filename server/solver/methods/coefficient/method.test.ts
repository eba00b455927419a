import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

/** The answer with a plain minus sign, and how far it is proved. */
const outcome = (text: string) => {
  const { answer, verification } = solve(text);
  return { answer: answer.replaceAll("−", "-"), verification };
};

describe("coefficients", () => {
  it.each([
    ["What is the coefficient of x^2 in (x + 3)^4?", "54"],
    ["Find the coefficient of $xy^2$ in $(2x - y)^3$", "6"],
    ["Find the coefficient of x^5 in (x + 1)(x^2 - 1)", "0"],
    ["Rearrange (2q - 1)*(q + 4) to the form a*q**2 + b*q + c and give b.", "7"],
    ["Express 5 - 3*h + 8*h - 2*h**2 + 1 as u*h**2 + v + w*h and give v.", "6"],
  ])("%s", (text, answer) => {
    expect(outcome(text)).toEqual({ answer, verification: "verified" });
  });

  it("needs a form in which every letter has one place", () => {
    expect(solve("Rearrange 2*q + 1 to the form a*q + b*q + c and give b.").status).toBe("unsupported");
    expect(solve("Rearrange 2*q + 1 to the form a*q + b and give z.").status).toBe("unsupported");
  });

  it("reads off what a polynomial was built from", () => {
    const digit = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(digit, digit, digit, digit, (a, b, c, shift) => {
        const text = `Rearrange ${a}*s**2 + ${b}*s + ${c} + ${shift}*s - (${shift})*s to the form d*s**2 + f + g*s and give g.`;
        expect(outcome(text.replaceAll("+ -", "- "))).toEqual({
          answer: String(b),
          verification: "verified",
        });
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
