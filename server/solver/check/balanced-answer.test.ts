import { describe, expect, it } from "vitest";
import { checkAnswer } from "./check";

const WATER = "Balance H2 + O2 -> H2O";
const METHANE = "Balance CH4 + O2 -> CO2 + H2O";

describe("a balanced equation that somebody wrote", () => {
  it.each([
    [WATER, "2H2 + O2 -> 2H2O"],
    [WATER, "O2 + 2 H2 -> 2 H2O"],
    [WATER, "O2+2H2=2H2O"],
    [WATER, "2 H₂ + O₂ → 2 H₂O"],
    [WATER, "2, 1, 2"],
    [METHANE, "2O2 + CH4 --> 2H2O + CO2"],
    [METHANE, "1 CH4 + 2 O2 → 1 CO2 + 2 H2O"],
    [METHANE, "CH4(g) + 2O2(g) -> CO2(g) + 2H2O(l)"],
    ["Balance Fe + O2 -> Fe2O3", "3O2 + 4Fe => 2Fe2O3"],
  ])("is right in any order of its substances: %s, %s", (problem, answer) => {
    expect(checkAnswer(problem, answer).verdict).toBe("right");
  });

  it.each([
    [WATER, "4H2 + 2O2 -> 4H2O"],
    [WATER, "H2 + 1/2 O2 -> H2O"],
    [WATER, "½O2 + H2 -> H2O"],
    [WATER, "2H2O -> O2 + 2H2"],
  ])("is right in another form: %s, %s", (problem, answer) => {
    expect(checkAnswer(problem, answer).verdict).toBe("right-wrong-form");
  });

  it.each([
    [WATER, "O2 + H2 -> H2O"],
    [WATER, "O2 + 2H2 -> H2O"],
    [WATER, "1, 1, 1"],
    [METHANE, "O2 + CH4 -> 2H2O + CO2"],
    ["Balance Fe + O2 -> Fe2O3", "2O2 + 4Fe -> 2Fe2O3"],
  ])("is wrong where atoms are lost: %s, %s", (problem, answer) => {
    expect(checkAnswer(problem, answer).verdict).toBe("wrong");
  });

  it("is not judged by other substances", () => {
    expect(checkAnswer(WATER, "H2 + O2 -> H2O2").verdict).toBe("cannot-tell");
  });
});
