import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { solve } from "../../solve";
import { workValue } from "./exact-value";
import { lowerPowers } from "./lower-powers";
import { productToSum, sumToProduct } from "./product-and-sum";

const answers = (cases: readonly (readonly [string, string])[]): void => {
  it.each(cases)("%s → %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).not.toBe("unchecked");
  });
};
const valueAt = (text: string, x: number): number =>
  evaluateComplex(parseExpression(text), new Map([["x", { re: x, im: 0 }]]))?.re ?? Number.NaN;

describe("exact values", () => {
  answers([
    ["Find the exact value of $\\sin \\frac{5\\pi}{4}$.", "-\\frac{\\sqrt{2}}{2}"],
    ["Evaluate $\\cos(210^{\\circ})$", "-\\frac{\\sqrt{3}}{2}"],
    ["Find the exact value: $\\tan(\\frac{7\\pi}{12})$", "-2 - \\sqrt{3}"],
    ["Evaluate $\\sec \\frac{\\pi}{2}$", "\\text{undefined}"],
    ["Evaluate $\\sin^{-1}(-\\frac{1}{2})$", "-\\frac{\\pi}{6}"],
    ["Find the exact value of $\\sin(\\cos^{-1}(\\frac{5}{13}))$.", "\\frac{12}{13}"],
    [
      "Find the exact value using half-angle formulas: $\\cos(\\frac{3\\pi}{8})$",
      "\\frac{\\sqrt{2 - \\sqrt{2}}}{2}",
    ],
  ]);

  it("agrees with a calculator at every multiple of π/24", () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), fc.constantFrom("sin", "cos", "tan"), (k, name) => {
        const e = parseExpression(`${name}(${k}*pi/12)`);
        const value = workValue(e, undefined, budget(DEFAULT_LIMITS))?.answer;
        if (value?.kind !== "expression") return value?.kind === "word";
        const [own, direct] = [value.expression, e].map(
          (each) => evaluateComplex(each, new Map())?.re ?? Number.NaN,
        );
        return Math.abs((own as number) - (direct as number)) < 1e-9;
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});

describe("angles", () => {
  answers([
    ["Convert $\\frac{7\\pi}{6}$ radians to degrees.", "210^{\\circ}"],
    ["Convert $100^{\\circ}$ to radians.", "\\frac{5\\pi}{9}"],
    ["State the reference angle for the given angle: $\\frac{9\\pi}{7}$", "\\frac{2\\pi}{7}"],
    ["Find the angle between 0 and $2\\pi$ that is coterminal with $-\\frac{\\pi}{5}$", "\\frac{9\\pi}{5}"],
  ]);
});

describe("values from other values", () => {
  answers([
    [
      "If $\\sin t = \\frac{8}{17}$ and $t$ is in the second quadrant, find $\\cos t$.",
      "\\cos(t) = -\\frac{15}{17}",
    ],
    ["If $\\cot x = 2.5$, what is $\\cot(-x)$?", "\\cot(-x) = -2.5"],
    [
      "Given $\\cos a = -\\frac{7}{25}$ and $a$ is in quadrant III, find $\\tan(2a)$.",
      "\\tan(2a) = -\\frac{336}{527}",
    ],
  ]);
});

describe("rewriting", () => {
  answers([
    ["Simplify $\\sec x \\cot x$", "\\csc(x)"],
    ["Simplify $\\cos^{2}(4x)-\\sin^{2}(4x)$", "\\cos(8x)"],
    ["$\\sin^{2}(x)+\\cos^{2}(x)$", "1"],
    ["1 - cos^2 x", "\\sin^{2}(x)"],
    ["tan x cos x", "\\sin(x)"],
    ["Rewrite the product as a sum or difference: $2\\cos(6x)\\cos(2x)$", "\\cos(4x) + \\cos(8x)"],
    ["Rewrite the sum as a product: $\\sin(7x)+\\sin(3x)$", "2\\sin(5x)\\cos(2x)"],
    ["Write $\\cos \\frac{\\pi}{9}$ in terms of its cofunction.", "\\sin\\left(\\frac{7\\pi}{18}\\right)"],
  ]);

  it("keeps the value when powers, products and sums change their form", () => {
    const work = [
      ["sin", "cos", lowerPowers, (a: number, b: number) => `sin(2x)^${a} * cos(2x)^${b}`],
      ["", "", productToSum, (a: number, b: number) => `sin(${a}x) * cos(${b}x)`],
      ["", "", sumToProduct, (a: number, b: number) => `cos(${a}x) - cos(${b + 7}x)`],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...work),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        (kind, a, b) => {
          const text = kind[3](a, b);
          const value = kind[2](parseExpression(text), budget(DEFAULT_LIMITS))?.answer;
          if (value?.kind !== "expression") return false;
          return [0.3, 1.1, 2.7].every((x) => {
            const own =
              evaluateComplex(value.expression, new Map([["x", { re: x, im: 0 }]]))?.re ?? Number.NaN;
            return Math.abs(own - valueAt(text, x)) < 1e-9;
          });
        },
      ),
      { seed: 1, numRuns: 80 },
    );
  });
});

describe("equations on an interval", () => {
  answers([
    ["Solve on $[0,2\\pi)$: $2\\cos x = -1$", "x = \\frac{2\\pi}{3},\\ \\frac{4\\pi}{3}"],
    [
      "Solve on $[0,2\\pi)$: $2\\sin^{2}x - \\sin x = 0$",
      "x = 0,\\ \\frac{\\pi}{6},\\ \\frac{5\\pi}{6},\\ \\pi",
    ],
    ["Solve on $[0,2\\pi)$: $\\sin x = 2$", "\\text{no solution}"],
    ["Find all solutions: $\\tan x = -1$", "x = \\frac{3\\pi}{4} + \\pi k"],
  ]);

  it("finds every place where a product of two simple factors is zero", () => {
    const halves = [-1, 0, 1];
    fc.assert(
      fc.property(fc.constantFrom(...halves), fc.constantFrom(...halves), (a, b) => {
        const result = solve(
          `Solve on $[0,2\\pi)$: $(2\\sin x - ${a < 0 ? `(${a})` : a})(2\\cos x - ${b < 0 ? `(${b})` : b}) = 0$`,
        );
        const expected = new Set<number>();
        for (let k = 0; k < 24; k += 1) {
          const x = (k * Math.PI) / 12;
          if (Math.abs(2 * Math.sin(x) - a) < 1e-9 || Math.abs(2 * Math.cos(x) - b) < 1e-9) expected.add(k);
        }
        return result.latex.split(",\\ ").length === expected.size;
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});

describe("triangles, circles, waves and polar form", () => {
  answers([
    ["Find the area of the triangle with the given measurements: $a=6,b=10,\\gamma=30^{\\circ}$", "K = 15.0"],
    [
      "Find the length of the arc of a circle of radius 3 cm subtended by the central angle of $\\frac{\\pi}{2}$.",
      "\\frac{3\\pi}{2}\\text{ cm}",
    ],
    ["Determine the period of the function $f(x)=\\sin(\\frac{x}{2})$.", "4\\pi"],
    [
      "Convert the given polar coordinates to Cartesian coordinates. $(4,\\frac{\\pi}{3})$",
      "\\left(2, 2\\sqrt{3}\\right)",
    ],
    ["Determine whether the identity is true or false. $\\tan x \\cot x = 2$", "\\text{false}"],
  ]);

  it("leaves a text with words it does not know to others", () => {
    expect(solve("Find the cosine of the friendliest angle in Paris").status).toBe("unsupported");
  });
});
