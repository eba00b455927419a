import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalNode } from "../expression/decimal";
import { decimalValue } from "../expression/figures";
import { budget, DEFAULT_LIMITS } from "../limits";
import type { AnswerValue } from "../types";
import { solved } from "./gate/run";
import { verifyValue } from "./verify";

function statusOf(text: string, value?: AnswerValue) {
  const one = solved(text);
  if (!one) throw new Error(`not solved: ${text}`);
  return verifyValue(one.problem, value ?? one.value, budget(DEFAULT_LIMITS)).status;
}

const amount = (written: string, unit: string): AnswerValue => ({
  kind: "quantity",
  value: decimalNode(decimalValue(written), written.split(".")[1]?.length ?? 0),
  unit,
});

type Case = readonly [
  text: string,
  right: readonly [string, string],
  wrong: readonly (readonly [string, string])[],
];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  PHYSICS: [
    [
      "A car accelerates from rest to a speed of 24.0 m/s in 6.00 s. What is its acceleration?",
      ["4.00", "m/s^2"],
      [
        ["4.00", "m/s"],
        ["4.00", "km/s^2"],
        ["4.0", "m/s^2"],
        ["4.000", "m/s^2"],
        ["4.01", "m/s^2"],
        ["-4.00", "m/s^2"],
        ["4.00", ""],
      ],
    ],
    [
      "How many grams of gas are in 2.00 L of CO2 at 1.00 atm and 300 K?",
      ["3.58", "grams"],
      [
        ["3.58", "kg"],
        ["0.00358", "kg"],
        ["3.58", "kgrams"],
        ["3.57", "grams"],
      ],
    ],
    [
      "A stone is dropped from a height of 20.0 m. With what speed does it land?",
      ["19.8", "m/s"],
      [
        ["-19.8", "m/s"],
        ["19.9", "m/s"],
        ["19.8", "m"],
        ["71.3", "km/h"],
      ],
    ],
  ],
  UNIT_CONVERSION: [
    [
      "How many grams are in 2300 mg?",
      ["2.3", "grams"],
      [
        ["2.3", "kg"],
        ["2.3", "kilograms"],
        ["2.3", "mg"],
        ["0.0023", "kg"],
        ["2.30", "kg"],
        ["2.4", "grams"],
        ["2.3", ""],
        ["2.3", "gram"],
      ],
    ],
    [
      "Convert 150 lb to kg",
      ["68.04", "kg"],
      [
        ["68.18", "kg"],
        ["68.04", "lb"],
        ["68.04", "g"],
        ["68", "kg"],
        ["68.039", "kg"],
      ],
    ],
    [
      "Convert 90 km/h to m/s",
      ["25", "m/s"],
      [
        ["25", "km/h"],
        ["25", "m"],
        ["25", "s/m"],
        ["24", "m/s"],
      ],
    ],
  ],
  TEMPERATURE: [
    [
      "What is 35°C in Fahrenheit?",
      ["95", "°F"],
      [
        ["95", "°C"],
        ["95", "K"],
        ["95", ""],
        ["94", "°F"],
        ["95.01", "°F"],
      ],
    ],
    [
      "Convert 90 degrees Fahrenheit to Celsius. Round to the nearest tenth.",
      ["32.2", "°C"],
      [
        ["32.22", "°C"],
        ["32", "°C"],
        ["32.3", "°C"],
      ],
    ],
  ],
  CLOCK_TIME: [
    [
      "How many minutes are there between 11:45 PM and 12:20 AM?",
      ["35", ""],
      [
        ["35", "h"],
        ["1475", ""],
        ["-35", ""],
        ["36", ""],
      ],
    ],
  ],
};

describe.each(Object.entries(CASES))("%s refuses", (_verifier, cases) => {
  it.each(cases)("another number or unit than the one asked for: %s", (text, right, wrong) => {
    expect(statusOf(text, amount(...right))).toMatch(/verified|partial/);
    for (const each of wrong) expect(statusOf(text, amount(...each)), each.join(" ")).toBe("refuted");
  });
});

describe("CLOCK_TIME refuses", () => {
  it.each(["12:25 AM", "12:85 PM", "00:25 PM", "12.25 PM", "12:25", "24:25 PM", "11:85 AM"])(
    "a time that no clock shows or another one: %s",
    (word) => {
      const text = "What is 75 minutes after 11:10 AM?";
      expect(statusOf(text, { kind: "word", word: "12:25 PM" })).toBe("verified");
      expect(statusOf(text, { kind: "word", word })).toBe("refuted");
    },
  );
});

describe("CLOCK_TIME refuses of a question in 24 hours", () => {
  it.each(["8:20 PM", "8:20", "20:21", "08:20", "24:20", "20:80"])(
    "another time, or one otherwise written: %s",
    (word) => {
      const text = "A film starts at 18:45 and lasts 95 minutes. When does it end?";
      expect(statusOf(text, { kind: "word", word: "20:20" })).toBe("verified");
      expect(statusOf(text, { kind: "word", word })).toBe("refuted");
    },
  );
});

describe("a conversion", () => {
  it("is refused in every unit but the one asked for, and with every number but the right one", () => {
    const names = [
      "millimeters",
      "centimeters",
      "meters",
      "kilometers",
      "inches",
      "feet",
      "yards",
      "miles",
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...names),
        fc.constantFrom(...names),
        fc.integer({ min: 2, max: 99 }),
        (from, to, other, n) => {
          fc.pre(from !== to);
          const one = solved(`Convert ${n} ${from} to ${to}.`);
          if (one?.value.kind !== "quantity") throw new Error("not solved");
          const check = (value: AnswerValue) =>
            verifyValue(one.problem, value, budget(DEFAULT_LIMITS)).status;
          expect(check(one.value)).toBe("verified");
          if (other !== to) expect(check({ ...one.value, unit: other })).toBe("refuted");
          const twice: AnswerValue = {
            ...one.value,
            value: {
              kind: "product",
              factors: [decimalNode(decimalValue("2"), 0), one.value.value],
              explicit: true,
            },
          };
          expect(check(twice)).toBe("refuted");
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });
});
