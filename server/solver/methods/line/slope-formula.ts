import { negation, quotient, sum } from "../../expression/build";
import { divide, isZero, type Rational, subtract } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { type Point, type Writing, written } from "./line";

/** The slope through two different points: rise over run; null when the run is zero.
 * @returns no steps after the division by zero, where there is no slope */
export function slopeFormula(
  p: Point,
  q: Point,
  writing: Writing,
): { steps: Step[]; slope: Rational | null } {
  const shown = (value: Rational) => written(value, writing);
  const [rise, run] = [subtract(q.y, p.y), subtract(q.x, p.x)];
  const put = quotient(sum([shown(q.y), negation(shown(p.y))]), sum([shown(q.x), negation(shown(p.x))]));
  const first: Step = {
    rule: "slope-formula",
    title: "Put the points into the slope formula.",
    latex: `m = ${toLatex(put)}`,
    why: "$m = \\frac{y_2 - y_1}{x_2 - x_1}$: the slope is the rise divided by the run.",
  };
  if (isZero(run)) {
    const last: Step = {
      rule: "no-slope",
      title: "The run is $0$, so the slope is undefined.",
      latex: "\\text{undefined}",
      why: "Both points have the same $x$-coordinate, so the line is vertical, and dividing by zero has no result.",
    };
    return { steps: [first, last], slope: null };
  }
  const slope = divide(rise, run);
  const last: Step = {
    rule: "work-out-slope",
    title: "Work out the rise and the run, and divide.",
    latex: `m = ${toLatex(shown(slope))}`,
    why: `The rise is $${toLatex(shown(rise))}$ and the run is $${toLatex(shown(run))}$.`,
  };
  return { steps: [first, last], slope };
}
