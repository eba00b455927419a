import type { Expression } from "../expression/ast";
import { equation, int, negation, power, sum } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { are, inForm } from "./claims";
import { exactly, type ProblemOf, refuted, UNCHECKED, type Verifier, verified, weakest } from "./obligations";

type Segment = ProblemOf<"segment">;

/** A midpoint is as far from one end as from the other, along each axis; a distance squared is the sum of the squares. */
export const SEGMENT: Verifier<"segment"> = {
  points: (problem, { unknowns, points }, budget) => ({
    unknowns: are(unknowns, ["x", "y"]),
    points: () =>
      weakest([
        ...points.map((point) => () => checkMiddle(problem, point, budget)),
        inForm(points.flat(), problem.form, budget),
      ]),
    complete: () => exactly(points.length > 0, "There is a middle."),
    order: () => exactly(points.length <= 1, "There is one middle only."),
  }),
  expression: (problem, { expression }, budget) => ({
    value: () => checkDistance(problem, expression, budget),
    form: inForm(expression, problem.form, budget),
  }),
};

function checkMiddle({ points, asked }: Segment, middle: readonly Expression[], budget: Budget): Check {
  const [p, q] = points;
  const [x, y] = middle;
  if (asked !== "midpoint" || !x || !y || middle.length !== 2)
    return refuted("The answer is of another kind.");
  const gap = (a: Expression, b: Expression) => sum([b, negation(a)]);
  const same = (left: Expression, right: Expression) => holdsAt(equation(left, right), new Map(), budget);
  return settled(
    [same(gap(p[0], x), gap(x, q[0])), same(gap(p[1], y), gap(y, q[1]))],
    "The steps from the first point to the middle and from the middle to the second are the same.",
  );
}

function checkDistance({ points, asked }: Segment, answer: Expression, budget: Budget): Check {
  const [p, q] = points;
  const size = evaluateComplex(answer, new Map());
  if (asked !== "distance" || !size || size.re < 0 || size.im !== 0)
    return refuted("A distance is not negative.");
  const squares = ([0, 1] as const).map((axis) => power(sum([p[axis], negation(q[axis])]), int(2)));
  const square = power(answer, int(2));
  return settled(
    [holdsAt(equation(square, sum(squares)), new Map(), budget)],
    `The square of the distance is the sum of the squares of the two legs: $${toLatex(square)} = ${squares.map((each) => toLatex(each)).join(" + ")}$.`,
  );
}

function settled(checks: readonly (boolean | null)[], sentence: string): Check {
  if (checks.includes(false)) return refuted("The check does not come out.");
  return checks.includes(null) ? UNCHECKED : verified(sentence);
}
