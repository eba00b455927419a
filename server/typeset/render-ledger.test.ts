import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openLedger } from "./render-ledger";

describe("the ledger of a page", () => {
  it("never gives more than it holds, whatever is asked of it", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 400 }), { maxLength: 60 }), (wanted) => {
        const ledger = openLedger(1_000, 1_000);
        const cost = wanted.reduce((sum, one) => sum + (ledger.takeCost(one) ? one : 0), 0);
        const characters = wanted.reduce((sum, one) => sum + ledger.takeCharacters(one), 0);
        expect(cost).toBeLessThanOrEqual(1_000);
        expect(characters).toBe(
          Math.min(
            1_000,
            wanted.reduce((sum, one) => sum + one, 0),
          ),
        );
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  it("refuses what has no end", () => {
    expect(openLedger().takeCost(Number.POSITIVE_INFINITY)).toBe(false);
  });
});
