import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("d/dx as it is typed", () => {
  it.each([
    ["d/dx 5", "0"],
    ["d/dx 2x^3", "6x^2"],
    ["d/dx x^2 + 3x", "2x + 3"],
    ["d/dx 1/x", "-\\frac{1}{x^2}"],
    ["d/dx sin x + cos x", "\\cos(x) - \\sin(x)"],
    ["d/dx (x + 1)^2 + 3", "2x + 2"],
    ["d/dx (x^2 + 3x)", "2x + 3"],
    ["d/dt 5t^2 - t", "10t - 1"],
    ["find d/dx of 3x^2 - 4x", "6x - 4"],
    ["what is d/dx 3x^2 - 4x", "6x - 4"],
    ["d^2/dx^2 x^3", "6x"],
    ["d²/dx² x^3 + x", "6x"],
    ["d/dx x^2 + 3x at x = 2", "7"],
    ["\\frac{d}{dx} 5", "0"],
    ["\\frac{d}{dx} x^2 + 3x", "2x + 3"],
  ])("%s is %s", (text, expected) => {
    expect(solve(text)).toMatchObject({ latex: expected, verification: "verified" });
  });

  it.each(["d/dx (x^2) + 3x", "\\frac{d}{dx} x^2 + \\frac{d}{dx} 3x", "d/dx", "d/dx = 5", "2x^3 + 5 d/dx"])(
    "is not guessed at: %s",
    (text) => {
      expect(solve(text).status).not.toBe("solved");
    },
  );

  it("is the derivative of all that follows, whatever polynomial that is", () => {
    const whole = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 4 }), (numbers) => {
        const polynomial = numbers
          .map((a, i) => `${a}x^${i + 1}`)
          .join(" + ")
          .replaceAll("+ -", "- ");
        const { latex, status } = solve(`d/dx ${polynomial}`);
        expect([status, latex]).toEqual(["solved", solve(`Differentiate ${polynomial}`).latex]);
      }),
      { seed: 5, numRuns: 40 },
    );
  });
});
