import type { Relation } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { divide } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { type Line, slopeIntercept, slopeOf, type Writing, written } from "./line";

/** The equation as y = mx + b, or x = k for a vertical line; no step where it is written so already. */
export function solveForY(given: Relation, line: Line, writing: Writing): Step[] {
  const [x, y] = writing.letters;
  const m = slopeOf(line);
  const form = m
    ? slopeIntercept(m, divide(line.c, line.b), writing)
    : equation(symbol(x), written(divide(line.c, line.a), writing));
  if (toLatex(form) === toLatex(given)) return [];
  return [
    {
      rule: "solve-for-y",
      title: m ? `Solve the equation for $${y}$.` : `Solve the equation for $${x}$.`,
      latex: toLatex(form),
      why: m
        ? `In $${y} = m${x} + b$ the slope $m$ and the height $b$ on the $${y}$-axis can be read off.`
        : `There is no $${y}$ in this equation, so the line is vertical.`,
    },
  ];
}
