import { evaluateComplex } from "../../expression/evaluate-numeric";
import { aroundDouble, places, roundedFigure } from "../../expression/figures";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Components } from "../../tasks/polar";
import type { Budget, Derivation } from "../../types";
import { lengthOf } from "./components";

const ANGLE_PLACES = 3;

/** Length, and the angle from the positive x-axis in degrees, 0° ≤ θ < 360°; null for the zero vector. */
export function magnitudeAndDirection(u: Components, budget: Budget): Derivation | null {
  const [x, y] = u.map((each) => evaluateComplex(each, new Map())?.re ?? Number.NaN);
  if (u.length !== 2 || x === undefined || y === undefined) return null;
  if (Number.isNaN(x + y) || (x === 0 && y === 0)) return null;
  const size = tidy(lengthOf(u), budget);
  const turned = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  const bounds = aroundDouble(turned);
  const angle = bounds && roundedFigure(bounds, places(ANGLE_PLACES));
  if (!angle) return null;
  const latex = `|\\vec{v}| = ${toLatex(size)},\\ \\theta = ${toLatex(angle)}^\\circ`;
  return {
    method: "vector",
    steps: [
      {
        rule: "magnitude-formula",
        title: "Find the length of the vector.",
        latex: `|\\vec{v}| = ${toLatex(lengthOf(u))} = ${toLatex(size)}`,
        why: "The length of $\\langle a, b \\rangle$ is $\\sqrt{a^2 + b^2}$.",
      },
      {
        rule: "direction-of-vector",
        title: "Find the angle, with a look at the quadrant.",
        latex,
        why: "$\\tan\\theta = \\frac{b}{a}$; the signs of $a$ and $b$ say in which quadrant the vector points.",
      },
    ],
    answer: {
      kind: "named",
      values: [
        { name: "|v|", value: size },
        { name: "theta", value: angle, unit: "°" },
      ],
    },
  };
}
