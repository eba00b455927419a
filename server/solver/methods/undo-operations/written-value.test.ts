import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { parseExpression } from "../../parser/parse";
import { toLatex } from "../../printer/latex";
import { untidiness } from "../../verify/tidy-form";
import { budget } from "../linear-equation/testing";
import { opposite, over, plus, rootOf, times, toThePower } from "./written-value";

const read = parseExpression;
const AT = new Map(Object.entries({ a: 1.7, b: 2.3, c: 0.6 }).map(([name, re]) => [name, { re, im: 0 }]));
const realAt = (e: Expression): number => {
  const value = evaluateComplex(e, AT);
  return value && Math.abs(value.im) < 1e-9 ? value.re : Number.NaN;
};

type Operation = readonly [
  write: (x: Expression, y: Expression) => Expression,
  work: (m: number, n: number) => number,
];

describe("values written while operations are undone", () => {
  it.each([
    ["over", over(read("V"), read("4/3*a"), budget()), "\\frac{3V}{4a}"],
    ["over", over(read("2a - 4b"), read("6c"), budget()), "\\frac{a - 2b}{3c}"],
    ["over", over(read("a - b"), read("-c"), budget()), "\\frac{b - a}{c}"],
    ["over", over(read("a/2 - b/3"), read("c"), budget()), "\\frac{3a - 2b}{6c}"],
    ["times", times(read("a"), read("b/a"), budget()), "b"],
    ["plus", plus([read("a"), read("-3"), read("2a"), read("3")], budget()), "3a"],
    ["power", toThePower(read("a/(2b)"), 2n, budget()), "\\frac{a^2}{4b^2}"],
    ["root", rootOf(read("9a^2*b"), { index: 2n, sign: "either", budget: budget() }), "3a\\sqrt{b}"],
    ["root", rootOf(read("9a^2*b"), { index: 2n, sign: "own", budget: budget() }), "3\\sqrt{a^2b}"],
    ["root", rootOf(read("-8a^3"), { index: 3n, sign: "own", budget: budget() }), "-2a"],
    ["root", rootOf(read("4a + 8b"), { index: 2n, sign: "own", budget: budget() }), "2\\sqrt{a + 2b}"],
    ["root", rootOf(read("\\sqrt{a}"), { index: 2n, sign: "either", budget: budget() }), "\\sqrt[4]{a}"],
    ["root", over(read("\\sqrt{\\frac{a}{b}}"), read("c"), budget()), "\\frac{\\sqrt{ab}}{bc}"],
  ])("%s: %s", (_name, value, latex) => expect(toLatex(value)).toBe(latex));

  it("equal what they are made of, and leave nothing to tidy up", () => {
    const part = fc.constantFrom(
      "a",
      "b",
      "-c",
      "2a",
      "a+b",
      "\\frac{a}{b}",
      "\\frac{2}{3}",
      "a-2",
      "\\frac{a+b}{2c}",
      "a^2",
      "\\sqrt{b}",
    );
    const operation = fc.constantFrom<Operation>(
      [(x, y) => over(x, y, budget()), (m, n) => m / n],
      [(x, y) => times(x, y, budget()), (m, n) => m * n],
      [(x, y) => plus([x, y], budget()), (m, n) => m + n],
      [(x, y) => plus([x, opposite(y)], budget()), (m, n) => m - n],
      [(x) => rootOf(x, { index: 3n, sign: "own", budget: budget() }), (m) => Math.cbrt(m)],
      [(x) => toThePower(x, 2n, budget()), (m) => m * m],
    );
    fc.assert(
      fc.property(
        part,
        fc.array(fc.tuple(operation, part), { minLength: 1, maxLength: 4 }),
        (start, chain) => {
          let value = read(start);
          let expected = realAt(value);
          for (const [[write, work], text] of chain) {
            const other = read(text);
            value = write(value, other);
            expected = work(expected, realAt(other));
          }
          if (Math.abs(expected) > 1e-9) expect(realAt(value) / expected, toLatex(value)).toBeCloseTo(1, 6);
          if (!toLatex(value).includes("sqrt")) expect(untidiness(value), toLatex(value)).toBeNull();
        },
      ),
      { seed: 5, numRuns: 400 },
    );
  });
});
