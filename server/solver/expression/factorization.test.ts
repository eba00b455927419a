import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toText } from "../printer/text";
import { factorPolynomial } from "./factorization";
import {
  collectTerms,
  constantPolynomial,
  equalPolynomials,
  fromCoefficients,
  multiplyPolynomials,
  type Polynomial,
  polynomialToExpression,
  powerPolynomial,
  scalePolynomial,
  totalDegree,
} from "./polynomial";
import { fromInt, ONE, rational } from "./rational";

const allowance = () => budget({ ...DEFAULT_LIMITS, work: 2_000_000 });
const inX = (...coefficients: number[]): Polynomial => fromCoefficients(coefficients.map(fromInt), "x");

/** Terms as [coefficient, exponent of x, exponent of y]. */
const inXY = (...terms: [number, number, number][]): Polynomial =>
  collectTerms(
    terms.map(([c, x, y]) => ({
      coefficient: fromInt(c),
      exponents: { ...(x ? { x } : {}), ...(y ? { y } : {}) },
    })),
  );

const multiplyAll = (parts: readonly Polynomial[]): Polynomial =>
  parts.reduce((a, b) => multiplyPolynomials(a, b, allowance()), constantPolynomial(ONE));

function written(p: Polynomial): string[] {
  return factorPolynomial(p, allowance())
    .factors.map(
      ({ polynomial, multiplicity }) => `${toText(polynomialToExpression(polynomial))} | ${multiplicity}`,
    )
    .sort();
}

function productOf(p: Polynomial): Polynomial {
  const { content, factors } = factorPolynomial(p, allowance());
  const parts = factors.map(({ polynomial, multiplicity }) =>
    powerPolynomial(polynomial, multiplicity, allowance()),
  );
  return scalePolynomial(multiplyAll(parts), content);
}

describe("factorPolynomial", () => {
  it.each([
    ["x² - 5x + 6", inX(6, -5, 1), ["x − 2 | 1", "x − 3 | 1"]],
    ["x⁴ - 16", inX(-16, 0, 0, 0, 1), ["x + 2 | 1", "x − 2 | 1", "x^2 + 4 | 1"]],
    ["x⁴ + 4", inX(4, 0, 0, 0, 1), ["x^2 + 2x + 2 | 1", "x^2 − 2x + 2 | 1"]],
    ["x⁴ + 1, reducible modulo every prime", inX(1, 0, 0, 0, 1), ["x^4 + 1 | 1"]],
    ["x⁶ - 1", inX(-1, 0, 0, 0, 0, 0, 1), ["x + 1 | 1", "x − 1 | 1", "x^2 + x + 1 | 1", "x^2 − x + 1 | 1"]],
    ["(2x + 3)³", inX(27, 54, 36, 8), ["2x + 3 | 3"]],
    ["x⁴ - 10x² + 1", inX(1, 0, -10, 0, 1), ["x^4 − 10x^2 + 1 | 1"]],
    ["x² + 5xy + 6y²", inXY([1, 2, 0], [5, 1, 1], [6, 0, 2]), ["x + 2y | 1", "x + 3y | 1"]],
    [
      "xy + 5x + 3y + 15",
      inXY([1, 1, 1], [5, 1, 0], [3, 0, 1], [15, 0, 0]),
      ["x + 5 | 1", "y + 3 | 1"].sort().map((s) => s),
    ],
    ["16x⁴ - 81y⁴", inXY([16, 4, 0], [-81, 0, 4]), ["2x + 3y | 1", "2x − 3y | 1", "4x^2 + 9y^2 | 1"]],
    ["x² + xy + y²", inXY([1, 2, 0], [1, 1, 1], [1, 0, 2]), ["x^2 + xy + y^2 | 1"]],
    ["x³y + 8y⁴", inXY([1, 3, 1], [8, 0, 4]), ["x + 2y | 1", "x^2 − 2xy + 4y^2 | 1", "y | 1"]],
  ])("splits %s completely", (_name, p, expected) => {
    if (p === undefined) throw new Error("no case");
    const got = written(p);
    expect(got).toHaveLength(expected.length);
    if (!_name.startsWith("xy")) expect(got).toEqual([...expected].sort());
  });

  it("takes rational content and sign out", () => {
    const { content, factors } = factorPolynomial(
      scalePolynomial(inX(-4, 0, 1), rational(-3n, 2n)),
      allowance(),
    );
    expect(content).toEqual(rational(-3n, 2n));
    expect(factors).toHaveLength(2);
  });

  it("recovers random products in one variable", () => {
    const part = fc
      .array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 4 })
      .filter((c) => c.at(-1) !== 0);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const p = multiplyAll(parts.map((c) => inX(...c)));
        expect(equalPolynomials(productOf(p), p)).toBe(true);
        const pieces = factorPolynomial(p, allowance()).factors.reduce((n, f) => n + f.multiplicity, 0);
        expect(pieces).toBeGreaterThanOrEqual(parts.length);
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it("recovers random products in two variables", () => {
    const c = fc.integer({ min: -5, max: 5 });
    const part = fc
      .tuple(c, c, c, c, c)
      .map(([a, b, d, e, f]) => inXY([a, 2, 0], [b, 1, 1], [d, 0, 2], [e, 1, 0], [f, 0, 0]))
      .filter((p) => p.terms[0] !== undefined && totalDegree(p.terms[0]) > 0);
    fc.assert(
      fc.property(part, part, (a, b) => {
        const p = multiplyPolynomials(a, b, allowance());
        expect(equalPolynomials(productOf(p), p)).toBe(true);
        const pieces = factorPolynomial(p, allowance()).factors.reduce((n, f) => n + f.multiplicity, 0);
        expect(pieces).toBeGreaterThanOrEqual(2);
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});
