import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { fromCoefficients, polynomialToExpression } from "../../expression/polynomial";
import { fromInt } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Graph } from "../../types";
import type { Quadratic } from "./quadratic";

const NO_VALUES = new Map();

/** The parabola y = ax² + bx + c with its vertex and the roots where it meets the axis.
 * @returns undefined when the numbers are too large to draw */
export function parabola(q: Quadratic, unknown: string, roots: readonly Expression[]): Graph | undefined {
  const [a, b, c] = [q.a, q.b, q.c].map(Number) as [number, number, number];
  const vertex = { x: -b / (2 * a), y: c - (b * b) / (4 * a) };
  const zeros = roots.flatMap((root) => {
    const value = evaluateComplex(root, NO_VALUES);
    return value && value.im === 0 ? [{ x: value.re, y: 0, label: toText(root) }] : [];
  });
  const reach = Math.max(1, ...zeros.map(({ x }) => Math.abs(x - vertex.x))) * 1.6;
  const height = Math.abs(a) * reach * reach;
  if (![vertex.x, vertex.y, reach, height].every(Number.isFinite)) return undefined;
  const curve = polynomialToExpression(
    fromCoefficients(
      [q.c, q.b, q.a].map((value) => fromInt(value)),
      unknown,
    ),
  );
  const margin = 0.15 * height;
  return {
    curves: [{ expression: toText(curve), letter: unknown, latex: `y = ${toLatex(curve)}` }],
    window: {
      x: [vertex.x - reach, vertex.x + reach],
      y: [Math.min(0, vertex.y) - margin, Math.max(0, vertex.y + height) + margin],
    },
    points: [{ ...vertex, label: "vertex" }, ...zeros],
  };
}
