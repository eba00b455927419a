import type { Expression } from "../expression/ast";
import { type Polynomial, polynomialOf } from "../expression/polynomial";
import { divideExactly } from "../expression/polynomial-division";
import { gcdPolynomials, numericContent } from "../expression/polynomial-gcd";
import { gcd, isInteger } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkIdentity } from "./identity";

const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** Every denominator divides the common one, and what the divisions leave shares no factor, so no smaller one does. */
export function verifyCommonDenominator(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "common-denominator") return refuted("the task is another one");
  const { fractions, asked } = problem;
  if (asked === "denominator") {
    if (value.kind !== "expression") return refuted("the answer has another shape");
    return leastMultiple(
      value.expression,
      fractions.map(({ denominator }) => denominator),
      budget,
    );
  }
  if (value.kind !== "list" || value.items.length !== fractions.length)
    return refuted("the answer has another shape");
  const [first] = value.items;
  if (first?.kind !== "quotient") return refuted("a fraction is missing");
  for (const [i, item] of value.items.entries()) {
    if (item.kind !== "quotient" || toLatex(item.denominator) !== toLatex(first.denominator))
      return refuted("the denominators differ");
    const identity = checkIdentity(fractions[i] as Expression, item, budget);
    if (identity.equal === false) return refuted(identity.reason);
    if (identity.equal === null || !identity.proved) return { status: "unchecked", evidence: [] };
  }
  return leastMultiple(
    first.denominator,
    fractions.map(({ denominator }) => denominator),
    budget,
  );
}

function leastMultiple(common: Expression, parts: readonly Expression[], budget: Budget): Check {
  const whole = polynomialOf(common, budget);
  const divisors = parts.map((part) => polynomialOf(part, budget)).filter((p) => p !== null);
  if (!whole || divisors.length < parts.length) return { status: "unchecked", evidence: [] };
  const left = divisors.map((divisor) => divideExactly(whole, divisor, budget));
  const cofactors = left.filter((p): p is Polynomial => p !== null && isInteger(numericContent(p)));
  if (cofactors.length < left.length) return refuted("a denominator does not divide it");
  if (!shareNothing(cofactors, budget)) return refuted("a smaller one would do");
  return {
    status: "verified",
    evidence: [
      `Each denominator divides $${toLatex(common)}$, and the quotients have no factor in common, so nothing smaller will do.`,
    ],
  };
}

/** Whether polynomials with whole coefficients have no common factor but 1. */
export function shareNothing(all: readonly Polynomial[], budget: Budget): boolean {
  const number = all.reduce((g, p) => gcd(g, numericContent(p).n), 0n);
  const [first, ...others] = all;
  const common = first && others.reduce((g, p) => gcdPolynomials(g, p, budget), first);
  return number === 1n && common !== undefined && common.terms.length === 1 && isConstant(common);
}

const isConstant = ({ terms: [only] }: Polynomial): boolean =>
  only !== undefined && Object.values(only.exponents).every((exponent) => exponent === 0);
