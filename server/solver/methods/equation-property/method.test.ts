import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("questions about an equation", () => {
  it.each([
    [
      "Classify the equation as an identity or a contradiction: 2(x + 3) = 2x + 6",
      "\\text{identity; all real numbers}",
    ],
    [
      "Classify the equation as a conditional equation, an identity, or a contradiction and then state the solution: 4x + 1 = 4(x + 1)",
      "\\text{contradiction; no solution}",
    ],
    [
      "Classify the equation as a conditional equation, an identity, or a contradiction: 5x - 2 = 3x + 8",
      "\\text{conditional equation; } x = 5",
    ],
    ["How many solutions does x^2 - 6x + 9 = 0 have?", "\\text{1 real solution}"],
    [
      "Determine the number of solutions to the quadratic equation: 2x^2 + x - 4 = 0",
      "\\text{2 real solutions}",
    ],
    [
      "Determine the number of solutions to each quadratic equation: 3x^2 = x - 5",
      "\\text{no real solutions}",
    ],
    [
      "Use the discriminant to determine the number and type of solutions: x^2 + x + 1 = 0",
      "\\text{2 complex solutions}",
    ],
    ["Find the discriminant of 3x^2 - 7x + 2 = 0", "25"],
    ["Is x = 4 a solution of 3x - 5 = 7?", "\\text{yes}"],
    [
      "Determine whether the number is a solution of the given equation: $y + \\frac{1}{2} = \\frac{5}{6}$ : $y = \\frac{2}{3}$",
      "\\text{no}",
    ],
    [
      "Determine whether the ordered pair is a solution to the system: $\\begin{cases} x + 2y = 8 \\\\ y = x - 5 \\end{cases}$ $(6, 1)$",
      "\\text{yes}",
    ],
    ["Is (2, -1, 3) a solution of x + y + z = 4?", "\\text{yes}"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });

  it("offers other ways and a drawing", () => {
    const quadratic = solve("Solve x^2 - 4x - 5 = 0");
    expect(quadratic.alternatives.map(({ way }) => way)).toEqual([
      "quadratic formula",
      "completing the square",
    ]);
    expect(quadratic.graph?.points.map(({ x, y }) => [x, y])).toEqual([
      [2, -9],
      [-1, 0],
      [5, 0],
    ]);
    const system = solve("Solve the system 2x + y = 7, x - y = 2");
    expect(system.alternatives.map(({ way }) => way)).toEqual(["substitution"]);
    expect(system.graph?.points).toEqual([{ x: 3, y: 1, label: "(3, 1)" }]);
  });
});
