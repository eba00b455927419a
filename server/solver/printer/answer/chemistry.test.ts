import { describe, expect, it } from "vitest";
import { formulaLatex } from "./chemistry";

describe("formulas", () => {
  it.each([
    ["H2O", "H_{2}O"],
    ["Al2(SO4)3", "Al_{2}(SO_{4})_{3}"],
    ["CuSO4·5H2O", "CuSO_{4} \\cdot 5H_{2}O"],
    ["2H2 + O2 → 2H2O", "2H_{2} + O_{2} \\to 2H_{2}O"],
    ["Fe^3+ + 3OH^- → Fe(OH)3", "Fe^{3+} + 3OH^{-} \\to Fe(OH)_{3}"],
    ["SO4^2-", "SO_{4}^{2-}"],
    ["[Co(NH3)6]^3+", "[Co(NH_{3})_{6}]^{3+}"],
  ])("have their counts set low and their charges high: %s", (plain, latex) => {
    expect(formulaLatex(plain)).toBe(latex);
  });
});
