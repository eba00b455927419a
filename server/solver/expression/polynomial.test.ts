import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LimitReached } from "../budget";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import { toText } from "../printer/text";
import {
  addPolynomials,
  equalPolynomials,
  fromCoefficients,
  multiplyPolynomials,
  polynomialOf,
  polynomialToExpression,
  univariateCoefficients,
} from "./polynomial";
import { divideExactly, divideWithRemainder } from "./polynomial-division";
import { gcdPolynomials, squareRootPolynomial } from "./polynomial-gcd";
import { fromInt, rational } from "./rational";

const allowance = () => budget(DEFAULT_LIMITS);
const read = (text: string) => {
  const p = polynomialOf(parseExpression(text), allowance());
  if (!p) throw new Error(`${text} is no polynomial`);
  return p;
};
const written = (text: string) => toText(polynomialToExpression(read(text)));
const coefficients = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 5 });
const inX = (c: readonly number[]) => fromCoefficients(c.map(fromInt), "x");

describe("polynomialOf", () => {
  it.each([
    ["(x + 1)^3", "x^3 + 3x^2 + 3x + 1"],
    ["x - (2x - 5)/2", "5/2"],
    ["b + a^2 - 3ab", "a^2 − 3ab + b"],
    ["50% * x", "(1/2)x"],
    ["2^(-1) * x", "(1/2)x"],
    ["x - x", "0"],
  ])("writes %s as %s", (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each(["1/x", "sqrt(x)", "x^y", "sin(x)", "x^(1/2)", "x/0"])("has no polynomial for %s", (text) => {
    expect(polynomialOf(parseExpression(text), allowance())).toBeNull();
  });

  it("stops at an exponent that would fill the memory", () => {
    expect(() => read("(x + 1)^999999999")).toThrow(LimitReached);
  });

  it("adds and multiplies like its values do", () => {
    const valueAt3 = (c: readonly number[]) => c.reduceRight((sum, next) => sum * 3 + next, 0);
    const total = (p: ReturnType<typeof inX>) =>
      (univariateCoefficients(p, "x") ?? []).reduceRight((sum, next) => sum * 3 + Number(next.n), 0);
    fc.assert(
      fc.property(coefficients, coefficients, (a, b) => {
        expect(total(addPolynomials(inX(a), inX(b)))).toBe(valueAt3(a) + valueAt3(b));
        expect(total(multiplyPolynomials(inX(a), inX(b), allowance()))).toBe(valueAt3(a) * valueAt3(b));
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe("univariateCoefficients", () => {
  it("counts missing powers as zero", () => {
    expect(univariateCoefficients(read("x^2 - 3/2"), "x")).toEqual([
      rational(-3n, 2n),
      fromInt(0),
      fromInt(1),
    ]);
  });
  it("refuses a second letter", () => {
    expect(univariateCoefficients(read("x + y"), "x")).toBeNull();
  });
});

describe("division", () => {
  it("divides exactly or says that it cannot", () => {
    expect(divideExactly(read("a^3 - b^3"), read("a - b"), allowance())).toEqual(read("a^2 + ab + b^2"));
    expect(divideExactly(read("a^3 - b^2"), read("a - b"), allowance())).toBeNull();
  });

  it("leaves a remainder of lower degree", () => {
    const { quotient, remainder } = divideWithRemainder(read("2x^3 + 1"), read("x + 1"), {
      name: "x",
      budget: allowance(),
    });
    expect([quotient, remainder]).toEqual([read("2x^2 - 2x + 2"), read("-1")]);
  });
});

describe("gcdPolynomials", () => {
  it.each([
    ["x^2 - 1", "x^2 - 3x + 2", "x - 1"],
    ["6x^2y + 6xy^2", "4x^2 - 4y^2", "x + y"],
    ["x^2 + 1", "x + 1", "1"],
    ["a^2b", "ab^3 + ab", "ab"],
  ])("of %s and %s is %s", (a, b, expected) => {
    expect(gcdPolynomials(read(a), read(b), allowance())).toEqual(read(expected));
  });

  it("contains every common factor", () => {
    fc.assert(
      fc.property(coefficients, coefficients, coefficients, (a, b, c) => {
        const [left, right, common] = [inX(a), inX(b), inX(c)];
        if ([left, right, common].some((p) => p.terms.length === 0)) return;
        const g = gcdPolynomials(
          multiplyPolynomials(left, common, allowance()),
          multiplyPolynomials(right, common, allowance()),
          allowance(),
        );
        expect(divideExactly(g, common, allowance())).not.toBeNull();
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe("squareRootPolynomial", () => {
  it("finds the root of a square and nothing else", () => {
    expect(squareRootPolynomial(read("(x^2 - 3xy + 2)^2"), allowance())).toEqual(read("x^2 - 3xy + 2"));
    expect(squareRootPolynomial(read("x^2 + 4x + 5"), allowance())).toBeNull();
    expect(equalPolynomials(read("(x-y)^2"), read("x^2 - 2xy + y^2"))).toBe(true);
  });
});
