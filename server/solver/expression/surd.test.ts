import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LimitReached } from "../budget";
import { rational } from "./rational";
import { exactRoot, extractPower, extractSquare, integerRoot } from "./surd";

describe("roots of whole numbers", () => {
  it("finds the largest integer whose power fits", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 12n }), (n, k) => {
        const root = integerRoot(n, k);
        expect(root ** k <= n && (root + 1n) ** k > n).toBe(true);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("takes exact roots of fractions, negative ones for odd indices only", () => {
    expect(exactRoot(rational(-8n, 27n), 3n)).toEqual(rational(-2n, 3n));
    expect(exactRoot(rational(-4n), 2n)).toBeNull();
    expect(exactRoot(rational(2n), 2n)).toBeNull();
  });

  it("takes out every full power and leaves none", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 6n }), fc.bigInt({ min: 2n, max: 5n }), (n, k) => {
        const { outside, inside } = extractPower(n, k);
        expect(outside ** k * inside).toBe(n);
        for (let p = 2n; p ** k <= inside; p += 1n) expect(inside % p ** k).not.toBe(0n);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("sees the square of a large prime and refuses what it cannot be sure of", () => {
    const p = 1_000_003n;
    expect(extractSquare(p * p)).toEqual({ outside: p, inside: 1n });
    expect(() => extractSquare(p * p * 1_000_033n)).toThrow(LimitReached);
  });

  it("treats zero as a full power", () => {
    expect(extractSquare(0n)).toEqual({ outside: 0n, inside: 1n });
  });
});
