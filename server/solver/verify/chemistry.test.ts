import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { int } from "../expression/build";
import { decimalNode } from "../expression/decimal";
import { decimalValue } from "../expression/figures";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toText } from "../printer/text";
import type { AnswerValue, Check } from "../types";
import { solved } from "./gate/run";
import { verifyValue } from "./verify";

function statusOf(
  text: string,
  change: (value: AnswerValue) => AnswerValue = (value) => value,
): Check["status"] {
  const one = solved(text);
  if (!one) throw new Error(`not solved: ${text}`);
  return verifyValue(one.problem, change(one.value), budget(DEFAULT_LIMITS)).status;
}

const word = (written: string) => (): AnswerValue => ({ kind: "word", word: written });
const amount = (written: string, unit: string) => (): AnswerValue => ({
  kind: "quantity",
  value: decimalNode(decimalValue(written), written.split(".")[1]?.length ?? 0),
  unit,
});

describe("CHEMISTRY refuses", () => {
  const words: readonly (readonly [text: string, right: string, wrong: readonly string[]])[] = [
    [
      "Balance the following equation: C3H8 + O2 → CO2 + H2O",
      "C3H8 + 5O2 → 3CO2 + 4H2O",
      [
        "2C3H8 + 10O2 → 6CO2 + 8H2O",
        "5O2 + C3H8 → 3CO2 + 4H2O",
        "3CO2 + 4H2O → C3H8 + 5O2",
        "CH4 + 2O2 → CO2 + 2H2O",
        "C3H8 + 5O2 → 3CO2 + 3H2O",
        "C3H8 + 4O2 + O2 → 3CO2 + 4H2O",
        "2H2 + O2 → 2H2O",
      ],
    ],
    [
      "Write the rate law for the following elementary reaction: 2NO + Cl2 → 2NOCl",
      "rate = k[NO]^2[Cl2]",
      [
        "rate = k[NO][Cl2]^2",
        "rate = k[NO]^3",
        "rate = k[NO]^2[Br2]",
        "rate = [NO]^2[Cl2]",
        "rate = k[NO]^2[Cl2][Cl2]",
      ],
    ],
    [
      "Write the electron configuration of phosphorus.",
      "1s^2 2s^2 2p^6 3s^2 3p^3",
      ["1s^2 2s^2 2p^6 3s^1 3p^4", "1s^15", "[Ne] 3s^2 3p^3", "1s^2 2s^2 2p^6 3s^2 3d^3"],
    ],
    [
      "A compound contains 40.0% C, 6.7% H and 53.3% O. What is its empirical formula?",
      "CH2O",
      ["C2H4O2", "OCH2", "CHO", "CH2O2", "CH3O"],
    ],
    ["Determine the empirical formula of C_{6}H_{12}O_{6}", "CH2O", ["C2H4O2", "H2CO", "CHO", "C6H12O6"]],
    [
      "Write the formula of copper(II) nitrate.",
      "Cu(NO3)2",
      ["CuNO3", "(NO3)2Cu", "CuN2O6", "Cu(NO3)3", "Cu2NO3"],
    ],
    [
      "Name the following compound: FeBr3",
      "iron(III) bromide",
      ["iron(II) bromide", "iron bromide", "banana"],
    ],
  ];

  it.each(words)("another formula, equation or name than the one of: %s", (text, right, wrong) => {
    expect(statusOf(text, word(right))).toMatch(/verified|partial/);
    for (const each of wrong) expect(statusOf(text, word(each)), each).toBe("refuted");
  });

  const amounts: readonly (readonly [
    text: string,
    right: readonly [string, string],
    wrong: readonly (readonly [string, string])[],
  ])[] = [
    [
      "Determine the mass of 0.250 mol NaCl",
      ["14.6", "g"],
      [
        ["14.6", "kg"],
        ["14.6", ""],
        ["0.0146", "kg"],
        ["14.60", "g"],
        ["14.7", "g"],
        ["15", "g"],
      ],
    ],
    [
      "Calculate the molar mass of MgSO4",
      ["120.36", "g/mol"],
      [
        ["120.36", "amu"],
        ["120.37", "g/mol"],
        ["120.4", "g/mol"],
      ],
    ],
    [
      "What is the percent by mass of nitrogen in NH3?",
      ["82.24", "%"],
      [
        ["82.24", ""],
        ["17.76", "%"],
        ["82.2", "%"],
      ],
    ],
    [
      "How many neutrons are in iron-56?",
      ["30", ""],
      [
        ["26", ""],
        ["56", ""],
        ["30", "g"],
        ["30.0", ""],
      ],
    ],
    [
      "How many significant figures are in 0.02050 m?",
      ["4", ""],
      [
        ["3", ""],
        ["5", ""],
        ["4", "m"],
      ],
    ],
    [
      "Round each of the following numbers to two significant figures: 0.0867",
      ["0.087", ""],
      [
        ["0.0870", ""],
        ["0.09", ""],
        ["0.086", ""],
      ],
    ],
  ];

  it.each(amounts)("another number, unit or number of digits than the one of: %s", (text, right, wrong) => {
    expect(statusOf(text, amount(...right))).toMatch(/verified|partial/);
    for (const each of wrong) expect(statusOf(text, amount(...each)), each.join(" ")).toBe("refuted");
  });

  it("every oxidation number but the one with which the charge comes out", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("K2Cr2O7", "H2SO4", "KMnO4", "NaClO3", "NH3", "CaCO3", "HNO3", "MgCl2"),
        fc.integer({ min: -9, max: 9 }),
        (formula, guess) => {
          const asked = {
            K2Cr2O7: "Cr",
            H2SO4: "S",
            KMnO4: "Mn",
            NaClO3: "Cl",
            NH3: "N",
            CaCO3: "C",
            HNO3: "N",
            MgCl2: "Cl",
          };
          const text = `What is the oxidation number of ${asked[formula as "NH3"]} in ${formula}?`;
          const right = solved(text)?.value;
          if (right?.kind !== "quantity") throw new Error(`not solved: ${text}`);
          const isRight = Number(toText(right.value).replace("−", "-")) === guess;
          const value = guess < 0 ? ({ kind: "negation", operand: int(-guess) } as const) : int(guess);
          expect(statusOf(text, () => ({ kind: "quantity", value, unit: "" }))).toBe(
            isRight ? "partial" : "refuted",
          );
        },
      ),
      { seed: 1, numRuns: 80 },
    );
  });

  it("a percent composition with an element left out, renamed, exchanged or in another unit", () => {
    const text = "Determine the percent composition of the following compound: CO2";
    expect(statusOf(text)).toBe("partial");
    const changed = (change: (values: NamedValues) => NamedValues) =>
      statusOf(text, (value) =>
        value.kind === "named" ? { ...value, values: change(value.values) } : value,
      );
    expect(changed((values) => values.slice(1))).toBe("refuted");
    expect(changed((values) => [...values, ...values.slice(1)])).toBe("refuted");
    expect(changed((values) => values.toReversed())).toBe("refuted");
    expect(changed((values) => values.map((each) => ({ ...each, name: "N" })))).toBe("refuted");
    expect(changed((values) => values.map((each) => ({ ...each, unit: "g" })))).toBe("refuted");
    expect(
      changed(
        ([a, b]) =>
          [
            { ...a, value: b?.value },
            { ...b, value: a?.value },
          ] as NamedValues,
      ),
    ).toBe("refuted");
  });
});

type NamedValues = Extract<AnswerValue, { kind: "named" }>["values"];
