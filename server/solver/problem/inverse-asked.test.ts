import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex.replaceAll("\\", "") : found.status;
};

/** What comes out, and what it was before: in percent, dollars. */
const DRAWN = [
  [5, 40_000, 42_000],
  [10, 250, 275],
  [20, 60, 72],
] as const;
const BEFORE = [
  "What was it before?",
  "What was it?",
  "How much was it before that?",
  "What was it earlier?",
];
const NOW = ["What is it now?", "What is it?"];

describe("what is told as the result of a change", () => {
  it.each(DRAWN)("is not changed again: %i %% from $%i to $%i", (rate, before, after) => {
    for (const thing of ["salary", "rent", "fee"])
      for (const asked of [...BEFORE, ...NOW])
        expect(["unsupported", "ambiguous", `$${before}`]).toContain(
          answer(`A ${thing} rose by ${rate}% to $${after}. ${asked}`),
        );
  });

  it.each(DRAWN)("is not what is asked of before it: %i %% of $%i", (rate, before) => {
    expect(["unsupported", "ambiguous", `$${before}`]).toContain(
      answer(`A salary of $${before} rose by ${rate}%. What was it before?`),
    );
    expect(["unsupported", "ambiguous"]).toContain(
      answer(`After a ${rate}% discount a coat costs $${before}. What did it cost?`),
    );
  });

  it("is no loan where it is what is paid", () => {
    for (const asked of ["What was the loan?", "How big was the loan?", "How much was borrowed?"])
      expect(answer(`The monthly payment is $386.66 for 5 years at 6%. ${asked}`)).toBe("unsupported");
  });
});
