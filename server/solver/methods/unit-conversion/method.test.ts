import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const SEEDED = { seed: 1, numRuns: 80 };

describe("amounts in other units", () => {
  it.each([
    ["What is 7/20 of a litre in millilitres?", "350\\text{ millilitres}"],
    ["How many seconds are there in 7/3 of a hour?", "8400\\text{ seconds}"],
    ["Convert 62.5ml to litres.", "0.0625\\text{ litres}"],
    ["What is seven eighteenths of a day in minutes?", "560\\text{ minutes}"],
    ["How many months are there in 2.5 centuries?", "3000\\text{ months}"],
    ["Convert 75 minutes to hours.", "1.25\\text{ hours}"],
    ["Convert 7 feet 2 inches to inches", "86\\text{ inches}"],
    ["Convert the units. The flight took 2 days and 5 hours. Convert the time to hours.", "53\\text{ hours}"],
    ["Convert 3 square yards to square feet.", "27\\text{ square feet}"],
    ["Convert 90 km/h to m/s", "25\\text{ m/s}"],
    ["Convert $8\\text{ m}^{2}$ to $\\text{cm}^{2}$.", "80000\\text{ cm}^{2}"],
    ["Convert 2.5 liters to cm^3", "2500\\text{ cm}^{3}"],
    ["How many liters are in 0.2 cubic meters?", "200\\text{ liters}"],
    ["How many minutes are in a day?", "1440\\text{ minutes}"],
    ["2300 mg = ? g", "2.3\\text{ g}"],
    ["How many grams in 1.5 kg?", "1500\\text{ grams}"],
    ["How many seconds are there in half an hour?", "1800\\text{ seconds}"],
    ["Convert 25 minutes to hours", "0.42\\text{ hours}"],
    ["Convert 78 kilograms to pounds. Round to the nearest tenth.", "172.0\\text{ pounds}"],
    ["Convert 5 inches to centimeters. Round to the nearest hundredth.", "12.7\\text{ centimeters}"],
  ])("multiplies by fractions that equal one: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each([
    [
      "Round to the nearest tenth. Ida is 50 inches tall. Convert her height to centimeters.",
      "127\\text{ centimeters}",
    ],
    ["Convert 12 kilograms to pounds. Round to the nearest tenth.", "26.5\\text{ pounds}"],
    [
      "Ben ran 20 kilometers. Convert this distance to miles (1 mile = 1.61 kilometers). Round to the nearest tenth.",
      "12.4\\text{ miles}",
    ],
    ["What is 8 km in miles?", "4.97\\text{ miles}"],
    ["Convert 150 lb to kg", "68.04\\text{ kg}"],
    ["Convert 20 gallons to liters", "75.71\\text{ liters}"],
    ["How many kg is 150 lb (use 1 kg = 2.2 lb)?", "68.18\\text{ kg}"],
  ])(
    "crosses between systems by the defined sizes, or by the equality that the text tells: %s",
    (text, latex) => {
      const result = solve(text);
      expect(result.latex).toBe(latex);
      expect(result.verification).toBe(/Ida|Ben/.test(text) ? "partial" : "verified");
    },
  );

  it.each([
    "Convert 5 kg to meters",
    "How many apples are in 3 bags?",
    "Convert 3 square feet to inches",
    "Ann is 40 inches tall and Bo is 45 inches tall. Convert the height to feet.",
    "How many days are there in 3 months?",
    "What is 3 in 5?",
  ])("leaves what is no conversion: %s", (text) => {
    expect(solve(text).task).not.toBe("unit-conversion");
  });

  it("comes back to where it started", () => {
    const names = ["millimeters", "centimeters", "meters", "kilometers"] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...names),
        fc.integer({ min: 2, max: 9999 }),
        (from, to, n) => {
          fc.pre(from !== to);
          const there = solve(`Convert ${n} ${from} to ${to}.`);
          const value = there.latex.replace(/\\text.*$/, "");
          expect(there.verification).toBe("verified");
          expect(solve(`Convert ${value} ${to} to ${from}.`).latex).toBe(`${n}\\text{ ${from}}`);
        },
      ),
      SEEDED,
    );
  });
});

describe("temperatures", () => {
  it.each([
    ["What is 35°C in Fahrenheit?", "95^{\\circ}\\text{F}"],
    ["Convert the Fahrenheit temperatures to degrees Celsius: 68°F.", "20^{\\circ}\\text{C}"],
    [
      "Convert the Celsius temperature to degrees Fahrenheit. Round to the nearest tenth. -7°C",
      "19.4^{\\circ}\\text{F}",
    ],
    ["Convert 90 degrees Fahrenheit to Celsius. Round to the nearest tenth.", "32.2^{\\circ}\\text{C}"],
    ["Convert 20 °C to kelvin", "293.15\\text{ K}"],
  ])("uses the formula: %s", (text, latex) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe("verified");
  });
});
