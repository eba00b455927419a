import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

describe("enthalpies of reactions that add up to another", () => {
  it.each([
    [-566, -221],
    [-400, -100],
    [-90, 30],
  ])("are added as often as the reaction needs them: %i and %i kJ", (burning, forming) => {
    const text = `Calculate ΔH° for the reaction C(s) + O2(g) → CO2(g), given 2CO(g) + O2(g) → 2CO2(g) ΔH° = ${burning}.0 kJ and 2C(s) + O2(g) → 2CO(g) ΔH° = ${forming}.0 kJ.`;
    expect(answer(text)).toBe(`${((burning + forming) / 2).toFixed(1)}\\text{ kJ}`);
  });

  it("of states that differ are not taken for one another", () => {
    const text = (state: string) =>
      `Calculate ΔH for H2O(${state}) → H2(g) + 1/2O2(g) from 2H2(g) + O2(g) → 2H2O(g) ΔH = -483.6 kJ and H2O(l) → H2O(g) ΔH = 44.0 kJ.`;
    expect(answer(text("l"))).toBe("285.8\\text{ kJ}");
    expect(answer(text("s"))).toBe("unsupported");
  });

  it("that do not add up to it are left alone", () => {
    expect(
      answer(
        "Calculate ΔH for 2H2(g) + O2(g) → 2H2O(l), given C(s) + O2(g) → CO2(g) ΔH = -393.5 kJ and 2CO(g) + O2(g) → 2CO2(g) ΔH = -566.0 kJ.",
      ),
    ).toBe("unsupported");
  });
});

describe("the law of mass action", () => {
  it.each([1, 2, 4])("gives the constant of a told equilibrium, %i", (n) => {
    const text = `For the reaction N2(g) + 3H2(g) ⇌ 2NH3(g), the equilibrium concentrations are [N2] = 0.50 M, [H2] = 0.20 M and [NH3] = 0.${n}0 M. Calculate the equilibrium constant.`;
    expect(Number(answer(text))).toBeCloseTo((n / 10) ** 2 / (0.5 * 0.008), 1);
  });

  it("leaves solids out, and counts gases that come of one solid alike", () => {
    expect(
      answer(
        "CaCO3(s) ⇌ CaO(s) + CO2(g). At 800 °C the pressure of CO2 is 0.236 atm at equilibrium. What is the equilibrium constant KP?",
      ),
    ).toBe("0.236");
  });

  it.each([
    [
      "amounts at the start",
      "For N2O4(g) ⇌ 2NO2(g) the initial concentration of N2O4 is 0.100 M and at equilibrium [NO2] = 0.0200 M. What is Kc?",
    ],
    [
      "amounts that react",
      "For the reaction 2NO(g) + Cl2(g) ⇌ 2NOCl(g), 0.50 M NO and 0.50 M Cl2 react until 0.30 M NOCl has formed. What is the equilibrium constant?",
    ],
    [
      "moles in a flask",
      "For N2O4(g) ⇌ 2NO2(g) at equilibrium, 0.20 mol of N2O4 and 0.40 mol of NO2 are in a 2.00-L flask. What is Kc?",
    ],
  ])("says nothing of %s", (_, text) => {
    expect(answer(text)).toBe("unsupported");
  });
});

describe("reactions that are named and not written", () => {
  it.each([
    ["What mass of CO2 is produced by the complete combustion of 10.0 g of propane, C3H8?", "29.9\\text{ g}"],
    [
      "What volume of oxygen at STP is produced by the decomposition of 24.5 g of KClO3 to KCl and O2?",
      "6.72\\text{ L}",
    ],
    [
      "How many liters of O2 at 25.0 °C and 1.00 atm are needed to burn 16.0 g of methane, CH4?",
      "48.8\\text{ L}",
    ],
    [
      "What volume of CO2 is formed when 5.00 L of C2H4 burns, if both are measured under the same conditions of temperature and pressure?",
      "10.0\\text{ L}",
    ],
    [
      "How many grams of ammonia are formed by the reaction of 14.0 g of N2 with H2 to form NH3?",
      "17.0\\text{ g}",
    ],
    [
      "What mass of CO2 is produced by the combustion of 10.0 g of propane with 20.0 g of oxygen?",
      "16.5\\text{ g}",
    ],
  ])("balance by themselves: %s", (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  it.each([
    "What volume of CO2 at STP forms by the decomposition of 10.0 g of CaCO3 to CaO and CO2 with a yield of 80%?",
  ])("are left alone where more is told: %s", (text) => {
    expect(answer(text)).toBe("unsupported");
  });
});
