import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const small = fc.integer({ min: 2, max: 9 });

/** The same equation as people type it. */
const WRITINGS: readonly ((slope: string) => string)[] = [
  (right) => `dy/dx = ${right}`,
  (right) => `y' = ${right}`,
  (right) => `\\frac{dy}{dx} = ${right}`,
  (right) => `$\\frac{dy}{dx} = ${right}$`,
  (right) => `y'(x) = ${right}`,
];
const WORDINGS = [
  "*",
  "solve *",
  "pls solve the differential equation *",
  "find the general solution of *",
  "* general soln pls",
  "whats the solution to *",
  "solve the ode *",
  "how do i solve * ?",
];

describe("a differential equation of first order", () => {
  it("is solved however it is written and asked for", () => {
    fc.assert(
      fc.property(small, fc.constantFrom(...WRITINGS), fc.constantFrom(...WORDINGS), (k, write, wording) => {
        const found = solve(wording.replace("*", () => write(`${k}y`)));
        expect(found.latex).toBe(`y = Ce^{${k}x}`);
        expect(found.verification).toBe("verified");
      }),
      { seed: 20261123, numRuns: 60 },
    );
  });

  it("meets its condition", () => {
    const conditions = ["y(0) = *", "where y(0)=*", "given y(0) = *", "y = * when x = 0"];
    fc.assert(
      fc.property(small, small, fc.constantFrom(...conditions), (k, start, condition) => {
        const found = solve(`solve y' = ${k}y, ${condition.replace("*", `${start}`)}`);
        expect(found.latex).toBe(`y = ${start}e^{${k}x}`);
      }),
      { seed: 20261123, numRuns: 40 },
    );
  });

  it.each([
    ["y' = 6x^2", "y = 2x^3 + C"],
    ["dy/dx = cos(x)", "y = \\sin(x) + C"],
    ["dP/dt = 0.5P, P(0) = 100", "P = 100e^{\\frac{t}{2}}"],
    ["y' = y/x", "y = Cx"],
    ["y' + 4y = 8", "y = 2 + Ce^{-4x}"],
    ["x y' + y = 3x^2", "y = x^2 + \\frac{C}{x}"],
    ["y' - y = e^x", "y = xe^x + Ce^x"],
    ["y y' = x", "y^2 = x^2 + C"],
    ["y' = x/y, y(0) = -3", "y = -\\sqrt{x^2 + 9}"],
    ["dy/dx = y^2", "y = \\frac{1}{C - x}"],
    ["dy/dx = x y^2", "y = \\frac{2}{C - x^2}"],
    ["y' = 1 + y^2", "y = \\tan(C + x)"],
    ["dy/dx = e^(x-y)", "y = \\ln(e^x + C)"],
    ["dy/dt = ky", "y = Ce^{kt}"],
  ])("%s", (text, answer) => {
    const found = solve(text);
    expect(found.latex).toBe(answer);
    expect(found.verification).toBe("verified");
  });
});

describe("a differential equation of second order", () => {
  it("has the powers of e that the roots of its characteristic equation say", () => {
    fc.assert(
      fc.property(
        small,
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(...WORDINGS),
        (low, gap, wording) => {
          const [p, q] = [low, low + gap];
          const found = solve(wording.replace("*", () => `y'' - ${p + q}y' + ${p * q}y = 0`));
          expect(found.latex).toBe(`y = C_1e^{${p}x} + C_2e^{${q}x}`);
          expect(found.verification).toBe("verified");
        },
      ),
      { seed: 20261123, numRuns: 40 },
    );
  });

  it.each([
    ["y'' + 9y = 0", "y = C_1\\cos(3x) + C_2\\sin(3x)"],
    ["$\\frac{d^2y}{dx^2} - 9y = 0$", "y = C_1e^{-3x} + C_2e^{3x}"],
    ["4y'' - 4y' + y = 0", "y = C_1e^{\\frac{x}{2}} + C_2xe^{\\frac{x}{2}}"],
    ["y'' + 2y' + 5y = 0", "y = C_1e^{-x}\\cos(2x) + C_2e^{-x}\\sin(2x)"],
    ["y'' - 2y = 0", "y = C_1e^{-\\sqrt{2}x} + C_2e^{\\sqrt{2}x}"],
    ["y'' = 6x", "y = C_1 + C_2x + x^3"],
    ["y'' - y = x", "y = C_1e^{-x} + C_2e^x - x"],
    ["y'' - 3y' + 2y = e^x", "y = C_1e^x + C_2e^{2x} - xe^x"],
    ["y'' + 4y = cos(x)", "y = C_1\\cos(2x) + C_2\\sin(2x) + \\frac{\\cos(x)}{3}"],
    ["y'' + 2y' + y = 0, y(0) = 1, y'(0) = 0", "y = e^{-x} + xe^{-x}"],
  ])("%s", (text, answer) => {
    const found = solve(text);
    expect(found.latex).toBe(answer);
    expect(found.verification).toBe("verified");
  });
});

describe("what is no such equation, or asks for more", () => {
  it.each([
    "y' = x^2 + y^2",
    "y'' + y = tan(x)",
    "y'' + x y = 0",
    "y''' = 0",
    "solve y' = y numerically",
    "find the particular solution of y' = 2x",
    "find the general solution of y' = 2x, y(0) = 1",
    "y' = -y, y(0) = 1, y(1) = 2",
    "y'' = 6x, y(0) = 1",
    "show that y = e^x solves y' = y",
    "find y(2) if y' = y, y(0) = 1",
  ])("is refused: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });
});
