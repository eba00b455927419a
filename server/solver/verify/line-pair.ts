import type { Relation } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { add, equals, isZero, multiply, type Rational, rational, subtract } from "../expression/rational";
import { table } from "../table";
import type { Budget, Check } from "../types";
import { type ProblemOf, refuted, UNCHECKED, type Verifier, verified } from "./obligations";

/** Checks how two lines lie by their normals: parallel when the determinant of the coefficients is zero, at right
 * angles when their product is. */
export const LINE_PAIR: Verifier<"line-pair"> = {
  word: (problem, { word }, budget) => ({ word: () => checkWord(problem, word, budget) }),
};

function checkWord(problem: ProblemOf<"line-pair">, word: string, budget: Budget): Check {
  const [p, q] = problem.relations.map((each) => normalOf(each, problem.letters, budget));
  if (!p || !q) return UNCHECKED;
  const crossed = subtract(multiply(p.a, q.b), multiply(p.b, q.a));
  const along = add(multiply(p.a, q.a), multiply(p.b, q.b));
  const isSame =
    isZero(crossed) &&
    equals(multiply(p.a, q.c), multiply(q.a, p.c)) &&
    equals(multiply(p.b, q.c), multiply(q.b, p.c));
  const found = isSame
    ? "neither"
    : isZero(crossed)
      ? "parallel"
      : isZero(along)
        ? "perpendicular"
        : "neither";
  const wanted = problem.asked === "all" || found === problem.asked ? found : `not ${problem.asked}`;
  if (word !== wanted) return refuted("The lines lie otherwise.");
  return verified(SENTENCES[isSame ? "same" : found]);
}

const SENTENCES = table({
  parallel:
    "With both as $ax + by = c$, $a_1 b_2 - a_2 b_1 = 0$ and the lines are not the same, so they are parallel.",
  perpendicular: "With both as $ax + by = c$, $a_1 a_2 + b_1 b_2 = 0$, so the lines are perpendicular.",
  neither: "With both as $ax + by = c$, neither $a_1 b_2 - a_2 b_1$ nor $a_1 a_2 + b_1 b_2$ is zero.",
  same: "Both equations are multiples of each other, so they describe one line.",
} as const);

/** a, b and c of ax + by = c, from the values at three points. */
function normalOf(
  { left, right }: Relation,
  [x, y]: readonly [string, string],
  budget: Budget,
): { a: Rational; b: Rational; c: Rational } | null {
  const gap = (u: bigint, v: bigint): Rational | null => {
    const at = new Map([
      [x, rational(u)],
      [y, rational(v)],
    ]);
    const [l, r] = [evaluateExact(left, at, budget), evaluateExact(right, at, budget)];
    return l && r && subtract(l, r);
  };
  const [zero, across, up] = [gap(0n, 0n), gap(1n, 0n), gap(0n, 1n)];
  return zero && across && up
    ? { a: subtract(across, zero), b: subtract(up, zero), c: subtract(rational(0n), zero) }
    : null;
}
