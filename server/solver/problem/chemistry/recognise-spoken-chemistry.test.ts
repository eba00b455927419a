import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("chemistry in a few words", () => {
  it.each([
    "whats the molar mass of CaCO3",
    "CaCO3 molar mass pls",
    "find molecular weight CaCO3",
    "calculate the molar mass of CaCO3?",
  ])("gives a molar mass: %s", (text) => {
    expect(solve(text).answer).toBe("100.086 g/mol");
  });

  it.each([
    "balance CH4 + O2 -> CO2 + H2O",
    "ballance CH4 + O2 --> CO2 + H2O",
    "CH4 + O2 -> CO2 + H2O balance pls",
    "can you balance this equation: CH4 + O2 → CO2 + H2O",
  ])("balances an equation: %s", (text) => {
    const found = solve(text);
    expect(found.answer).toBe("CH4 + 2O2 → CO2 + 2H2O");
    expect(found.verification).toBe("verified");
  });

  it.each([
    "molar mass of a gas with density 2 g/L",
    "molar mass of CaCO3 and H2O",
    "molar mass of 3 mol CaCO3",
    "CH4 + O2 -> CO2 + H2O",
    "balance CH4 + O2 -> CO2 + H2O in acidic solution",
  ])("is refused where a word is not understood: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });
});
