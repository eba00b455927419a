import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("numbers in other bases", () => {
  it.each([
    ["Convert 2f (base 16) to base 10", "47"],
    ["What is -1011 (base 2) in base 3?", "-102"],
    ["In base 7, what is 66 + 4?", "103"],
    ["In base 12, what is 10 - -b?", "1b"],
  ])("%s", (text, said) => {
    const result = solve(text);
    expect(result.answer).toBe(said);
    expect(result.verification).toBe("verified");
  });

  it("refuses digits that the base does not have", () => {
    expect(solve("Convert 129 (base 8) to base 2").status).toBe("unsupported");
  });

  it("writes every number in every base", () => {
    const base = fc.integer({ min: 2, max: 16 });
    fc.assert(
      fc.property(fc.integer({ min: -90_000, max: 90_000 }), base, base, (value, from, to) => {
        fc.pre(from !== to);
        const { answer } = solve(`Convert ${value.toString(from)} (base ${from}) to base ${to}`);
        expect(answer).toBe(value.toString(to));
      }),
      { seed: 1, numRuns: 80 },
    );
  });
});
