import { describe, expect, it } from "vitest";
import { solve } from "../solve";

/** Systems with a whole solution (x, y). */
const SYSTEMS: readonly (readonly [string, string, string])[] = [
  ["2x + y = 7", "x - y = 2", "(x, y) = (3, 1)"],
  ["x + 4y = 6", "3x - y = 5", "(x, y) = (2, 1)"],
  ["5x - 2y = 1", "x + y = 3", "(x, y) = (1, 2)"],
];

describe("two equations on a line", () => {
  it.each(SYSTEMS)("are read with nothing between them: %s %s", (first, second, solution) => {
    const tight = (text: string) => text.replaceAll(" ", "");
    for (const typed of [
      `${first} ${second}`,
      `${tight(first)} ${tight(second)}`,
      `solve ${first} ${second}`,
    ])
      expect(solve(typed).latex).toBe(solution);
  });

  it("are not looked for in one chain of comparisons", () => {
    expect(solve("2 < 4 x < 12").latex).toBe("\\frac{1}{2} < x < 3");
  });
});

describe("what stands behind a rule on the same line", () => {
  it.each([
    ["f(x)=4x-3 f(2)", "5"],
    ["g(t) = t^2 + 1 g(-2)", "5"],
    ["f(x)=x^3 f'(2)", "f'(2) = 12"],
    ["v=u+at u=2 a=3 t=5", "v = 17"],
    ["A=lw A=24 l=6", "w = 4"],
    ["s = ut + 1/2 a t^2 u=1 a=4 t=3", "s = 21"],
    ["a=5 b=3 a+b", "8"],
  ])("is a value that is asked for or told: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it("is a part of the rule where its letter occurs in it", () => {
    expect(solve("f(n)=2 f(n-1)").status).not.toBe("solved");
  });
});
