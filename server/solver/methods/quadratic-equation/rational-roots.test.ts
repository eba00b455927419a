import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budget } from "../linear-equation/testing";
import { rationalRoots } from "./rational-roots";

const multiply = (a: readonly bigint[], b: readonly bigint[]): bigint[] => {
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) product[i + j] = (product[i + j] ?? 0n) + x * y;
  return product;
};

const linear = fc
  .tuple(fc.bigInt(-2000000n, 2000000n), fc.bigInt(1n, 30n))
  .map(([n, d]): bigint[] => [-n, d]);

describe("rational roots", () => {
  it("finds every one of them with its multiplicity", () => {
    fc.assert(
      fc.property(fc.array(linear, { minLength: 1, maxLength: 5 }), fc.boolean(), (factors, repeat) => {
        const all = repeat ? [...factors, factors[0] ?? [1n, 1n]] : factors;
        const found = rationalRoots(all.reduce(multiply, [1n]), budget());
        expect(found?.roots.reduce((total, { multiplicity }) => total + multiplicity, 0)).toBe(all.length);
        for (const { root } of found?.roots ?? []) {
          expect(all.some(([c = 0n, d = 1n]) => -c * root.d === root.n * d)).toBe(true);
        }
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it("leaves the factor without rational roots", () => {
    const found = rationalRoots(multiply([-6n, 2n], [1n, 0n, 1n]), budget());
    expect(found?.roots).toEqual([{ root: { n: 3n, d: 1n }, multiplicity: 1 }]);
    expect(found?.rest).toHaveLength(3);
  });
});
