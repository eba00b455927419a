import { int, negation, power, root, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { PlanePoint } from "../../tasks/line";
import type { Budget, Derivation, Step } from "../../types";

/** The distance of two points, by the theorem of Pythagoras. */
export function distance([p, q]: readonly [PlanePoint, PlanePoint], budget: Budget): Derivation {
  const gaps = ([0, 1] as const).map((axis) => sum([q[axis], negation(p[axis])]));
  const put = root(sum(gaps.map((gap) => power(gap, int(2)))));
  const worked = gaps.map((gap) => tidy(power(gap, int(2)), budget));
  const result = tidy(put, budget);
  const states: Step[] = [
    {
      rule: "distance-formula",
      title: "Put the points into the distance formula.",
      latex: `d = ${toLatex(put)}`,
      why: "$d = \\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$: the run and the rise are the legs of a right triangle.",
    },
    {
      rule: "square-the-gaps",
      title: "Square the run and the rise.",
      latex: `d = ${toLatex(root(sum(worked)))}`,
      why: "A square is never negative, so the order of the points does not matter.",
    },
    {
      rule: "work-out-distance",
      title: "Add and take the square root.",
      latex: `d = ${toLatex(result)}`,
      why: "The distance is the positive root.",
    },
  ];
  return {
    method: "segment",
    steps: states.filter((step, i) => step.latex !== states[i - 1]?.latex),
    answer: { kind: "expression", expression: result },
  };
}
