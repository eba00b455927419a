import type { Expression, Relation } from "../../expression/ast";
import { equation, negation, product, symbol } from "../../expression/build";
import { isOne, isZero, multiply, negate, type Rational, subtract } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { type Point, shifted, slopeIntercept, type Writing, written } from "./line";

/** y - k = m(x - h). */
export function pointSlopeForm(slope: Rational, point: Point, writing: Writing): Relation {
  const [x, y] = writing.letters;
  return equation(shifted(y, point.y, writing), timesSum(slope, shifted(x, point.x, writing), writing));
}

/** The equation through a point with a slope, in point-slope form. */
export function pointSlope(slope: Rational, point: Point, writing: Writing): Step {
  return {
    rule: "point-slope",
    title: `Put the slope and the point $(${toLatex(written(point.x, writing))}, ${toLatex(written(point.y, writing))})$ into the point-slope form.`,
    latex: toLatex(pointSlopeForm(slope, point, writing)),
    why: "A line with slope $m$ through $(x_1, y_1)$ is $y - y_1 = m(x - x_1)$.",
  };
}

/** From point-slope form to y = mx + b, which is the answer. */
export function toSlopeIntercept(
  slope: Rational,
  point: Point,
  writing: Writing,
): { relation: Relation; step: Step } {
  const relation = slopeIntercept(slope, subtract(point.y, multiply(slope, point.x)), writing);
  const [, y] = writing.letters;
  const step: Step = {
    rule: "slope-intercept",
    title: `Multiply out and solve for $${y}$.`,
    latex: toLatex(relation),
    why: "This is slope-intercept form, $y = mx + b$.",
  };
  return { relation, step };
}

/** A line whose crossing with the y-axis is known needs no rearranging. */
export function interceptKnown(
  slope: Rational,
  point: Point,
  writing: Writing,
): { relation: Relation; step: Step } {
  const relation = slopeIntercept(slope, point.y, writing);
  const step: Step = {
    rule: "put-in-slope-and-intercept",
    title: "Put the slope and the height on the $y$-axis into $y = mx + b$.",
    latex: toLatex(relation),
    why: `The line crosses the $y$-axis at $(0, ${toLatex(written(point.y, writing))})$, so $b = ${toLatex(written(point.y, writing))}$.`,
  };
  return { relation, step };
}

function timesSum(slope: Rational, rest: Expression, writing: Writing): Expression {
  if (isZero(slope)) return { kind: "number", value: slope };
  if (slope.n < 0n) return negation(timesSum(negate(slope), rest, writing));
  return isOne(slope) ? rest : product([written(slope, writing), rest]);
}

/** x = k or y = k through a point. */
export function levelLine(
  how: "horizontal" | "vertical",
  point: Point,
  writing: Writing,
): { relation: Relation; step: Step } {
  const [x, y] = writing.letters;
  const [letter, value] = how === "vertical" ? [x, point.x] : [y, point.y];
  const relation = equation(symbol(letter), written(value, writing));
  const step: Step = {
    rule: `${how}-line`,
    title: `A ${how} line keeps its $${letter}$-coordinate.`,
    latex: toLatex(relation),
    why: `Every point on it has the $${letter}$-coordinate of the point that is given.`,
  };
  return { relation, step };
}
