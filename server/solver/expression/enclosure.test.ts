import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differenceOf, isExact, productOf, quotientOf, squareRoot, sumOf } from "./enclosure";
import { exactly } from "./figures";
import { add, compare, divide, multiply, type Rational, rational, subtract, ZERO } from "./rational";

const fraction = fc
  .tuple(fc.bigInt(-500n, 500n), fc.bigInt(1n, 60n))
  .map(([n, d]): Rational => rational(n, d));
const around = fc
  .tuple(fraction, fraction, fraction)
  .map((all) => all.toSorted(compare) as [Rational, Rational, Rational])
  .map(([low, value, high]) => ({ value, bounds: { low, high } }));

const holds = ({ low, high }: { low: Rational; high: Rational }, value: Rational) =>
  compare(low, value) <= 0 && compare(value, high) <= 0;

describe("arithmetic of bounds", () => {
  it("never loses the value", () => {
    fc.assert(
      fc.property(around, around, (a, b) => {
        expect(holds(sumOf(a.bounds, b.bounds), add(a.value, b.value))).toBe(true);
        expect(holds(differenceOf(a.bounds, b.bounds), subtract(a.value, b.value))).toBe(true);
        expect(holds(productOf(a.bounds, b.bounds), multiply(a.value, b.value))).toBe(true);
        const quotient = quotientOf(a.bounds, b.bounds);
        if (quotient) expect(holds(quotient, divide(a.value, b.value))).toBe(true);
        else expect(holds(b.bounds, ZERO)).toBe(true);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("encloses a root, and gives the fraction itself where there is one", () => {
    fc.assert(
      fc.property(fraction, (value) => {
        const square = multiply(value, value);
        expect(isExact(squareRoot(square))).toBe(true);
        const next = add(square, rational(1n, 7n));
        const { low, high } = squareRoot(next);
        expect(compare(multiply(low, low), next)).not.toBe(1);
        expect(compare(multiply(high, high), next)).not.toBe(-1);
      }),
      { seed: 1, numRuns: 200 },
    );
    expect(squareRoot(rational(9n, 4n))).toEqual(exactly(rational(3n, 2n)));
  });
});
