import type { Expression } from "../../expression/ast";
import { int, power, root } from "../../expression/build";
import { decimalNode, roundTo } from "../../expression/decimal";
import { orderOf } from "../../expression/figures";
import { isZero } from "../../expression/rational";
import { mapChildren, some } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { calculateOrSimplify } from "../../problem/classify";
import { writingInstruction } from "../../problem/number-shapes";
import type { Recognition } from "../../problem/sentence";
import type { Form } from "../../types";
import { expression, number, value, whole } from "../faces";
import { position } from "../faces-numbers";
import { type Frame, frame, maybe, one } from "../frame";

/** Every number of a calculation rounded to so many significant figures. */
function eachRounded(node: Expression, figures: number): Expression {
  if (node.kind !== "number" || isZero(node.value))
    return mapChildren(node, (part) => eachRounded(part, figures));
  const places = figures - 1 - orderOf(node.value);
  return decimalNode(roundTo(node.value, places), Math.max(0, places));
}

/** "Estimate 49.2 × 6.1 by rounding each number to 1 significant figure". */
const estimateFrame = frame({
  id: "estimate",
  heads: [["estimate"]],
  idle: ["by", "round", "simplify"],
  slots: { of: one(number) },
  build: ({ of }, { form }) => {
    if (form.decimals !== undefined) return null;
    const rounded = eachRounded(of, form.figures ?? 1);
    // Where rounding changes nothing, or leaves a root, another kind of estimate is meant.
    if (toLatex(rounded) === toLatex(of) || some(rounded, ({ kind }) => kind === "root")) return null;
    const found = calculateOrSimplify(rounded);
    return found && "mathematics" in found
      ? {
          ...found,
          instruction: "Round each number to estimate",
          latex: `${toLatex(of)} \\approx ${toLatex(rounded)}`,
          form: { number: undefined, figures: undefined },
        }
      : null;
  },
});

const worked = (of: Expression, form: Form): Recognition | null =>
  of.kind === "number" || of.kind === "negation"
    ? {
        mathematics: { task: "calculate", expression: of },
        instruction: writingInstruction(of, form.number) ?? "Write in the form asked for",
        latex: toLatex(of),
        form,
      }
    : withForm(calculateOrSimplify(of), form);

/** "Simplify the square root: √45" names the root that stands there; beside any other root it may be one more. */
function rootOf(of: Expression, index: bigint, words: ReadonlySet<Concept>): Recognition | null {
  const isShown = some(of, ({ kind }) => kind === "root");
  if (isShown && !words.has("simplify")) return null;
  if (!isShown && (words.has("square-roots") || words.has("cube-roots"))) return null;
  return calculateOrSimplify(isShown ? of : root(of, index));
}

const withForm = (found: Recognition | null, form: Form): Recognition | null =>
  found && "mathematics" in found ? { ...found, form } : found;

/** A number from 1 to 10 times a power of ten as it stands. */
const isScientific = (node: Expression): boolean =>
  node.kind === "negation"
    ? isScientific(node.operand)
    : node.kind === "product" &&
      node.factors.length === 2 &&
      node.factors[0]?.kind === "number" &&
      node.factors[1]?.kind === "power";

/** "0.00032 in standard form" asks for a power of ten; a number that has one is to be written out. */
const standardFrame = frame({
  id: "standard-form",
  heads: [["standard-form"]],
  idle: ["in", "as", "to", "convert", "leave"],
  slots: { of: one(number) },
  // A number that is written with a power of ten already has a standard form in digits.
  build: ({ of }, { form }) =>
    some(of, ({ kind, ...node }) => kind === "constant" && "name" in node && node.name === "i")
      ? withForm(calculateOrSimplify(of), form)
      : worked(of, { ...form, number: isScientific(of) ? "decimal" : "scientific" }),
});

const ordinaryFrame = frame({
  id: "ordinary-number",
  heads: [["ordinary"]],
  idle: ["in", "as", "to", "convert", "leave", "from"],
  slots: { of: one(number) },
  build: ({ of }, { form }) => (isScientific(of) ? worked(of, { ...form, number: "decimal" }) : null),
});

const ROOTS: readonly Frame[] = [
  frame({
    id: "cube-root",
    heads: [["cube-root", "cube-roots"]],
    idle: ["simplify"],
    slots: { of: one(value) },
    build: ({ of }, { form }, words) => withForm(rootOf(of, 3n, words), form),
  }),
  frame({
    id: "square-root",
    heads: [["square-root", "square-roots"]],
    idle: ["simplify"],
    slots: { of: one(value) },
    build: ({ of }, { form }, words) => withForm(rootOf(of, 2n, words), form),
  }),
  frame({
    id: "nth-root",
    heads: [["root"]],
    slots: { index: one(position), of: one(value) },
    build: ({ index, of }, { form }) =>
      index >= 2n && index <= 40n ? withForm(calculateOrSimplify(root(of, index)), form) : null,
  }),
];

/** Whole numbers up to this have few enough digits to show. */
const LARGEST = 10n ** 12n;

/** "Between which two consecutive integers does √38 lie?" */
const rootBoundsFrame = frame({
  id: "root-bounds",
  heads: [["consecutive"], ["between", "lies-between"]],
  idle: ["estimate", "between", "lies-between", "square-root", "cube-root", "whole-number"],
  slots: { of: one(value), two: maybe(whole, { before: ["consecutive"] }) },
  build: ({ of, two }) => {
    const radicand = of.kind === "root" && of.radicand.kind === "number" ? of.radicand.value : null;
    if (of.kind !== "root" || radicand?.d !== 1n || (two !== undefined && two !== 2n)) return null;
    const isShown = radicand.n >= 2n && radicand.n <= LARGEST && (of.index === 2n || of.index === 3n);
    return isShown
      ? {
          mathematics: { task: "root-bounds", radicand: radicand.n, index: of.index === 2n ? 2 : 3 },
          instruction: "Place the root between two whole numbers",
          latex: toLatex(of),
        }
      : null;
  },
});

const SPOKEN_POWERS: readonly Frame[] = [
  frame({
    id: "to-the-power",
    heads: [["to-the-power"]],
    slots: { base: one(expression), exponent: one(value, { after: ["to-the-power"] }) },
    build: ({ base, exponent }) =>
      base.kind === "number" || base.kind === "symbol" ? calculateOrSimplify(power(base, exponent)) : null,
  }),
  frame({
    id: "square-of",
    heads: [["square-of"]],
    slots: { base: one(number) },
    build: ({ base }) => calculateOrSimplify(power(base, int(2))),
  }),
  frame({
    id: "cube-of",
    heads: [["cube-of"]],
    slots: { base: one(number) },
    build: ({ base }) => calculateOrSimplify(power(base, int(3))),
  }),
  frame({
    id: "single-power",
    heads: [["single-power"]],
    idle: ["as", "to-the-power", "simplify", "in"],
    slots: { of: one(number), base: maybe(whole, { after: ["single-power"] }) },
    build: ({ of, base }) => ({
      mathematics: {
        task: "power-notation",
        expression: of,
        to: "single-power",
        ...(base !== undefined && { base }),
      },
      instruction: "Write as a single power",
      latex: toLatex(of),
    }),
  }),
];

export const ROUNDING_FRAMES: readonly Frame[] = [
  estimateFrame,
  standardFrame,
  ordinaryFrame,
  ...ROOTS,
  ...SPOKEN_POWERS,
  rootBoundsFrame,
];
