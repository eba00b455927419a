import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toLatex } from "../printer/latex";
import { equalValues, radicalValue } from "./radical-value";
import { rational } from "./rational";
import {
  addSurds,
  collectSurds,
  multiplySurds,
  rationalisingFactor,
  rationalValue,
  type SurdNumber,
  scaleSurd,
  surdRoot,
  surdToExpression,
} from "./surd-number";
import { signOfSurd } from "./surd-sign";

const spare = () => budget(DEFAULT_LIMITS);
const small = fc
  .tuple(fc.bigInt({ min: -9n, max: 9n }), fc.bigInt({ min: 1n, max: 6n }))
  .map(([n, d]) => rational(n, d));
const term = fc
  .tuple(small, fc.bigInt({ min: -20n, max: 20n }))
  .map(([coefficient, radicand]) => scaleSurd(surdRoot(rational(radicand), 2n) ?? [], coefficient));
const surd = fc.array(term, { maxLength: 3 }).map((terms): SurdNumber => collectSurds(terms.flat()));

describe("sums of roots", () => {
  it("multiply as their values do", () => {
    fc.assert(
      fc.property(surd, surd, (a, b) => {
        const left = radicalValue(
          { kind: "product", factors: [surdToExpression(a), surdToExpression(b)] },
          new Map(),
          spare(),
        );
        const right = radicalValue(surdToExpression(multiplySurds(a, b)), new Map(), spare());
        expect(left.value && right.value && equalValues(left.value, right.value, spare())).toBe(true);
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it("lose their roots one by one to rationalising factors", () => {
    fc.assert(
      fc.property(surd, (a) => {
        fc.pre(a.length > 0);
        let product = a;
        for (let round = 0; round < 6 && !rationalValue(product); round++) {
          const factor = rationalisingFactor(product);
          expect(factor?.length).toBeGreaterThan(0);
          product = multiplySurds(product, factor ?? []);
        }
        expect(rationalValue(product)?.n).not.toBe(0n);
        expect(rationalValue(product)).not.toBeNull();
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it("are ordered by sign even when they nearly vanish", () => {
    // √50 - 7 - 71/1000 is a little above zero, √50 - 7 - 72/1000 below.
    const root = surdRoot(rational(50n), 2n) ?? [];
    const minus = (value: SurdNumber, n: bigint) =>
      addSurds(value, [{ coefficient: rational(-n, 1000n), index: 1n, radicand: 1n, imaginary: false }]);
    expect(signOfSurd(minus(root, 7071n), spare())).toBe(1);
    expect(signOfSurd(minus(root, 7072n), spare())).toBe(-1);
    expect(signOfSurd([], spare())).toBe(0);
  });

  it("are written over one denominator, complex ones part by part", () => {
    const half = rational(1n, 2n);
    const three = surdRoot(rational(3n), 2n) ?? [];
    const i = surdRoot(rational(-1n), 2n) ?? [];
    expect(
      toLatex(surdToExpression(scaleSurd(addSurds(surdRoot(rational(1n), 2n) ?? [], three), half))),
    ).toBe("\\frac{1 + \\sqrt{3}}{2}");
    expect(toLatex(surdToExpression(addSurds(scaleSurd(i, half), scaleSurd(three, rational(0n)))))).toBe(
      "\\frac{1}{2}i",
    );
  });
});
