import { equation, number, scaled, symbol } from "../../expression/build";
import { divide, isZero, type Rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { type Line, type Point, type Writing, written } from "./line";

/** Where a line meets one axis; null when it runs along it or never meets it.
 * @param axis 0 for the horizontal axis, 1 for the vertical one */
export function interceptOn(
  axis: 0 | 1,
  { a, b, c }: Line,
  writing: Writing,
): { steps: Step[]; point: Point } | null {
  const factor = axis === 0 ? a : b;
  if (isZero(factor)) return null;
  const value = divide(c, factor);
  const [letter, other] = axis === 0 ? writing.letters : [writing.letters[1], writing.letters[0]];
  const point = axis === 0 ? { x: value, y: ZERO } : { x: ZERO, y: value };
  const reduced = toLatex(equation(scaled(factor, symbol(letter)), number(c)));
  const solved = `${letter} = ${toLatex(written(value, writing))}`;
  const steps: Step[] = [
    {
      rule: axis === 0 ? "set-y-to-zero" : "set-x-to-zero",
      title: `For the $${letter}$-intercept put $${other} = 0$.`,
      latex: reduced,
      why: `On the $${letter}$-axis every point has $${other} = 0$.`,
    },
    {
      rule: axis === 0 ? "x-intercept-point" : "y-intercept-point",
      title: reduced === solved ? "Write it as a point." : `Solve for $${letter}$ and write it as a point.`,
      latex: pointLatex(point, writing),
      why: `Here $${solved}$.`,
    },
  ];
  return { steps, point };
}

export const pointLatex = ({ x, y }: Point, writing: Writing): string =>
  `\\left(${coordinate(x, writing)}, ${coordinate(y, writing)}\\right)`.replace(
    /\\left\((-?[\d.]+), (-?[\d.]+)\\right\)/,
    "($1, $2)",
  );

const coordinate = (value: Rational, writing: Writing): string => toLatex(written(value, writing));
