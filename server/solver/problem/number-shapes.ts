import type { Expression } from "../expression/ast";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Form } from "../types";
import { isNumeric } from "./classify";
import type { Recognition } from "./sentence";

interface Shape {
  /** Pattern of the words that name the shape. */
  readonly words: string;
  readonly number: NonNullable<Form["number"]>;
  readonly name: string;
  /** What must be in the number for the words to mean this shape; absent: anything. */
  readonly of?: (expression: Expression) => boolean;
}

/** One power of ten is written: "standard form" of it means its digits, and of a calculation a power of ten. */
const isPowerOfTen = (node: Expression): boolean =>
  hasPowerOfTen(node) && (node.kind !== "product" || node.factors.length === 2) && node.kind !== "quotient";
const hasPowerOfTen = (expression: Expression): boolean =>
  some(
    expression,
    (node) => node.kind === "power" && node.base.kind === "number" && node.base.value.n === 10n,
  );
const isLiteral = (node: Expression): boolean =>
  node.kind === "negation" ? isLiteral(node.operand) : node.kind === "number";

export const SHAPES: readonly Shape[] = [
  { words: "decimal( form| notation| number)?", number: "decimal", name: "a decimal" },
  { words: "standard (form|notation)", number: "decimal", name: "a decimal", of: isPowerOfTen },
  {
    words: "(ordinary|usual|expanded decimal) (form|notation)|ordinary number|number without exponents?",
    number: "decimal",
    name: "a decimal",
    of: hasPowerOfTen,
  },
  {
    words: "(scientific|exponential) (notation|form)",
    number: "scientific",
    name: "a number in scientific notation",
    of: (expression) => isLiteral(expression) || hasPowerOfTen(expression),
  },
  { words: "percent|percentage", number: "percent", name: "a percent" },
  {
    words: "mixed number|fraction or mixed number|fraction or a mixed number",
    number: "mixed",
    name: "a mixed number",
  },
  {
    words:
      "(simplified |improper |common )?fraction( in (simplest|lowest|simplified) (form|terms))?|(ratio|quotient) of (two )?(integers|whole numbers)",
    number: "fraction",
    name: "a fraction",
  },
];

/** A number to be written in a shape; null when the shape is none of this number. */
export function inShape(expression: Expression, shape: Shape, form: Form): Recognition | null {
  if (shape.of && !shape.of(expression)) return null;
  return inForm(expression, { ...form, number: shape.number }, `Write as ${shape.name}`);
}

function inForm(expression: Expression, form: Form, instruction: string): Recognition | null {
  if (!isNumeric(expression)) return null;
  return { mathematics: { task: "calculate", expression }, instruction, latex: toLatex(expression), form };
}

/** Whether it is one number as it is written, with nothing to work out in it. */
const isOneNumber = (node: Expression): boolean =>
  isLiteral(node) ||
  (node.kind === "percent" && isLiteral(node.operand)) ||
  (node.kind === "quotient" && isLiteral(node.numerator) && isLiteral(node.denominator)) ||
  (node.kind === "product" && node.factors.every((each) => isLiteral(each) || hasPowerOfTen(each)));

/** What is asked where one number is to be written in a shape; null where there is more to do. */
export function writingInstruction(expression: Expression, number: Form["number"]): string | null {
  const shape = SHAPES.find((each) => each.number === number);
  return shape && isOneNumber(expression) ? `Write as ${shape.name}` : null;
}
