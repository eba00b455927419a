import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../../solve";
import { FIELD_LAWS } from "./fields";

const CLOSE = 0.06;
const G = 9.8;

/** Scenes with two values, and what is asked of them in the unit of the answer. */
const SCENES: readonly (readonly [text: string, answer: (a: number, b: number) => number])[] = [
  ["A force of #a N acts on a puck for #b s. What is the impulse?", (a, b) => a * b],
  [
    "A robot is supplied with #a0 J and does #b J of useful work. What is its efficiency?",
    (a, b) => (100 * b) / (a * 10),
  ],
  ["A current of #a A flows for #b s. How much charge flows?", (a, b) => a * b],
  [
    "A gas has a volume of #a L at #b atm. What is its volume at 3.0 atm at constant temperature?",
    (a, b) => (a * b) / 3,
  ],
  [
    "A bolt is dropped from a height of #a m. How long does it take to reach the ground?",
    (a) => Math.sqrt((2 * a) / G),
  ],
  ["A #a kg scooter rounds a bend of radius #b m at 5.0 m/s. What force is needed?", (a, b) => (a * 25) / b],
];

const value = fc.integer({ min: 11, max: 98 }).map((tenths) => (tenths / 10).toFixed(1));

/** The number of an answer in the unit without a prefix. */
function sizeOf(answer: string): number {
  const [, digits = "", power, unit = ""] =
    /^(-?[\d.]+)(?: ?[×*] ?10\^?\(?(-?\d+)\)?)? ?(.*)$/.exec(answer) ?? [];
  const prefix = /^m(?=[A-Z])/.test(unit) ? 1e-3 : /^k(?=[A-Z])/.test(unit) ? 1e3 : 1;
  return Number(digits) * 10 ** Number(power ?? 0) * prefix;
}

const filled = (text: string, a: string, b: string): string =>
  text
    .replace("#a0", String(Number(a) * 10))
    .replace("#a", a)
    .replace("#b", b);

describe("laws that are chosen by what is told and asked", () => {
  it("every letter of every law and chain has a quantity", () => {
    expect(FIELD_LAWS.length).toBeGreaterThan(60);
    for (const { roles, equations } of FIELD_LAWS) {
      expect(Object.keys(roles).length).toBeGreaterThan(equations.length);
      expect(Object.values(roles).some((role) => role.asked)).toBe(true);
    }
  });

  it.each(SCENES)("%s", (text, answer) => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const found = solve(filled(text, a, b));
        if (found.status !== "solved") return expect(found.status).toBe("solved");
        const wanted = answer(Number(a), Number(b));
        expect(Math.abs(sizeOf(found.answer) / wanted - 1), found.answer).toBeLessThan(CLOSE);
      }),
      { numRuns: 5, seed: 7 },
    );
  });

  it.each(SCENES)("a second thing beside it is not overlooked: %s", (text) => {
    const [told = "", asked = ""] = filled(text, "4.2", "3.1").split(/(?<=\.) (?=What|How)/);
    for (const more of [
      "Another one has twice as much.",
      "Then 2.5 kg are added.",
      "It loses 12% on the way.",
    ])
      expect(solve(`${told} ${more} ${asked}`).status).not.toBe("solved");
  });

  it.each([
    ["A tray is a circle with radius 9 inches. Find the area of the tray.", /inches/],
    [
      "A tram drives 84 kilometers at a steady speed of 28 kilometers per hour. How long does it take?",
      /hours/,
    ],
  ])("answers in the units of the text: %s", (text, unit) => {
    expect(solve(text).answer).toMatch(unit);
  });
});
