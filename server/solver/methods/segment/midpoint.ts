import type { Expression } from "../../expression/ast";
import { int, quotient, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { PlanePoint } from "../../tasks/line";
import type { Budget, Step } from "../../types";

/** The point half-way: the means of the coordinates, and the steps that lead to it. */
export function midpoint(
  [p, q]: readonly [PlanePoint, PlanePoint],
  budget: Budget,
): { readonly steps: readonly Step[]; readonly point: PlanePoint } {
  const means = ([0, 1] as const).map((axis) => quotient(sum([p[axis], q[axis]]), int(2)));
  const [x, y] = means.map((each) => tidy(each, budget)) as [Expression, Expression];
  const [left, right] = means.map(toLatex);
  const latex = `\\left(${toLatex(x)}, ${toLatex(y)}\\right)`;
  return {
    steps: [
      {
        rule: "midpoint-formula",
        title: "Put the points into the midpoint formula.",
        latex: `\\left(${left}, ${right}\\right)`,
        why: "The midpoint is $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$: half-way across and half-way up.",
      },
      { rule: "work-out-midpoint", title: "Work out both coordinates.", latex, why: "Add, then halve." },
    ],
    point: [x, y],
  };
}
