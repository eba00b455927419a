import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";
import { equationOf } from "../../problem/physics/law";
import { LAWS } from "../../problem/physics/laws";
import { unitOf } from "../../problem/physics/units";
import { solve } from "../../solve";
import { isolate } from "./isolate";

const cases: readonly (readonly [text: string, latex: string])[] = [
  [
    "A motorbike accelerates from rest to a speed of 24.0 m/s in 6.00 s. What is its acceleration?",
    "4.00\\text{ m/s^2}",
  ],
  [
    "What current flows through a 12.0 Ω lamp when 9.00 V is applied to it, if its resistance stays the same?",
    "0.750\\text{ A}",
  ],
  ["What is the period of a 2.25-m-long pendulum?", "3.01\\text{ s}"],
  [
    "What charge is stored in a 47.0 µF capacitor when 9.00 V is applied to it?",
    "4.23 \\times 10^{-4}\\text{ C}",
  ],
  ["What capacitance is needed to store 3.00 µC of charge at a voltage of 120 V?", "25.0\\text{ nF}"],
  ["What is the Fahrenheit temperature of a room at 25.0 °C?", "77.0^{\\circ}\\text{F}"],
  ["How many grams of gas are in 2.00 L of CO2 at 1.00 atm and 300 K?", "3.58\\text{ grams}"],
  ["Find the wavelength of a photon with an energy of 2.50 eV.", "4.97 \\times 10^{-7}\\text{ m}"],
];

describe("laws of physics", () => {
  it.each(cases)("answers %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("partial");
    expect(result.steps.at(-1)?.latex).toBe(latex);
  });

  it.each([
    "A car travels 30.0 m in 2.00 s and then 50.0 m in 3.00 s. What is its speed?",
    "What is the resistance of a wire that is twice as long as one of 4.00 Ω?",
    "A 2.00-kg block slides down a 30.0° slope with friction. What is its acceleration?",
    "A current of 2.00 A flows for 5.00 s in a resistance of 3.00 Ω. What is the voltage and the power?",
  ])("abstains from %s", (text) => {
    expect(solve(text).method).not.toBe("physics-law");
  });

  it("writes every law so that each letter has a unit and a name", () => {
    for (const law of LAWS) {
      const letters = new Set(law.equations.flatMap((equation) => symbolsOf(equationOf(equation))));
      for (const letter of letters) expect(Object.keys(law.roles), law.title).toContain(letter);
      for (const role of Object.values(law.roles)) expect(() => unitOf(role.unit)).not.toThrow();
    }
  });

  it("rearranges every law for every letter that can be asked, keeping the equation true", () => {
    for (const law of LAWS) {
      const letters = new Set(law.equations.flatMap((equation) => symbolsOf(equationOf(equation))));
      for (const equation of law.equations.map(equationOf)) {
        for (const letter of symbolsOf(equation)) {
          const formula = isolate(equation, letter);
          if (!formula) continue;
          const at = new Map([...letters].map((each, i) => [each, { re: 0.31 + 0.07 * i, im: 0 }]));
          const value = evaluateComplex(formula, at);
          if (!value || Math.abs(value.im) > 1e-9) continue;
          const put = new Map([...at, [letter, value]]);
          const [left, right] = [evaluateComplex(equation.left, put), evaluateComplex(equation.right, put)];
          expect(left?.re, `${law.title}: ${letter}`).toBeCloseTo(right?.re ?? Number.NaN, 6);
        }
      }
    }
  });

  it("gives a current that reproduces the voltage to the digits shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 100, max: 999 }), (v, r) => {
        const [volts, ohms] = [(v / 10).toFixed(1), (r / 10).toFixed(1)];
        const { answer } = solve(
          `What current flows through a ${ohms} Ω resistor when ${volts} V is applied to it?`,
        );
        const [, number = "", unit] = /^([\d.]+) (m?A)$/.exec(answer) ?? [];
        const current = Number(number) * (unit === "mA" ? 1e-3 : 1);
        expect(Math.abs((current * Number(ohms)) / Number(volts) - 1)).toBeLessThan(0.006);
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
