import type { Expression } from "@/server/solver/expression/ast";
import { substitute } from "@/server/solver/expression/substitute";
import { symbolsOf } from "@/server/solver/expression/walk";
import { type RealFunction, realFunction } from "@/server/solver/graph/real-value";
import { parseExpression } from "@/server/solver/parser/parse";
import { ParseError } from "@/server/solver/parser/parse-error";

const HEIGHT_OF = /^\s*y\s*=/;
const EULER = new Map([["e", { kind: "constant", name: "e" } as const]]);

/** The function that a curve's name says: "y = x^{2} - 4 x" or the right side alone.
 * @returns null where it names none, such as an equation of a circle */
export function functionNamed(latex: string): RealFunction | null {
  const body = latex.replace(HEIGHT_OF, "");
  try {
    const expression = withEuler(parseExpression(body));
    const [letter = "x", ...others] = symbolsOf(expression);
    return others.length > 0 ? null : realFunction(expression, letter);
  } catch (error) {
    if (ParseError.isInstance(error)) return null;
    throw error;
  }
}

/** A curve has one letter. Where e stands beside another one, or alone as in "y = e", it is the number. */
const withEuler = (expression: Expression): Expression => substitute(expression, EULER);

/** The two numbers of a point's label: "≈ (1.41, π)".
 * @returns null where it is something else */
export function numbersIn(label: string): readonly [x: number, y: number] | null {
  const [x, y, ...others] = label
    .replace(/^≈ /, "")
    .replace(/^\(|\)$/g, "")
    .split(", ")
    .map(numberNamed);
  return x === undefined || y === undefined || others.length > 0 || x === null || y === null ? null : [x, y];
}

function numberNamed(text: string): number | null {
  try {
    const expression = withEuler(parseExpression(text));
    return symbolsOf(expression).length > 0 ? null : realFunction(expression, "x")(0);
  } catch (error) {
    if (ParseError.isInstance(error)) return null;
    throw error;
  }
}
