import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnOf } from "@/server/testing/drawn";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { equationOf } from "../../problem/physics/law";
import { LAWS } from "../../problem/physics/laws";
import { unitOf } from "../../problem/physics/units";
import { solve } from "../../solve";
import { isolate } from "./isolate";

const cases: readonly (readonly [text: string, latex: string])[] = [
  [
    "A motorbike accelerates from rest to a speed of 24.0 m/s in 6.00 s. What is its acceleration?",
    "4.00\\text{ m/s}^{2}",
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
  ["Find the wavelength of a photon with an energy of 2.50 eV.", "4.96 \\times 10^{-7}\\text{ m}"],
  ["A coin is dropped from rest. How far does it fall in 1.50 s?", "11.0\\text{ m}"],
  ["A stone is dropped from a height of 20.0 m. With what speed does it land?", "19.8\\text{ m/s}"],
  ["A ball is thrown straight up with a speed of 14.0 m/s. What is its maximum height?", "10.0\\text{ m}"],
  [
    "A bus slows down from 20.0 m/s at a rate of 1.50 m/s^2 for 4.00 s. What is its final velocity?",
    "14.0\\text{ m/s}",
  ],
  [
    "A tram traveling at 12.0 m/s decelerates at 1.50 m/s^2. How long does it take to stop?",
    "8.00\\text{ s}",
  ],
  [
    "A cart accelerates from rest at 0.800 m/s^2 for 5.00 s. How far does it go in those 5.00 s?",
    "10.0\\text{ m}",
  ],
  [
    "A 12.0-kg crate rests on a floor with a coefficient of static friction of 0.250. What is the maximum friction force?",
    "29.4\\text{ N}",
  ],
  ["How much work is done in lifting a 15.0-kg sack to a height of 2.00 m?", "294\\text{ J}"],
  [
    "A 0.200-kg dart moving at 12.0 m/s sticks to a stationary 1.00-kg board. What is the final speed?",
    "2.00\\text{ m/s}",
  ],
  ["Find the total resistance of a 6.00 Ω and a 3.00 Ω resistor connected in parallel.", "2.00\\text{ Ω}"],
  ["Two charges of 3.00 µC and 5.00 µC are 0.300 m apart. What is the force between them?", "1.50\\text{ N}"],
  [
    "How much heat is needed to raise the temperature of 1.50 kg of water by 20.0 °C?",
    "1.26 \\times 10^5\\text{ J}",
  ],
  ["What sound intensity level in dB comes from an intensity of 2.00 × 10^{-5} W/m^2?", "73.0\\text{ dB}"],
  [
    "At what angle is the second-order maximum for 600-nm light falling on double slits separated by 0.0400 mm?",
    "1.72^{\\circ}",
  ],
  ["Calculate the density of a pebble if 12.5 cm^{3} has a mass of 33.0 g.", "2.64\\text{ g/cm}^{3}"],
  ["What is the pH of a 0.0020 M HNO3 solution?", "2.70"],
  [
    "Calculate the hydronium ion concentration of a solution with a pH of 5.30.",
    "5.0 \\times 10^{-6}\\text{ M}",
  ],
  ["The half-life of an isotope is 8.02 days. What is its decay constant?", "0.0864\\text{ day}^{-1}"],
  ["What is the molality of 20.0 g of NaOH in 250 g of water?", "2.00\\text{ mol/kg}"],
  ["What is the beat frequency of a 442 Hz and a 440 Hz fork sounded together?", "2.00\\text{ Hz}"],
  ["What is the pOH of a solution with a pH of 3.40?", "10.60"],
  [
    "How many joules are required to heat 60.0 g of brass from 20.0 °C to 70.0 °C? The specific heat of brass is 0.380 J/g °C.",
    "1140\\text{ joules}",
  ],
  ["A water wave has a period of 1.50 s and a wavelength of 6.00 m. What is its speed?", "4.00\\text{ m/s}"],
  [
    "The dome of a generator stores 6.00 mC of charge at a voltage of 3.00 MV. What is its capacitance?",
    "2.00\\text{ nF}",
  ],
  [
    "What energy is released by a spark with a current of 5000 A, a voltage of 2.00 MV and a length of 2.00 ms?",
    "2.00 \\times 10^7\\text{ J}",
  ],
  [
    "A pitcher throws a ball so that its speed is 20.0 m/s at a distance of 0.500 m from the elbow. The moment of inertia of the arm is 0.400 kg·m^2. What is the rotational kinetic energy of the arm?",
    "320\\text{ J}",
  ],
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
    "What is the pH of a 0.0100 M solution of acetic acid?",
    "A ball is thrown straight up at 20.0 m/s. What is its velocity after 1.00 s?",
    "A ball is dropped from 20.0 m. What is its speed after falling 5.00 m?",
    "A 10.0-Ω resistor and a lamp are connected in series to a 12.0-V battery. What is the current?",
    "A ball is dropped from 20.0 m on the Moon. How long does it take to reach the ground?",
    "A 5.00-kg box is pushed with 20.0 N at 30.0° below the horizontal against a friction of 8.00 N. What is its acceleration?",
    "A 2.00-kg cart at 3.00 m/s hits a wall and bounces back. What is the impulse?",
    "What is the pH of 25.0 mL of 0.10 M HCl mixed with 25.0 mL of 0.10 M NaOH?",
    "A rock is thrown straight up at 15.0 m/s from the edge of a cliff. What is its maximum height above the sea?",
  ])("abstains from %s", (text) => {
    expect(solve(text).method).not.toBe("physics-law");
  });

  it.each([
    "There is friction on the way.",
    "The whole thing stands on an incline.",
    "Afterwards it goes the same way back again.",
    "Three of them are used together.",
    "It is wound into a coil around a magnet.",
    "The liquid boils and escapes through a nozzle.",
  ])("gives no other answer when the text also says: %s", (more) => {
    for (const [text, latex] of drawnOf(cases)) {
      const result = solve(`${more} ${text}`);
      if (result.method === "physics-law") expect(result.latex, text).toBe(latex);
    }
  });

  it.each([
    "A wave takes 2.40 s to run along a spring 4.00 m long and back again. What is its speed?",
    "A mirror has a radius of curvature of 2.00 m. What is its power?",
    "What is the change in momentum of a 2.00 kg ball moving at 3.00 m/s?",
    "What is the tangential speed after 3.00 s with an acceleration of 2.00 m/s^2 from rest?",
    "What current flows through two lamps of 12.0 Ω when 9.00 V is applied?",
    "A bubble with a radius of 2.00 cm rises from a depth of 3.00 m in water. What is the pressure in it?",
  ])("abstains where a word of the text is another law's: %s", (text) => {
    expect(solve(text).method).not.toBe("physics-law");
  });

  it.each([
    ["A car travelled 715 km in 11 hours. What is its speed?", "65\\text{ km/h}"],
    ["A bus covered 130 kilometres in 2 hours. What is its speed?", "65\\text{ km/h}"],
    ["What current flows through a 5.0 Ω resistor when 12 V is applied to it?", "2.4\\text{ A}"],
    ["A stone is dropped from a height of 20 m. With what speed does it land?", "20\\text{ m/s}"],
    ["A 1.250-kg ball moves at 3.0 m/s. What is its kinetic energy?", "5.6\\text{ J}"],
    ["What is the weight of a 12.00-kg mass?", "118\\text{ N}"],
    ["A 4 kg cart accelerates at 2 m/s^2. What is the net force?", "8\\text{ N}"],
  ])("prints no digit that the values told do not support: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it("says by which rule the digits are kept, and which constants the text did not tell", () => {
    const { steps, evidence } = solve("What is the period of a 2.25-m-long pendulum?");
    expect(evidence.join(" ")).toContain("as many significant figures as the least exact value");
    expect(steps.map(({ why }) => why).join(" ")).toContain(
      "The text does not tell the acceleration due to gravity",
    );
  });

  it("answers in the unit that is asked for by name, without a prefix of its own", () => {
    expect(
      solve("What capacitance in F is needed to store 3.00 µC of charge at a voltage of 120 V?").answer,
    ).toBe("2.50 × 10^(−8) F");
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
          const formula = isolate(equation, letter, budget(DEFAULT_LIMITS));
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
