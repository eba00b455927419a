import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANIONS, FIXED_CATIONS } from "../../expression/compound-names";
import { ELEMENTS } from "../../expression/elements";
import { solve } from "../../solve";
import { countAtoms } from "../../verify/chemistry-atoms";

const cases: readonly (readonly [text: string, latex: string, status: string])[] = [
  ["Calculate the molar mass of MgSO4", "120.36\\text{ g/mol}", "partial"],
  ["Calculate the molar mass of Al(OH)3.", "78.003\\text{ g/mol}", "partial"],
  ["Find the molecular mass of carbon disulfide, CS_{2}", "76.13\\text{ amu}", "partial"],
  ["Determine the molar mass of CuSO4·5H2O", "249.68\\text{ g/mol}", "partial"],
  ["What is the total mass (amu) of oxygen in the following: SO_{3}", "47.997\\text{ amu}", "partial"],
  ["Determine the mass of 0.250 mol NaCl", "14.6\\text{ g}", "partial"],
  ["How many moles are in 36.0 g of water?", "2.00\\text{ mol}", "partial"],
  ["How many molecules are in 2.00 mol of CO2?", "1.20 \\times 10^{24}", "partial"],
  ["Determine the empirical formula of C_{6}H_{6}", "CH", "verified"],
  ["What is the percent by mass of nitrogen in NH3?", "82.24\\%", "partial"],
  ["A compound contains 40.0% C, 6.7% H and 53.3% O. What is its empirical formula?", "CH_{2}O", "partial"],
  [
    "A compound of carbon and hydrogen contains 85.6% C and has a molar mass of 56.1 g/mol. What is its molecular formula?",
    "C_{4}H_{8}",
    "partial",
  ],
  [
    "Balance the following equation: C3H8 + O2 → CO2 + H2O",
    "C_{3}H_{8} + 5O_{2} \\to 3CO_{2} + 4H_{2}O",
    "verified",
  ],
  ["What is the oxidation number of Cr in K2Cr2O7?", "+6", "partial"],
  ["How many neutrons are in iron-56?", "30", "verified"],
  ["How many significant figures are in 0.02050 m?", "4", "partial"],
  ["Round each of the following numbers to two significant figures: 0.0867", "0.087", "partial"],
  [
    "Perform the following calculation and give the answer with the correct number of significant figures: 12.5 * 0.34",
    "4.3",
    "partial",
  ],
  [
    "Perform the following calculations and report each answer with the correct number of significant figures. 21.3 + 4.086",
    "25.4",
    "partial",
  ],
  [
    "Express each of the following numbers in scientific notation with correct significant figures: 0.00580",
    "5.80 \\times 10^{-3}",
    "partial",
  ],
  ["Name the following compounds: MgCl_{2}", "\\text{magnesium chloride}", "partial"],
  ["Name the following compound: FeBr3", "\\text{iron(III) bromide}", "partial"],
  ["Name each of the following compounds: N_{2}O_{3}", "\\text{dinitrogen trioxide}", "partial"],
  ["Name the following compounds: BaO_{2}", "\\text{barium peroxide}", "partial"],
  ["Write the formulas of the following compounds: ammonium sulfate", "(NH_{4})_{2}SO_{4}", "partial"],
  ["Write the formula of copper(II) nitrate.", "Cu(NO_{3})_{2}", "partial"],
  ["Write the formula for sulfur hexafluoride.", "SF_{6}", "partial"],
  ["Write the electron configuration of phosphorus.", "1s^{2} 2s^{2} 2p^{6} 3s^{2} 3p^{3}", "partial"],
  [
    "Write the rate law for the following elementary reaction: 2NO + Cl2 → 2NOCl",
    "\\text{rate} = k[\\mathrm{NO}]^{2}[\\mathrm{Cl_{2}}]",
    "partial",
  ],
  [
    "What volume of 0.500 M HCl is required to react completely with 2.00 g of NaOH?; NaOH + HCl → NaCl + H2O",
    "100\\text{ mL}",
    "partial",
  ],
];

describe("chemistry", () => {
  it.each(cases)("answers %s", (text, latex, status) => {
    const result = solve(text);
    expect(result.latex).toBe(latex);
    expect(result.verification).toBe(status);
    expect(result.steps.at(-1)?.latex).toContain(latex.replace("+6", "6"));
  });

  it.each([
    "Calculate the molar mass of Xx2",
    "Balance the following equation: H2 + O2 → NaCl",
    "How many atoms are in 2.0 g of H2O?",
    "A compound contains 40% C and 20% H. What is its empirical formula?",
    "What is the oxidation number of O in H2O2?",
  ])("abstains from %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });

  it("balances the burning of any hydrocarbon", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 40 }), (c, h) => {
        const { answer, verification } = solve(`Balance the following equation: C${c}H${h} + O2 → CO2 + H2O`);
        expect(verification).toBe("verified");
        const sides = answer.split("→").map((side) =>
          side.split(" + ").reduce((sum, term) => {
            const [, times, formula = ""] = /^\s*(\d*)(\S+)\s*$/.exec(term) ?? [];
            return sum + Number(times || 1) * (countAtoms(formula)?.get("O") ?? 0);
          }, 0),
        );
        expect(sides[0]).toBe(sides[1]);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it("finds the empirical formula that a percent composition came from", () => {
    const symbols = ["C", "H", "N", "O", "S", "Cl"];
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (counts, from) => {
          fc.pre(counts.includes(1));
          const parts = counts.map((count, i) => [symbols[from + i] as string, count] as const);
          const masses = parts.map(([symbol, count]) => Number(ELEMENTS.get(symbol)?.written) * count);
          const total = masses.reduce((sum, mass) => sum + mass, 0);
          const told = parts.map(
            ([symbol], i) => `${(((masses[i] as number) / total) * 100).toFixed(2)}% ${symbol}`,
          );
          const { answer } = solve(`A compound contains ${told.join(", ")}. What is its empirical formula?`);
          expect([...(countAtoms(answer) ?? [])]).toEqual(parts.map(([symbol, count]) => [symbol, count]));
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });

  it("reads back every name of a salt that it gives", () => {
    const metals = FIXED_CATIONS.filter(({ formula }) => formula !== "NH4");
    fc.assert(
      fc.property(fc.constantFrom(...metals), fc.constantFrom(...ANIONS), (metal, anion) => {
        const name = `${metal.name} ${anion.name}`;
        const formula = solve(`Write the formula of ${name}.`).answer;
        expect(countAtoms(formula)?.get(metal.formula)).toBeGreaterThan(0);
        expect(solve(`Name the following compound: ${formula}`).answer).toBe(name);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it.each([
    "How many significant figures are in 1500 m?",
    "Round each of the following numbers to two significant figures: 0.125",
    "Name the following compound: Fe3O4",
    "Write the formula of iron chloride.",
  ])("abstains from %s", (text) => {
    expect(solve(text).method ?? "").not.toMatch(/^chemistry-(?:compound|significant)/);
  });
});
