import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { equals, fromInt, isZero, type Rational, subtract } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";

const REFUTED: Check = { status: "refuted", reason: "the answer is another function" };
const PLACES = [-2, -1, 0, 1, 2];

/** Two functions of degree at most 2 that agree at more than two places are the same; the answer's own degree shows in
 * its second differences. */
export function verifyQuadraticForm(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "quadratic-form" || value.kind !== "expression") return REFUTED;
  const { given, unknown } = problem;
  const answer = value.expression;
  const at = (e: Expression, x: Rational) => evaluateExact(e, new Map([[unknown, x]]), budget);
  if (!isQuadratic(PLACES.map((x) => at(answer, fromInt(x))))) return REFUTED;
  if (given.kind === "body") {
    const same = PLACES.every((x) => {
      const [asked, found] = [at(given.body, fromInt(x)), at(answer, fromInt(x))];
      return asked && found && equals(asked, found);
    });
    return same
      ? {
          status: "verified",
          evidence: [
            `At $${PLACES.length}$ places both forms have the same value, so they agree everywhere.`,
          ],
        }
      : REFUTED;
  }
  const [h, k] = given.vertex.map((each) => evaluateExact(each, new Map(), budget));
  const [x, y] = given.point.map((each) => evaluateExact(each, new Map(), budget));
  const through = (place?: Rational | null, height?: Rational | null) => {
    const found = place && at(answer, place);
    return !!found && !!height && equals(found, height);
  };
  if (!h || !k || !x || !y || !through(h, k) || !through(x, y)) return REFUTED;
  const mirrored = subtract({ n: 2n * h.n, d: h.d }, x);
  if (!through(mirrored, y)) return REFUTED;
  const [vx, vy, px, py] = [...given.vertex, ...given.point].map(toLatex);
  return {
    status: "verified",
    evidence: [
      `The function passes through $(${vx}, ${vy})$ and $(${px}, ${py})$ and is symmetric about its vertex.`,
    ],
  };
}

function isQuadratic(values: readonly (Rational | null)[]): boolean {
  if (values.some((each) => each === null)) return false;
  const differences = (list: readonly Rational[]) =>
    list.slice(1).map((each, at) => subtract(each, list[at] as Rational));
  const second = differences(differences(values as Rational[]));
  return second.every((each) => !isZero(each) && equals(each, second[0] as Rational));
}
