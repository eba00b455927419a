import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

/** The answer in plain text; its state where there is none. */
const answer = (text: string): string => {
  const { status, answer: found } = solve(text);
  return status === "solved" ? found : status;
};

describe("a reaction that follows by rule", () => {
  it.each([
    ["What mass of hydrogen is produced when 13.1 g of zinc reacts with excess sulfuric acid?", "0.404 g"],
    ["How many grams of hydrogen form when 3.91 g of potassium reacts with water?", "0.101 g"],
    ["How many moles of sodium hydroxide are needed to neutralize 0.25 mol of phosphoric acid?", "0.75 mol"],
    ["What mass of magnesium oxide forms when 4.86 g of magnesium burns in oxygen?", "8.06 g"],
    ["What mass of carbon dioxide forms when 10.0 g of calcium carbonate decomposes on heating?", "4.40 g"],
    ["What mass of carbon dioxide forms when 10.0 g of sodium carbonate reacts with nitric acid?", "4.15 g"],
  ])("gives amounts: %s", (text, found) => expect(answer(text)).toBe(found));

  it.each([
    // copper does not dissolve in it, and two acids make two salts
    "What mass of hydrogen is produced when 13.1 g of copper reacts with excess hydrochloric acid?",
    "What mass of sodium chloride forms when 4.0 g of sodium hydroxide reacts with hydrochloric acid and nitric acid?",
    // nothing is said to happen
    "A jar holds 4.0 g of zinc and hydrochloric acid. What mass of hydrogen is in it?",
  ])("is refused where none follows: %s", (text) => expect(answer(text)).toBe("unsupported"));
});

describe("two reactants and a yield", () => {
  it.each([
    [
      "14.0 g of nitrogen reacts with 2.02 g of hydrogen to form ammonia. What mass of ammonia can be made?",
      "11.4 g",
    ],
    [
      "In the reaction 2 Al + 3 Cl2 → 2 AlCl3, 2.70 g of Al reacts with 21.3 g of Cl2. How many grams of AlCl3 form?",
      "13.3 g",
    ],
    [
      "A sample of 0.400 g of carbon dioxide was obtained by heating 1.00 g of calcium carbonate. What is the percent yield?",
      "91.0%",
    ],
  ])("are worked with what is used up first: %s", (text, found) => expect(answer(text)).toBe(found));

  it("says which is used up first", () => {
    const { steps } = solve(
      "14.0 g of nitrogen reacts with 2.02 g of hydrogen to form ammonia. What mass of ammonia can be made?",
    );
    expect(steps[0]?.title).toContain("used up first");
  });
});
