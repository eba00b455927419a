import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("conic sections", () => {
  it.each([
    [
      "Write the standard form of the equation of the circle with a radius of 3 and center (1, -2).",
      "(x - 1)^2 + (y + 2)^2 = 9",
    ],
    ["Write the equation of the circle with center (0, 0) that contains the point (3, 4)", "x^2 + y^2 = 25"],
    ["What is the equation for the parabola with focus $(0, 2)$ and directrix $y = -2$?", "x^2 = 8y"],
    [
      "What is the equation for the parabola with focus $(1, 5)$ and directrix $x = 3$?",
      "(y - 5)^2 = -4(x - 2)",
    ],
    [
      "What is the standard form equation of the ellipse that has vertices $(0, \\pm 5)$ and foci $(0, \\pm 3)$?",
      "\\frac{x^2}{16} + \\frac{y^2}{25} = 1",
    ],
    [
      "What is the standard form equation of the hyperbola that has vertices $(\\pm 3, 0)$ and foci $(\\pm 5, 0)$?",
      "\\frac{x^2}{9} - \\frac{y^2}{16} = 1",
    ],
  ])("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ latex, verification: "verified" });
  });

  it.each([
    ["Find the center and radius of the circle $x^2 + y^2 - 4x + 6y = 3$", "\\left(2, -3\\right), \\; r = 4"],
    [
      "Find the vertices of the ellipse $\\frac{x^2}{49} + \\frac{y^2}{4} = 1$",
      "\\left(-7, 0\\right), \\left(7, 0\\right)",
    ],
    [
      "Find the foci of the hyperbola $\\frac{y^2}{9} - \\frac{x^2}{16} = 1$",
      "\\left(0, -5\\right), \\left(0, 5\\right)",
    ],
    ["Find the vertex of the parabola $(x - 4)^2 = 12(y + 1)$", "\\left(4, -1\\right)"],
    ["Find the focus of the parabola $y^2 = 8x$", "\\left(2, 0\\right)"],
    ["Find the directrix of the parabola $y^2 = 8x$", "x = -2"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(["verified", "partial"]).toContain(result.verification);
  });

  it("finds the asymptotes of a shifted hyperbola", () => {
    const { latex } = solve(
      "Find the equations of the asymptotes for the hyperbola: $\\frac{(x-1)^2}{16} - \\frac{(y+2)^2}{9} = 1$",
    );
    expect(latex).toBe("y = \\frac{3}{4}(x - 1) - 2, y = -\\frac{3}{4}(x - 1) - 2");
  });

  it("draws a circle as two curves", () => {
    const { graph } = solve("Write the equation of the circle with a radius of 3 and center (1, -2).");
    expect(graph?.curves).toHaveLength(2);
  });

  it("reads the center and the radius back from a circle multiplied out", () => {
    const whole = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 1, max: 9 }), (h, k, r) => {
        const constant = h * h + k * k - r * r;
        const text = `Find the center and radius of the circle $x^2 + y^2 + (${-2 * h})x + (${-2 * k})y + (${constant}) = 0$`;
        expect(solve(text).latex).toBe(`\\left(${h}, ${k}\\right), \\; r = ${r}`);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it.each([
    "Find the foci of the parabola $y = x^2$",
    "Find the center of the circle $x^2 + y^2 = -4$",
    "Find the vertices of $xy = 1$",
  ])("leaves %s alone", (text) => {
    expect(solve(text).latex).toBe("");
  });
});

describe("circles told by one measure", () => {
  it.each([
    ["A circle has radius 10 inches. Approximate its circumference.", "62.83\\text{ inches}"],
    ["A circle has a circumference of 31.4 feet. Find the diameter.", "\\frac{31.4}{\\pi}\\text{ feet}"],
  ])("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ latex, verification: "partial" });
  });
});
