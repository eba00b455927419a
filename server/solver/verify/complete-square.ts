import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { rational } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkIdentity } from "./identity";

/** The square of the binomial, less its value at zero, is the question; a number alone must make the discriminant
 * zero. */
export function verifyCompleteSquare(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "complete-square" || value.kind !== "expression")
    return { status: "refuted", reason: "the answer has another shape" };
  const { expression, unknown, asked } = problem;
  if (asked === "number")
    return checkNumber(problem.expression, unknown, { number: value.expression, budget });
  const square = value.expression;
  const isSquare =
    square.kind === "power" &&
    square.base.kind === "sum" &&
    square.exponent.kind === "number" &&
    square.exponent.value.n === 2n;
  const added = evaluateExact(square, new Map([[unknown, rational(0n)]]), budget);
  if (!isSquare || !added) return { status: "refuted", reason: "it is no square of a binomial" };
  const constant: Expression = { kind: "number", value: added };
  const identity = checkIdentity({ kind: "sum", terms: [expression, constant] }, square, budget);
  if (identity.equal === null) return { status: "unchecked", evidence: [] };
  if (!identity.equal) return { status: "refuted", reason: identity.reason };
  return {
    status: identity.proved ? "verified" : "partial",
    evidence: [
      `Multiplied out, $${toLatex(square)}$ is the question and the added number. ${identity.evidence}`,
    ],
  };
}

/** b² = 4c, with b from the values at 1 and -1. */
function checkNumber(
  e: Expression,
  unknown: string,
  { number, budget }: { readonly number: Expression; readonly budget: Budget },
): Check {
  const at = (k: bigint) => evaluateExact(e, new Map([[unknown, rational(k)]]), budget);
  const [plus, minus] = [at(1n), at(-1n)];
  const c = evaluateExact(number, new Map(), budget);
  if (!plus || !minus || !c) return { status: "unchecked", evidence: [] };
  const b = rational(plus.n * minus.d - minus.n * plus.d, 2n * plus.d * minus.d);
  const isRight = b.n * b.n * c.d === 4n * c.n * b.d * b.d;
  return isRight
    ? {
        status: "verified",
        evidence: ["The trinomial has the discriminant $b^2 - 4c = 0$, so it is a perfect square."],
      }
    : { status: "refuted", reason: "the discriminant is not zero" };
}
