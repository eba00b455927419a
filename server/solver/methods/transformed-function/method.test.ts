import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const SEEDED = { seed: 1, numRuns: 60 };
const WRITE = "Write a formula for the function obtained when the graph is transformed as described:";

describe("formulas of moved graphs", () => {
  it.each([
    ["$f(x)=x^3$ is shifted down 2 units and to the right 5 units.", "(x - 5)^3 - 2"],
    [
      "The graph of $f(x)=|x|$ is reflected over the $x$-axis, then shifted up 4 units.",
      "-\\left|x\\right| + 4",
    ],
    ["The graph of $f(x)=\\sqrt{x}$ is horizontally stretched by a factor of 3.", "\\sqrt{\\frac{x}{3}}"],
    ["The graph of $f(x)=\\sqrt{x}$ is horizontally compressed by a factor of $\\frac{1}{5}$.", "\\sqrt{5x}"],
    [
      "The graph of $f(x)=x^2$ is vertically stretched by a factor of 2, then shifted left 1 unit.",
      "2(x + 1)^2",
    ],
    ["$f(x)=x^2$ is shifted up 1 unit, then reflected over the $x$-axis.", "-x^2 - 1"],
  ])("applies the moves one after the other: %s", (told, latex) => {
    const result = solve(`${WRITE} ${told}`);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("partial");
  });

  it.each([
    "$f(x)=x^2$ is shifted up 1 unit and reflected over the $x$-axis.",
    "$f(x)=x^2$ is stretched by a factor of 2.",
    "$f(x)=x^2$ is vertically stretched by a factor of $\\frac{1}{2}$.",
    "$f(x)=x^2$ is rotated and shifted up 2 units.",
    "$f(x)=x^2$ is shifted up 2 units and multiplied by 3.",
  ])("abstains where the order or the move is not clear: %s", (told) => {
    expect(solve(`${WRITE} ${told}`).method).toBeNull();
  });

  it("moves the vertex of a parabola to where it is told to go", () => {
    const size = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(size, size, (right, up) => {
        const result = solve(`${WRITE} $f(x)=x^2$ is shifted right ${right} units and up ${up} units.`);
        expect(result.latex).toBe(`(x - ${right})^2 + ${up}`);
      }),
      SEEDED,
    );
  });
});
