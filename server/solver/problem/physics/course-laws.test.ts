import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

/** The number of an answer, with its power of ten. */
function size(text: string): number {
  const [, mantissa = "NaN", exponent = "0"] =
    /^(-?[\d.]+)(?: \\times 10\^\{?(-?\d+)\}?)?/.exec(answer(text)) ?? [];
  return Number(mantissa) * 10 ** Number(exponent);
}

/** Answers are rounded to three figures. */
const expectNear = (text: string, value: number): void =>
  expect(Math.abs(size(text) / value - 1), `${text} ${answer(text)}`).toBeLessThan(0.006);

const VALUES = [2, 3, 4] as const;
const degrees = (angle: number): number => (angle * Math.PI) / 180;

describe("laws of a first course", () => {
  it.each(VALUES)("turn, bank and hold what moves on a curve, %i", (n) => {
    expectNear(
      `What is the ideal banking angle for a curve of ${n}0.0 m radius if cars take it at 10.0 m/s?`,
      (Math.atan(100 / (n * 10 * 9.8)) * 180) / Math.PI,
    );
    expectNear(
      `A wheel starts from rest and reaches ${n}0.0 rad/s in 6.00 s. What is its angular acceleration?`,
      (n * 10) / 6,
    );
    expectNear(
      `A skater with a moment of inertia of 2.40 kg·m^2 spins at ${n}.00 rad/s with arms out. She pulls her arms in, so that her moment of inertia decreases to 0.800 kg·m^2. What is her final angular velocity?`,
      n * 3,
    );
  });

  it.each(VALUES)("throw, lift, slide and orbit, %i", (n) => {
    expectNear(
      `A projectile is launched at ${n}0.0 m/s at an angle of 40.0° above the horizontal. What maximum height does it reach?`,
      (n * 10 * Math.sin(degrees(40))) ** 2 / 19.6,
    );
    expectNear(
      `An elevator of mass ${n}00 kg accelerates upward at 1.20 m/s^2. What is the tension in the cable?`,
      n * 1100,
    );
    expectNear(
      `A box slides down a frictionless incline of ${n}0.0°. What is its acceleration?`,
      9.8 * Math.sin(degrees(n * 10)),
    );
    expectNear(
      `A satellite orbits the Earth at a distance of ${n}.00 × 10^7 m from its center. What is its orbital speed? The mass of the Earth is 5.97 × 10^24 kg.`,
      Math.sqrt((6.6743e-11 * 5.97e24) / (n * 1e7)),
    );
  });

  it.each(VALUES)("follow water through its states, %i", (n) => {
    expectNear(
      `How much heat does it take to convert 0.${n}00 kg of ice at -15.0°C to water at 40.0°C?`,
      (n / 10) * (2090 * 15 + 334000 + 4186 * 40),
    );
    expectNear(
      `How much heat is needed to raise ${n}.00 kg of water from 20.0°C to 100°C and boil it all away?`,
      n * (4186 * 80 + 2.257e6),
    );
    expectNear(
      `A 0.100-kg piece of ice at -10.0°C is placed in 0.${n + 3}00 kg of water at 30.0°C. What is the final temperature?`,
      ((n + 3) * 0.1 * 4186 * 30 - 0.1 * (20900 + 334000)) / (4186 * ((n + 3) * 0.1 + 0.1)),
    );
  });

  it.each(VALUES)("know coils, transformers, particles and light, %i", (n) => {
    expectNear(
      `A transformer has 50 turns in its primary coil and ${n}00 turns in its secondary. The primary voltage is 120 V. What is the secondary voltage?`,
      n * 240,
    );
    expectNear(
      `A coil of 200 turns and 4.00 by 6.00 cm rotates at ${n}00 rad/s in a 0.500 T field of a generator. What is its peak emf?`,
      200 * 0.0024 * 0.5 * n * 100,
    );
    expectNear(
      `An electron is accelerated from rest through a potential difference of ${n}0.0 V. What is its final speed?`,
      Math.sqrt((2 * 1.602e-19 * n * 10) / 9.109e-31),
    );
    expectNear(
      `What is the critical angle for light going from glass with an index of refraction of 1.${n}2 into air?`,
      (Math.asin(1 / (1.02 + n / 10)) * 180) / Math.PI,
    );
    expectNear(`What is γ for a spaceship traveling at 0.${n}00c?`, 1 / Math.sqrt(1 - n ** 2 / 100));
  });

  it.each(VALUES)("know special points, rates and shares of solutions, %i", (n) => {
    expectNear(
      `What is the osmotic pressure of a 0.0${n}50 M solution of sucrose at 25 °C?`,
      (n / 100 + 0.005) * 0.082057 * 298.15,
    );
    expectNear(
      `A first-order reaction has a rate constant of 0.0450 s^-1. How long does it take for the concentration to fall from 0.${n}00 M to 0.125 M?`,
      Math.log(n / 1.25) / 0.045,
    );
    expectNear(
      `What is the mass percent of a solution that contains 1${n}.0 g of NaCl in 120.0 g of solution?`,
      ((10 + n) / 120) * 100,
    );
    expectNear(
      `The solubility product of AgCl is ${n}.8 × 10^-10. What is its molar solubility in pure water?`,
      Math.round(Math.sqrt((n + 0.8) * 1e-10) * 1e6) / 1e6,
    );
  });
});

describe("what these laws do not hold for", () => {
  it.each([
    [
      "ice that does not all melt",
      "A 0.100-kg piece of ice at -10.0°C is placed in 0.050 kg of water at 10.0°C. What is the final temperature?",
    ],
    [
      "light that enters the denser side",
      "What is the critical angle for light going from air into glass with an index of refraction of 1.52?",
    ],
    [
      "water that evaporates as cold as it is",
      "How many grams of water at 20.0°C must evaporate to remove 5.00 × 10^5 J at the same temperature?",
    ],
    [
      "a throw from a height",
      "A projectile is launched at 30.0 m/s at an angle of 40.0° from a cliff 20.0 m high. What maximum height above the ground does it reach?",
    ],
    [
      "an observer who moves",
      "An observer moves toward a stationary 300-Hz source at 25.0 m/s. The speed of sound is 340 m/s. What frequency does the observer hear?",
    ],
    ["salts that fall apart", "What is the freezing point of a 0.250 m aqueous solution of CaCl2?"],
    [
      "a rope that pulls up a slope",
      "What is the acceleration of a 5.00-kg box pulled up a frictionless incline of 30.0° with a force of 60.0 N?",
    ],
  ])("%s is left alone", (_, text) => {
    expect(answer(text)).toBe("unsupported");
  });
});

describe("how quantities are told", () => {
  it("a bare power of ten tells one figure", () => {
    expect(answer("Find the energy in GeV of a photon of wavelength 10^-20 m.")).toBe(
      "1.2 \\times 10^5\\text{ GeV}",
    );
  });

  it("a number shares the unit behind the next one", () => {
    expect(answer("A car speeds up from 10 to 25 m/s in 5.0 s. What is its acceleration?")).toBe(
      "3.0\\text{ m/s}^{2}",
    );
  });

  it("a quantity that is found on the way takes none of those told", () => {
    expectNear(
      "A sphere of 0.600 cm diameter has a uniformly distributed charge of 40.0 pC. What is the potential at its surface?",
      (8.98755e9 * 40e-12) / 0.003,
    );
  });

  it("a scene without quantities changes nothing, and a condition in one does", () => {
    const told = "An object moves at 3.00 m/s and has a mass of 2.00 kg. What is its kinetic energy?";
    expect(answer(`Satellites use many kinds of engines. ${told}`)).toBe(answer(told));
    expect(answer(`The friction of the ramp slows it. ${told}`)).toBe("unsupported");
  });
});
