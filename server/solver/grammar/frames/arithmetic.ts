import type { Expression, Statement } from "../../expression/ast";
import { int, negation, product, sum } from "../../expression/build";
import { some } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { calculateOrSimplify, multiplyOut } from "../../problem/classify";
import { lowered, raised } from "../../problem/phrase/combine";
import type { Recognition } from "../../problem/sentence";
import { isOneNumber, number, operand } from "../faces";
import { type Frame, frame, one, several } from "../frame";

const minus = (from: Expression, less: Expression): Expression => sum([from, negation(less)]);
const apart = (first: Expression, other: Expression): Expression => ({
  kind: "absolute",
  operand: minus(first, other),
});
const divided = (numerator: Expression, denominator: Expression): Expression => ({
  kind: "quotient",
  numerator,
  denominator,
  inline: true,
});

const sumFrame = frame({
  id: "sum-of",
  heads: [["add", "sum-of", "sum", "total-of"]],
  idle: ["simplify", "add", "with"],
  slots: { terms: several(operand, { least: 2, most: 8 }) },
  build: ({ terms }) => calculateOrSimplify(sum(terms)),
});

/** "Add 3 to 5". "Add the numbers 3 to 5" may be an order to add all of them. */
const addedFrame = frame({
  id: "add-to",
  heads: [["add"]],
  idle: ["simplify"],
  slots: { more: one(operand), to: one(operand, { after: ["to"] }) },
  build: ({ more, to }, _, words) => (words.has("thing") ? null : calculateOrSimplify(sum([more, to]))),
});

const productFrame = frame({
  id: "product-of",
  heads: [["multiply"]],
  idle: ["simplify", "by"],
  slots: { factors: several(operand, { least: 2, most: 6, after: ["multiply", "by"] }) },
  build: ({ factors }) => multiplyOut(product(factors, true)),
});

const quotientFrame = frame({
  id: "quotient-of",
  heads: [["divide"]],
  idle: ["simplify"],
  slots: { dividend: one(operand), divisor: one(operand, { after: ["by", "divide"] }) },
  build: ({ dividend, divisor }) => calculateOrSimplify(divided(dividend, divisor)),
});

/** "The quotient of 20 and 4": in this order. */
const namedQuotientFrame = frame({
  id: "quotient-of-two",
  heads: [["quotient"]],
  idle: ["simplify"],
  slots: {
    dividend: one(operand, { after: ["quotient"] }),
    divisor: one(operand, { after: ["and"] }),
  },
  build: ({ dividend, divisor }) => calculateOrSimplify(divided(dividend, divisor)),
});

/** "Subtract 3 from 5", "the difference of a and b", and of two numbers how far they lie apart. */
const DIFFERENCES: readonly Frame[] = [
  frame({
    id: "subtract-from",
    heads: [["subtract"]],
    idle: ["simplify"],
    slots: { less: one(operand), from: one(operand, { after: ["from"] }) },
    build: ({ less, from }) => calculateOrSimplify(minus(from, less)),
  }),
  frame({
    id: "difference-of",
    heads: [["difference"]],
    idle: ["simplify"],
    slots: { from: one(operand, { after: ["difference"] }), less: one(operand, { after: ["and"] }) },
    build: ({ from, less }) => calculateOrSimplify(minus(from, less)),
  }),
  frame({
    id: "difference-between",
    heads: [["difference"], ["between"]],
    slots: { first: one(operand, { after: ["between"] }), other: one(operand, { after: ["and"] }) },
    build: ({ first, other }) => calculateOrSimplify(apart(first, other)),
  }),
];

const COMPARED: readonly (readonly [Concept, (than: Expression, by: Expression) => Expression])[] = [
  ["more-than", raised],
  ["less-than", lowered],
];

/** How far two numbers lie apart. */
const distanceFrame = frame({
  id: "distance-of-numbers",
  heads: [["distance"]],
  slots: { first: one(number, { after: ["distance"] }), other: one(number, { after: ["and"] }) },
  build: ({ first, other }) => calculateOrSimplify(apart(first, other)),
});

/** "8 more than -3"; "is 5 more than 3?" asks for a yes. */
const comparedFrames = COMPARED.map(([head, made]) =>
  frame({
    id: `${head}-number`,
    heads: [[head]],
    slots: { by: one(number, { before: [head] }), than: one(number, { after: [head], beside: true }) },
    build: ({ by, than }, _, words) => (words.has("whether") ? null : calculateOrSimplify(made(than, by))),
  }),
);

const SHARES: readonly Frame[] = [
  frame({
    id: "twice",
    heads: [["twice", "same-face"]],
    slots: { of: one(number) },
    // "Twice 2 + 3" may end at the 2 as well.
    build: ({ of }) => (of.kind === "sum" ? null : calculateOrSimplify(product([int(2), of], true))),
  }),
  frame({
    id: "number-of-number",
    heads: [["of"]],
    slots: { part: one(number), whole: one(number, { after: ["of"], beside: true }) },
    build: ({ part, whole }) =>
      // "A quarter of 60 plus 3" may end anywhere.
      // Of a count nobody can tell: "5 of 20" may be a share.
      // Before "of" stands one part: in "5 + 1/2 of 10" nothing is taken of the 5.
      some(part, isPercent) || isCount(part) || !isOneNumber(part) || whole.kind === "sum"
        ? null
        : calculateOrSimplify(product([part, whole], true)),
  }),
];

const isCount = (of: Expression): boolean =>
  of.kind === "number" && of.value.d === 1n && of.decimals === undefined;

const isPercent = ({ kind }: Statement): boolean => kind === "percent";

const OPPOSITES: readonly (readonly [Concept, string, (of: Expression) => Expression | null])[] = [
  ["reciprocal", "reciprocal", (of) => ({ kind: "quotient", numerator: int(1), denominator: of })],
  ["additive-inverse", "opposite", negation],
  ["opposite", "opposite", negation],
  ["modulus", "absolute value", sizeOf],
];

/** "The absolute value: |−7|" shows the bars already. The size of a complex number is another thing. */
function sizeOf(of: Expression): Expression | null {
  if (some(of, (node) => node.kind === "constant" && node.name === "i")) return null;
  return some(of, ({ kind }) => kind === "absolute") ? of : { kind: "absolute", operand: of };
}

/** "The reciprocal of 3/4", "for −8, find the additive inverse": always of a number. */
const oppositeFrames = OPPOSITES.map(([head, name, made]) =>
  frame({
    id: `${head}-of-number`,
    heads: [[head]],
    slots: { of: one(number) },
    build: ({ of }): Recognition | null => {
      const expression = made(of);
      const shown = { instruction: `Find the ${name}`, latex: toLatex(of) };
      return expression && { mathematics: { task: "calculate", expression }, ...shown };
    },
  }),
);

/** What is done to numbers and expressions, said in words. */
export const ARITHMETIC_FRAMES: readonly Frame[] = [
  sumFrame,
  addedFrame,
  productFrame,
  quotientFrame,
  namedQuotientFrame,
  ...DIFFERENCES,
  distanceFrame,
  ...comparedFrames,
  ...SHARES,
  ...oppositeFrames,
];
