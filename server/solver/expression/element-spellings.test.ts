import { expect, it } from "vitest";
import { checkAnswer } from "../check/check-answer";
import { solve } from "../solve";
import { ANIONS, FIXED_CATIONS } from "./compound-names";
import { inTableSpelling } from "./element-spellings";
import { ELEMENTS, elementNamed } from "./elements";

it("leaves the names of the tables as they are", () => {
  const names = [...[...ELEMENTS.values()], ...FIXED_CATIONS, ...ANIONS].map(({ name }) => name);
  expect(names.map(inTableSpelling)).toEqual(names);
});

it.each([
  ["aluminum", "Al"],
  ["aluminium", "Al"],
  ["sulphur", "S"],
  ["cesium", "Cs"],
])("%s names the element %s", (name, symbol) => {
  expect(elementNamed(name)?.symbol).toBe(symbol);
});

it.each([
  ["Find the molar mass of sulphuric acid.", "Find the molar mass of sulfuric acid."],
  ["Write the formula of aluminium sulphate", "Write the formula of aluminum sulfate"],
  ["Write the formula of caesium sulphite", "Write the formula of cesium sulfite"],
])("either spelling is one question: %s", (british, american) => {
  const { status, latex } = solve(british);
  expect(status).toBe("solved");
  expect(latex).toBe(solve(american).latex);
});

it("a compound is named in the spelling of British schools, and taken in the other", () => {
  expect(solve("Name the compound Al2(SO4)3").answer).toBe("aluminium sulfate");
  expect(checkAnswer("Name the compound Al2(SO4)3", "aluminum sulphate").verdict).toBe("right");
  expect(checkAnswer("Name the compound Al2(SO4)3", "aluminium sulfite").verdict).not.toBe("right");
});
