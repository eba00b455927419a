import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gcd } from "./rational";

const long = fc.bigInt({ min: 1n, max: 2n ** 2000n });

function euclid(a: bigint, b: bigint): bigint {
  return b === 0n ? a : euclid(b, a % b);
}

describe("the greatest common divisor of long numbers", () => {
  it("is the one Euclid's algorithm finds", () => {
    fc.assert(
      fc.property(long, long, long, (a, b, shared) => {
        expect(gcd(a * shared, b * shared)).toBe(euclid(a * shared, b * shared));
      }),
      { seed: 1 },
    );
  });

  it("is found for neighbours in Fibonacci's sequence, where every quotient is one", () => {
    let [a, b] = [1n, 1n];
    for (let index = 0; index < 3000; index += 1) [a, b] = [b, a + b];
    expect(gcd(a, b)).toBe(1n);
    expect(gcd(a * 12n, b * 18n)).toBe(6n * gcd(a * 2n, b * 3n));
  });

  it("is found where the numbers differ by little, by much, or not at all", () => {
    const large = 3n ** 900n;
    expect(gcd(large, large)).toBe(large);
    expect(gcd(large, large + 1n)).toBe(1n);
    expect(gcd(large ** 3n, large)).toBe(large);
    expect(gcd(-large, 0n)).toBe(large);
  });
});
