import type { Expression } from "../../expression/ast";
import { int, number } from "../../expression/build";
import { fromCoefficients, polynomialToExpression } from "../../expression/polynomial";
import { fromInt, rational } from "../../expression/rational";
import { curveOf, graphFrom } from "../../graph/plot";
import type { Graph } from "../../types";
import type { Quadratic } from "./quadratic";

/** The parabola y = ax² + bx + c with its vertex and the roots where it meets the axis.
 * @returns undefined when the numbers are too large to draw */
export function parabola(
  { a, b, c }: Quadratic,
  unknown: string,
  roots: readonly Expression[],
): Graph | undefined {
  const vertex = { x: number(rational(-b, 2n * a)), y: number(rational(4n * a * c - b * b, 4n * a)) };
  const coefficients = [c, b, a].map((value) => fromInt(value));
  const curve = polynomialToExpression(fromCoefficients(coefficients, unknown));
  const zeros = roots.map((root) => ({ x: root, y: int(0) }));
  return graphFrom({ curves: [curveOf(curve, unknown)], marks: [vertex, ...zeros] });
}
