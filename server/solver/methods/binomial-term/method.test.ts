import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("terms by the binomial theorem", () => {
  it.each([
    ["Find the third term of $(x + 2y)^6$", "60x^4y^2"],
    [
      "Use the Binomial Theorem to write the first three terms of each binomial: $(p - q)^{15}$",
      "p^{15} - 15p^{14}q + 105p^{13}q^2",
    ],
    [
      "Find the indicated term of each binomial without fully expanding the binomial: The second term of $(3a - 4)^5$",
      "-1620a^4",
    ],
    ["Use the Binomial Theorem to expand each binomial: $(2m + n)^3$", "8m^3 + 12m^2n + 6mn^2 + n^3"],
  ])("%s", (text, latex) => {
    expect(solve(text)).toMatchObject({ latex, verification: "verified" });
  });

  it.each(["binomial-theorem", "work-out-binomial-term"])("shows %s", (rule) => {
    expect(solve("Find the fifth term of $(x - 3)^7$").steps.map((step) => step.rule)).toContain(rule);
  });

  it("has no term beyond the last", () => {
    expect(solve("Find the ninth term of $(x + 1)^5$").status).toBe("unsupported");
  });

  it("agrees with the whole expansion for any place", () => {
    const names = ["first", "second", "third", "fourth", "fifth"];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 4, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        (k, n, c) => {
          expect(solve(`Find the ${names[k]} term of (${c}x - y)^${n}`).verification).toBe("verified");
        },
      ),
      { seed: 1, numRuns: 50 },
    );
  });
});
