import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("a multiple of π over a number", () => {
  const ANGLES = ["pi/6", "pi/4", "2pi/3", "3pi/4", "5π/6", "7pi/4"];
  it.each(["sin", "cos", "tan"].flatMap((name) => ANGLES.map((angle) => [name, angle] as const)))(
    "is one angle without brackets: %s %s",
    (name, angle) => {
      const typed = solve(`${name} ${angle}`);
      expect(typed.status).toBe("solved");
      expect(typed.latex).toBe(solve(`${name}(${angle})`).latex);
    },
  );

  it("is not guessed where more stands behind it", () => {
    expect(solve("sin pi/2 x").status).not.toBe("solved");
  });
});

describe("a derivative behind what a letter is", () => {
  it.each([
    ["y=(3x+1)^2 dy/dx", "18x + 6"],
    ["y=x^4 dy/dx", "4x^3"],
    ["y=5x^3 y'", "15x^2"],
    ["s=t^3 ds/dt =?", "3t^2"],
  ])("is asked for: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each(["y = x^4 dy/dx", "y = x y'"])(
    "may be a factor of an equation where spaces part everything: %s",
    (text) => {
      expect(solve(text).status).toBe("ambiguous");
    },
  );

  it("belongs to the equation where that is to be solved", () => {
    expect(solve("solve y = x^2 dy/dx").latex).toContain("C");
  });
});
