import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("vectors", () => {
  it.each([
    ["Find the magnitude of the vector v = <5, -12>", "13"],
    [
      "Given $u = \\langle 1, 2 \\rangle$ and $v = \\langle -3, 4 \\rangle$, find $3u + v$.",
      "\\left\\langle 0, 10 \\right\\rangle",
    ],
    [
      "Given $\\mathbf{u} = 2\\mathbf{i} - \\mathbf{j}$ and $\\mathbf{v} = 5\\mathbf{i} + 3\\mathbf{j}$, calculate $u \\cdot v$.",
      "7",
    ],
    [
      "Find a unit vector in the same direction as v = <6, 8>",
      "\\left\\langle \\frac{3}{5}, \\frac{4}{5} \\right\\rangle",
    ],
    [
      "Given initial point P = (1, 1) and terminal point Q = (4, -3), write the vector v in terms of i and j.",
      "3i - 4j",
    ],
  ])("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ latex, verification: "verified" });
  });

  it("measures an angle in degrees", () => {
    expect(solve("Find the angle between the vectors u = <2, 0> and v = <0, 5>")).toMatchObject({
      latex: "90^{\\circ}",
      verification: "partial",
    });
  });

  it("gives a dot product that does not depend on the order", () => {
    const whole = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(whole, whole, whole, whole, (a, b, c, d) => {
        expect(solve(`Find the dot product of <${a}, ${b}> and <${c}, ${d}>`).latex).toBe(
          String(a * c + b * d),
        );
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it("leaves vectors of different size alone", () => {
    expect(solve("Find the dot product of <1, 2> and <3, 4, 5>").latex).toBe("");
  });
});

describe("polar coordinates", () => {
  it.each([
    [
      "Convert the polar coordinates $(2, \\frac{\\pi}{3})$ to rectangular coordinates.",
      "\\left(1, \\sqrt{3}\\right)",
    ],
    ["Convert the polar coordinates (4, π) to Cartesian coordinates", "\\left(-4, 0\\right)"],
    [
      "Convert the rectangular coordinates (-5, 5) to polar coordinates",
      "\\left(5\\sqrt{2}, \\frac{3\\pi}{4}\\right)",
    ],
    [
      "Convert the rectangular coordinates (3, 4) to polar coordinates",
      "\\left(5, \\arctan\\left(\\frac{4}{3}\\right)\\right)",
    ],
    [
      "Write $z = 1 + i$ in polar form.",
      "\\sqrt{2}\\left(\\cos\\left(\\frac{\\pi}{4}\\right) + i\\sin\\left(\\frac{\\pi}{4}\\right)\\right)",
    ],
    [
      "Convert the complex number to rectangular form: $z = 6\\mathrm{cis}(\\frac{\\pi}{6})$",
      "3\\sqrt{3} + 3i",
    ],
    ["Find the absolute value of the complex number $z = 8 - 15i$.", "17"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(["verified", "partial"]).toContain(result.verification);
  });

  it("leaves the origin alone, which has no angle", () => {
    expect(solve("Convert the rectangular coordinates (0, 0) to polar coordinates").latex).toBe("");
  });
});
