import type { Expression } from "../expression/ast";
import { product, sum } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { divide, equals, isZero, negate, type Rational, rational, subtract } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { PolynomialDivisionTask } from "../tasks/polynomial";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkIdentity } from "./identity";
import { degreeOfTerm, expandedFault, termsOf } from "./written-form";

const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** divisor · quotient + remainder is the dividend and the remainder has a lower degree; a remainder or a factor on
 * its own is checked by the value where a divisor of degree 1 vanishes. */
export function verifyPolynomialDivision(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "polynomial-division") return refuted("the task is another one");
  if (value.kind === "named") return checkDivision(problem, value, budget);
  if (value.kind === "expression" && problem.asked === "factor-if") {
    const identity = checkIdentity(problem.dividend, value.expression, budget);
    if (identity.equal === null) return { status: "unchecked", evidence: [] };
    if (!identity.equal) return refuted(identity.reason);
    return { status: identity.proved ? "verified" : "partial", evidence: [identity.evidence] };
  }
  const root = rootOf(problem, budget);
  const left = root && evaluateExact(problem.dividend, new Map([[problem.unknown, root]]), budget);
  if (!root || !left) return { status: "unchecked", evidence: [] };
  const evidence = [
    `At $${problem.unknown} = ${toLatex(shown(root))}$ the divisor is $0$ and the polynomial has the value $${toLatex(shown(left))}$.`,
  ];
  if (value.kind === "word") {
    const isRight = (value.word === "yes") === isZero(left);
    return isRight ? { status: "verified", evidence } : refuted("the value at the zero says otherwise");
  }
  if (value.kind !== "expression") return refuted("the answer has another shape");
  const given = evaluateExact(value.expression, new Map(), budget);
  return given && equals(given, left) ? { status: "verified", evidence } : refuted("the value differs");
}

function checkDivision(
  { dividend, divisor, unknown }: PolynomialDivisionTask,
  { values }: AnswerValue & { readonly kind: "named" },
  budget: Budget,
): Check {
  const [quotient, remainder] = values.map(({ value }) => value);
  if (!quotient || !remainder) return refuted("a part is missing");
  const identity = checkIdentity(dividend, sum([product([divisor, quotient]), remainder]), budget);
  if (identity.equal === null) return { status: "unchecked", evidence: [] };
  if (!identity.equal) return refuted(identity.reason);
  const degrees = [remainder, divisor].map((side) => writtenDegree(side));
  const [low, high] = degrees;
  if (low === null || high === null || low === undefined || high === undefined)
    return { status: "partial", evidence: [identity.evidence] };
  const isZeroRemainder = remainder.kind === "number" && isZero(remainder.value);
  if (low >= high && !isZeroRemainder) return refuted("the remainder can still be divided");
  return {
    status: identity.proved ? "verified" : "partial",
    evidence: [
      `Multiply back: $${toLatex(product([divisor, quotient]))}$ plus the remainder is the polynomial in $${unknown}$ again. ${identity.evidence}`,
    ],
  };
}

const shown = (value: Rational): Expression => {
  const size = value.n < 0n ? -value.n : value.n;
  const top: Expression = { kind: "number", value: rational(size) };
  const written: Expression =
    value.d === 1n
      ? top
      : { kind: "quotient", numerator: top, denominator: { kind: "number", value: rational(value.d) } };
  return value.n < 0n ? { kind: "negation", operand: written } : written;
};

/** The degree of a written sum of unlike terms; null for anything else. */
function writtenDegree(e: Expression): number | null {
  if (expandedFault(e)) return null;
  const degrees = termsOf(e).map(degreeOfTerm);
  return degrees.includes(null) ? null : Math.max(...degrees.map(Number));
}

/** Where a divisor of degree 1 vanishes, from its values at 0, 1 and 2. */
function rootOf({ divisor, unknown }: PolynomialDivisionTask, budget: Budget): Rational | null {
  const at = (k: bigint) => evaluateExact(divisor, new Map([[unknown, rational(k)]]), budget);
  const [zero, one, two] = [at(0n), at(1n), at(2n)];
  if (!zero || !one || !two || writtenDegree(divisor) !== 1) return null;
  const slope = subtract(one, zero);
  if (isZero(slope) || !equals(subtract(two, one), slope)) return null;
  return negate(divide(zero, slope));
}
