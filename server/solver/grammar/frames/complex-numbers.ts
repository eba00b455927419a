import type { Expression } from "../../expression/ast";
import { int, negation, power, product, root, sum } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { partOf } from "../../problem/recognise-polar";
import { angleRecognition } from "../../problem/recognise-trigonometry";
import type { Recognition } from "../../problem/sentence";
import { type Face, number } from "../faces";
import { complexNumber } from "../faces-plane";
import { type Frame, frame, one } from "../frame";

/** The length of a complex number on its way from zero. */
const modulusFrame = frame({
  id: "modulus",
  heads: [["modulus", "magnitude"]],
  idle: ["complex"],
  slots: { of: one(complexNumber) },
  build: ({ of }): Recognition | null => {
    const [x, y] = [partOf(of, false), partOf(of, true)];
    if (!x || !y || (y.kind === "number" && y.value.n === 0n)) return null;
    const expression = root(sum([power(x, int(2)), power(y, int(2))]));
    return {
      mathematics: { task: "calculate", expression },
      instruction: "Find the modulus",
      latex: `\\left|${toLatex(of)}\\right| = ${toLatex(expression)}`,
      assumes: "the definition of the modulus",
    };
  },
});

const conjugateFrame = frame({
  id: "conjugate",
  heads: [["conjugate"]],
  idle: ["complex"],
  slots: { of: one(complexNumber) },
  build: ({ of }): Recognition | null => {
    const [x, y] = [partOf(of, false), partOf(of, true)];
    if (!x || !y) return null;
    const i: Expression = { kind: "constant", name: "i" };
    const expression = sum([x, negation(product([y, i]))]);
    return {
      mathematics: { task: "calculate", expression },
      instruction: "Find the conjugate",
      latex: `\\overline{${toLatex(of)}}`,
      form: { domain: "complex" },
    };
  },
});

/** The angle of a complex number above the real axis, or to the right of the imaginary one: the inverse functions have no
 * others. */
const argumentFrame = frame({
  id: "argument",
  heads: [["argument"]],
  idle: ["complex"],
  slots: { of: one(complexNumber) },
  build: ({ of }): Recognition | null => {
    const parts = [partOf(of, false), partOf(of, true)] as const;
    const [x, y] = parts;
    const [across, up] = parts.map((part) => (part && evaluateComplex(part, new Map())?.re) ?? 0);
    if (!x || !y || !up || across === undefined || (up < 0 && across <= 0)) return null;
    const angle: Expression =
      up > 0
        ? {
            kind: "function",
            name: "arccos",
            args: [over(x, root(sum([power(x, int(2)), power(y, int(2))])))],
          }
        : { kind: "function", name: "arctan", args: [over(y, x)] };
    return angleRecognition({
      question: { kind: "values", expressions: [angle], named: false },
      instruction: `Find the argument of $${toLatex(of)}$`,
      shown: [angle],
    });
  },
});

const over = (numerator: Expression, denominator: Expression): Expression => ({
  kind: "quotient",
  numerator,
  denominator,
});

const imaginaryUnit: Face<true> = ({ text }) => (text.trim() === "i" ? true : null);

/** "Write √(−25) in terms of $i$": where the letter is no formula, the words say so and the form is known already. */
const inImaginaryUnit = frame({
  id: "in-imaginary-unit",
  heads: [],
  idle: ["as", "complex", "simplify"],
  slots: { of: one(number), unit: one(imaginaryUnit, { after: ["in-terms-of", "multiples"] }) },
  build: ({ of }): Recognition | null =>
    some(of, ({ kind }) => kind === "root")
      ? {
          mathematics: { task: "calculate", expression: of },
          instruction: "Write with $i$",
          latex: toLatex(of),
          form: { domain: "complex" },
        }
      : null,
});

/** Numbers with a real and an imaginary part. */
export const COMPLEX_NUMBER_FRAMES: readonly Frame[] = [
  modulusFrame,
  argumentFrame,
  conjugateFrame,
  inImaginaryUnit,
];
