import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import { toText } from "../printer/text";
import { factorPolynomial } from "./factorization";
import {
  collectTerms,
  constantPolynomial,
  equalPolynomials,
  fromCoefficients,
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  powerPolynomial,
  scalePolynomial,
  totalDegree,
} from "./polynomial";
import { fromInt, ONE, rational } from "./rational";

const allowance = () => budget({ ...DEFAULT_LIMITS, work: 2_000_000 });
const read = (text: string): Polynomial => {
  const p = polynomialOf(parseExpression(text), allowance());
  if (!p) throw new Error(`${text} is no polynomial`);
  return p;
};

const multiplyAll = (parts: readonly Polynomial[]): Polynomial =>
  parts.reduce((a, b) => multiplyPolynomials(a, b, allowance()), constantPolynomial(ONE));

const pieces = (p: Polynomial): number =>
  factorPolynomial(p, allowance()).factors.reduce((n, { multiplicity }) => n + multiplicity, 0);

function productOf(p: Polynomial): Polynomial {
  const { content, factors } = factorPolynomial(p, allowance());
  const parts = factors.map(({ polynomial, multiplicity }) =>
    powerPolynomial(polynomial, multiplicity, allowance()),
  );
  return scalePolynomial(multiplyAll(parts), content);
}

describe("factorPolynomial", () => {
  it.each([
    ["x^2 - 5x + 6", ["x − 2", "x − 3"]],
    ["x^4 - 16", ["x + 2", "x − 2", "x^2 + 4"]],
    ["x^4 + 4", ["x^2 + 2x + 2", "x^2 − 2x + 2"]],
    ["x^4 + 1", ["x^4 + 1"]],
    ["x^6 - 1", ["x + 1", "x − 1", "x^2 + x + 1", "x^2 − x + 1"]],
    ["8x^3 + 36x^2 + 54x + 27", ["2x + 3 (3)"]],
    ["x^4 - 10x^2 + 1", ["x^4 − 10x^2 + 1"]],
    ["x^5 + x + 1", ["x^2 + x + 1", "x^3 − x^2 + 1"]],
    ["x^2 + 5xy + 6y^2", ["x + 2y", "x + 3y"]],
    ["xy + 5x + 3y + 15", ["x + 3", "y + 5"]],
    ["16x^4 - 81y^4", ["2x + 3y", "2x − 3y", "4x^2 + 9y^2"]],
    ["x^2 + xy + y^2", ["x^2 + xy + y^2"]],
    ["x^3y + 8y^4", ["x + 2y", "x^2 − 2xy + 4y^2", "y"]],
    [
      "x^{12} - y^{12}",
      ["x + y", "x − y", "x^2 + xy + y^2", "x^2 − xy + y^2", "x^2 + y^2", "x^4 − x^2y^2 + y^4"],
    ],
    ["(x + y + 1)^2 (x - y)", ["x + y + 1 (2)", "x − y"]],
  ])("splits %s completely", (text, expected) => {
    const got = factorPolynomial(read(text), allowance()).factors.map(
      ({ polynomial, multiplicity }) =>
        toText(polynomialToExpression(polynomial)) + (multiplicity > 1 ? ` (${multiplicity})` : ""),
    );
    expect(got.sort()).toEqual([...expected].sort());
  });

  it("takes the rational content and the sign out", () => {
    const { content, factors } = factorPolynomial(read("6 - 3/2 x^2"), allowance());
    expect(content).toEqual(rational(-3n, 2n));
    expect(factors).toHaveLength(2);
  });

  it("recovers random products in one variable", () => {
    const part = fc
      .array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 4 })
      .filter((c) => c.at(-1) !== 0);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const p = multiplyAll(parts.map((c) => fromCoefficients(c.map(fromInt), "x")));
        expect(equalPolynomials(productOf(p), p)).toBe(true);
        expect(pieces(p)).toBeGreaterThanOrEqual(parts.length);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it("recovers random products in two variables", () => {
    const term = fc.tuple(
      fc.integer({ min: -5, max: 5 }),
      fc.constantFrom("x^2", "xy", "y^2", "x", "y", "1"),
    );
    const part = fc
      .array(term, { minLength: 2, maxLength: 4 })
      .map((terms) => collectTerms(terms.flatMap(([c, m]) => read(`(${c})(${m})`).terms)))
      .filter((p) => p.terms[0] !== undefined && totalDegree(p.terms[0]) > 0);
    fc.assert(
      fc.property(part, part, (a, b) => {
        const p = multiplyPolynomials(a, b, allowance());
        expect(equalPolynomials(productOf(p), p)).toBe(true);
        expect(pieces(p)).toBeGreaterThanOrEqual(2);
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
