import type { Expression } from "../../expression/ast";
import { some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { calculateOrSimplify } from "../../problem/classify";
import type { Recognition } from "../../problem/sentence";
import { equation, expression, type Face, letter, number } from "../faces";
import { ofOneLetter } from "../faces-plane";
import { type Frame, frame, one, several } from "../frame";
import { vertexForm } from "./functions";

const FORM = {
  heads: [["of-the-form"]],
  // "Where a and b are integers": which numbers the letters of the form may be.
  idle: [
    "leave",
    "simplify",
    "given",
    "is",
    "and",
    "whole-number",
    "unknown-number",
    "real",
    "constants",
    "ask",
  ],
} as const satisfies Partial<Frame>;
/** An expression, or the height of a graph: y = a(x − h)² + k. */
const heightOrExpression: Face<Expression> = (item, context) =>
  equation(item, context)?.right ?? expression(item, context);
const form = one(heightOrExpression, { after: ["of-the-form"] });
const letters = several(letter, { least: 0, most: 4, after: ["given", "and"] });

const has = (e: Expression, kind: Expression["kind"]): boolean => some(e, (node) => node.kind === kind);

/** What is to be written in a form that is told in letters. Whether the answer has it is looked at for every reader
 * (problem/told-form.ts). */
export const TOLD_FORM_FRAMES: readonly Frame[] = [
  frame({
    id: "told-form",
    ...FORM,
    slots: { of: one(ofOneLetter), form, letters },
    build: ({ of, form: told }, { limits }): Recognition | null => {
      if (!has(told, "quotient")) return vertexForm(of, limits);
      return {
        mathematics: { task: "partial-fractions", expression: of.expression, variable: of.letter },
        instruction: "Split into partial fractions",
        latex: toLatex(of.expression),
      };
    },
  }),
  frame({
    id: "told-form-of-a-number",
    ...FORM,
    slots: { of: one(number), form, letters },
    build: ({ of, form: told }): Recognition | null => {
      if (has(told, "root")) return calculateOrSimplify(of);
      const isPowerOfTen = some(
        told,
        (node) => node.kind === "power" && node.base.kind === "number" && node.base.value.n === 10n,
      );
      return of.kind === "number" && isPowerOfTen
        ? {
            mathematics: { task: "calculate", expression: of },
            instruction: "Write in scientific notation",
            latex: toLatex(of),
            form: { number: "scientific" },
          }
        : null;
    },
  }),
];
