import type { Expression } from "../expression/ast";
import { equation, int, negation, power, sum } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";

const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** A midpoint is as far from one end as from the other, along each axis; a distance squared is the sum of the squares. */
export function verifySegment(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "segment") return refuted("This is no segment.");
  const [p, q] = problem.points;
  const holds = (left: Expression, right: Expression) => holdsAt(equation(left, right), new Map(), budget);
  if (problem.asked === "midpoint") {
    const middle = value.kind === "points" ? value.points[0] : undefined;
    const [x, y] = middle ?? [];
    if (!x || !y) return refuted("The answer is of another kind.");
    const gap = (a: Expression, b: Expression) => sum([b, negation(a)]);
    const checks = [holds(gap(p[0], x), gap(x, q[0])), holds(gap(p[1], y), gap(y, q[1]))];
    return settled(
      checks,
      "The steps from the first point to the middle and from the middle to the second are the same.",
    );
  }
  if (value.kind !== "expression") return refuted("The answer is of another kind.");
  const size = evaluateComplex(value.expression, new Map());
  if (!size || size.re < 0 || size.im !== 0) return refuted("A distance is not negative.");
  const squares = ([0, 1] as const).map((axis) => power(sum([p[axis], negation(q[axis])]), int(2)));
  return settled(
    [holds(power(value.expression, int(2)), sum(squares))],
    `The square of the distance is the sum of the squares of the two legs: $${squared(value.expression)} = ${squares.map((each) => toLatex(each)).join(" + ")}$.`,
  );
}

const squared = (distance: Expression): string => toLatex(power(distance, int(2)));

function settled(checks: readonly (boolean | null)[], sentence: string): Check {
  if (checks.includes(false)) return refuted("The check does not come out.");
  return checks.includes(null)
    ? { status: "unchecked", evidence: [] }
    : { status: "verified", evidence: [sentence] };
}
