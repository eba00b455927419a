import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerValue } from "../../check/answer-value";
import { compareValues, exactTerms } from "../../check/compare-values";
import type { Expression } from "../../expression/ast";
import { int, negation, number, product, root, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  absolute,
  add,
  compare,
  equals,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../../expression/rational";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import type { AnswerValue } from "../../types";
import { byHand, LATEX, TEXT } from "./hand";
import { matrixWithFactor } from "./matrix";
import { repeatingDecimal } from "./plain-number";
import { HOURS_AND_MINUTES, quantity } from "./quantity";
import { writeValue } from "./value";

const RUNS = { seed: 1, numRuns: 120 };
const allowance = () => budget(DEFAULT_LIMITS);

const fraction = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 12 }))
  .map(([n, d]) => rational(BigInt(n), BigInt(d)));
const plain = fraction.map(number);
/** a + b√c and a − b√c, or a ± bi. */
const pair = fc
  .tuple(fraction, fc.integer({ min: 1, max: 9 }), fc.constantFrom(2n, 3n, 5n, 6n, 7n, -1n))
  .map(([center, scale, under]): readonly Expression[] => {
    const part: Expression = under < 0n ? { kind: "constant", name: "i" } : root(int(under));
    const side = scale === 1 ? part : product([int(scale), part]);
    if (center.n === 0n) return [negation(side), side];
    return [sum([number(center), negation(side)]), sum([number(center), side])];
  });
const roots = fc
  .tuple(fc.array(plain, { maxLength: 3 }), fc.array(pair, { maxLength: 2 }))
  .map(([singles, pairs]) => [...singles, ...pairs.flat()]);

/** Both writings of a value read back as a student's answer is. */
function expectRead(value: AnswerValue): void {
  for (const shown of Object.values(writeValue(value))) {
    const written = shown.replaceAll("\\ ", " ");
    const back = answerValue(written, value, DEFAULT_LIMITS);
    expect(back, written).not.toBeNull();
    const { verdict } = compareValues(back as AnswerValue, value, exactTerms("complex", allowance()));
    expect(verdict, written).toBe("same");
  }
}

const exactly = (written: string): Rational =>
  evaluateExact(parseExpression(written, DEFAULT_LIMITS), new Map(), allowance()) as Rational;

describe("a value as it is written", () => {
  it("has every root, also where two are put into one with ±", () => {
    fc.assert(
      fc.property(roots, (found) => expectRead({ kind: "roots", unknown: "x", roots: found })),
      RUNS,
    );
  });

  it("has every member of a list, of a point and of several points", () => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 2, maxLength: 5 }), (items) => {
        expectRead({ kind: "list", items, ordered: true });
        const [x, y] = items as [Expression, Expression];
        expectRead({ kind: "point", unknowns: ["x", "y"], values: [x, y] });
        expectRead({
          kind: "points",
          unknowns: ["x", "y"],
          points: [
            [x, y],
            [y, x],
          ],
        });
      }),
      RUNS,
    );
  });

  it("has the number and the unit of an amount", () => {
    const units = fc.constantFrom("", "kg", "m/s", "cm^2", "%", "°", "°C", "$");
    fc.assert(
      fc.property(plain, units, (value, unit) => {
        const { latex, text } = byHand((hand) => quantity(value, unit, hand));
        const bare = [
          latex.replace(/\\text\{[^{}]*\}(?:\^\{\d\})?|\^\{\\circ\}|\\[%$]/g, ""),
          text.replace(unit, ""),
        ];
        for (const each of bare) expect(equals(exactly(each), exactly(LATEX.print(value))), each).toBe(true);
        expect(text).toContain(unit);
        const other = byHand((hand) => quantity(value, `${unit}x`, hand));
        expect([latex, text]).not.toEqual([other.latex, other.text]);
      }),
      RUNS,
    );
  });

  it.each([
    ["kg", "3\\text{ kg}"],
    ["cm^2", "3\\text{ cm}^{2}"],
    ["mm³", "3\\text{ mm}^{3}"],
    ["m2", "3\\text{ m}^{2}"],
    ["kg·m^2/s^2", "3\\text{ kg·m}^{2}\\text{/s}^{2}"],
    ["pages of book 2", "3\\text{ pages of book 2}"],
    ["$/hour", "3\\text{ \\$/hour}"],
    ["°C", "3^{\\circ}\\text{C}"],
    ["$", "\\$3"],
  ])("has its unit set: %s", (unit, latex) => {
    expect(quantity(int(3), unit, LATEX)).toBe(latex);
  });

  it("has hours and minutes to the nearest minute, and says about where they are rounded", () => {
    const parts = fc.tuple(
      fc.integer({ min: 1, max: 23 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 2, max: 41 }),
    );
    fc.assert(
      fc.property(
        parts.filter(([, n, d]) => n < d),
        ([whole, n, d]) => {
          const value = {
            kind: "mixed",
            whole: BigInt(whole),
            numerator: BigInt(n),
            denominator: BigInt(d),
          } as const;
          const exact = add(rational(BigInt(whole)), rational(BigInt(n), BigInt(d)));
          for (const hand of [LATEX, TEXT]) {
            const written = quantity(value, HOURS_AND_MINUTES, hand);
            const [hours = 0, minutes = 0] = (written.match(/\d+/g) ?? []).map(Number);
            const gap = absolute(
              subtract(rational(BigInt(60 * hours + minutes)), multiply(exact, rational(60n))),
            );
            expect(compare(gap, rational(1n, 2n))).not.toBe(1);
            expect(written.includes("about")).toBe(gap.n !== 0n);
          }
        },
      ),
      RUNS,
    );
  });

  it("has the digits that repeat", () => {
    fc.assert(
      fc.property(fraction, (value) => {
        const latex = repeatingDecimal(number(value), LATEX);
        if (latex === null) return;
        const [, head = "", tail = ""] = /^(-?[\d.]+)\\overline\{(\d+)\}$/.exec(latex) ?? [];
        const places = BigInt(head.split(".")[1]?.length ?? 0);
        const period = rational(BigInt(tail), 10n ** places * (10n ** BigInt(tail.length) - 1n));
        const start = exactly(head.endsWith(".") ? `${head}0` : head);
        const whole = head.startsWith("-") ? subtract(start, period) : add(start, period);
        expect(equals(whole, value), latex).toBe(true);
        expect(repeatingDecimal(number(value), TEXT)).toBe(`${head}${tail}${tail}...`.replace("-", "−"));
      }),
      RUNS,
    );
  });

  it("has every entry of a matrix, also with a factor before it", () => {
    const rows = fc.array(fc.tuple(fraction, fraction), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(rows, (entries) => {
        const written = matrixWithFactor(
          entries.map((row) => row.map(number)),
          LATEX,
        );
        const [, factor = "1", cells = ""] =
          /^(\\frac\{1\}\{\d+\})?\\begin\{bmatrix\} (.*) \\end\{bmatrix\}$/.exec(written) ?? [];
        const read = cells.split(" \\\\ ").map((row) => row.split(" & "));
        entries.forEach((row, i) => {
          row.forEach((entry, j) => {
            const cell = multiply(exactly(factor), exactly(read[i]?.[j] ?? ""));
            expect(equals(cell, entry), written).toBe(true);
          });
        });
      }),
      RUNS,
    );
  });
});
