import type { Expression } from "../../expression/ast";
import { negation, product, sum, symbol } from "../../expression/build";
import { multiplyOut } from "../../problem/classify";
import { polynomialDivision } from "../../problem/recognise-polynomial-division";
import type { Recognition } from "../../problem/sentence";
import type { PolynomialDivisionTask } from "../../tasks/polynomial";
import { expression, inLetters, value } from "../faces";
import { type Frame, frame, one, several } from "../frame";

type Asked = PolynomialDivisionTask["asked"];

/** "Long division (x³ − 1)/(x − 1)", "synthetic division x³ − 4x + 6 by x − 2", "the remainder when … is divided by …". */
const divisionFrames: readonly Frame[] = (
  [
    ["long-division", "quotient-and-remainder"],
    ["remainder", "remainder"],
  ] as const
).flatMap(([head, asked]: readonly ["long-division" | "remainder", Asked]) => [
  frame({
    id: `polynomial-${asked}`,
    heads: [[head]],
    idle: ["divide", "is-divided-by", "by", "to", "function", "with"],
    slots: {
      dividend: one(inLetters),
      divisor: one(inLetters, { after: ["by", "is-divided-by", "divide"], beside: true }),
    },
    build: ({ dividend, divisor }) => polynomialDivision(dividend, divisor, asked),
  }),
  frame({
    id: `polynomial-${asked}-of-quotient`,
    heads: [[head]],
    idle: ["divide", "by", "to", "function"],
    slots: { of: one(expression) },
    build: ({ of }) =>
      of.kind === "quotient" ? polynomialDivision(of.numerator, of.denominator, asked) : null,
  }),
]);

/** "A quadratic with roots 2 and −5": the product of what is zero at each, multiplied out. */
const fromRoots = frame({
  id: "polynomial-from-roots",
  heads: [["roots"], ["function", "equation"]],
  idle: ["with", "in", "at"],
  slots: { roots: several(value, { least: 2, most: 5 }) },
  build: ({ roots }, _, words): Recognition | null => {
    // "Are 2 and −5 roots" asks something else.
    if (!words.has("with") || words.has("whether")) return null;
    const factors = roots.map((root): Expression => sum([symbol("x"), negation(root)]));
    return multiplyOut(product(factors));
  },
});

export const POLYNOMIAL_FRAMES: readonly Frame[] = [...divisionFrames, fromRoots];
