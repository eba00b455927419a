import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toText } from "../printer/text";
import {
  aroundDouble,
  decimalValue,
  digits,
  exactly,
  figureOf,
  orderOf,
  places,
  roundedDouble,
  roundedFigure,
} from "./figures";
import { equals, rational, toNumber } from "./rational";

const written = (value: string, rule: Parameters<typeof figureOf>[1]) => {
  const figure = figureOf(exactly(decimalValue(value)), rule);
  return figure && toText(figure.node);
};

describe("figures", () => {
  it.each([
    ["2.345", places(2), "2.35"],
    ["2.5", places(0), "3"],
    ["0.0498", digits(2), "0.050"],
    ["9.996", digits(3), "10.0"],
    ["1.5e-7", digits(3), "1.50 · 10^(−7)"],
    ["4.25", digits(2), "4.3"],
  ])("writes %s by the rule, once and with halves away from zero", (value, rule, text) => {
    expect(written(value, rule)).toBe(text);
  });

  it("shows every digit that a number was rounded to, unless it ends earlier by itself", () => {
    const shown = (value: string) => {
      const node = roundedFigure(exactly(decimalValue(value)), places(2));
      return node && toText(node);
    };
    expect(["37.6991", "12.7", "4", "3.999"].map(shown)).toEqual(["37.70", "12.7", "4", "4.00"]);
  });

  it("rounds a double like the exact value behind it, or not at all", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.integer({ min: 0, max: 4 }), (n, count) => {
        const exact = rational(n, 99_991n);
        const node = roundedDouble(toNumber(exact), count);
        const meant = figureOf(exactly(exact), places(count));
        expect(node === null || toText(node) === toText(meant?.node ?? node)).toBe(true);
      }),
      { seed: 7, numRuns: 200 },
    );
    expect([roundedDouble(0.125, 2), roundedDouble(Number.NaN, 2)]).toEqual([null, null]);
  });

  it("prints no digit that the bounds leave open", () => {
    const low = decimalValue("2.344");
    expect(figureOf({ low, high: decimalValue("2.346") }, places(2))).toBeNull();
    expect(figureOf({ low, high: decimalValue("2.3449") }, places(2))?.value).toEqual(decimalValue("2.34"));
    expect(aroundDouble(Number.NaN)).toBeNull();
    expect(aroundDouble(Number.POSITIVE_INFINITY)).toBeNull();
  });

  it("rounds once: never by way of more digits", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.integer({ min: 1, max: 6 }),
        (n, d, count) => {
          const exact = rational(BigInt(n), BigInt(d));
          const figure = figureOf(exactly(exact), digits(count));
          const half = 0.5 * 10 ** (orderOf(exact) - count + 1);
          expect(Math.abs(toNumber(figure?.value ?? rational(0n)) - n / d)).toBeLessThanOrEqual(
            half * (1 + 1e-9),
          );
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });

  it("keeps a double within its bounds, however small", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-200, max: 1e200, noNaN: true }), (value) => {
        const bounds = aroundDouble(value);
        expect(bounds && toNumber(bounds.low) <= value && value <= toNumber(bounds.high)).toBe(true);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("reads a decimal exactly as it is written", () => {
    expect(decimalValue("6.02e3")).toEqual(rational(6020n));
    expect(equals(decimalValue("-0.125"), rational(-1n, 8n))).toBe(true);
    expect(() => decimalValue("abc")).toThrow(RangeError);
  });
});
