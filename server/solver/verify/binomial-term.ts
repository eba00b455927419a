import {
  collectTerms,
  equalPolynomials,
  type Polynomial,
  polynomialOf,
  powerPolynomial,
  type Term,
  termKey,
} from "../expression/polynomial";
import { ONE } from "../expression/rational";
import type { BinomialTermTask } from "../tasks/polynomial";
import type { AnswerValue, Budget, Check, Problem } from "../types";

/** Multiplies the whole power out and picks the terms by their exponents. */
export function verifyBinomialTerm(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "binomial-term" || value.kind !== "expression")
    return { status: "refuted", reason: "the answer has another shape" };
  const base = polynomialOf(problem.base, budget);
  const given = polynomialOf(value.expression, budget);
  const parts =
    problem.base.kind === "sum" ? problem.base.terms.map((part) => polynomialOf(part, budget)) : [];
  const [a, b] = parts.map((part) => part?.terms[0]);
  if (!base || !given || !a || !b || base.terms.length !== 2) return { status: "unchecked", evidence: [] };
  const expected = termsAt(powerPolynomial(base, problem.exponent, budget), [a, b], problem);
  return equalPolynomials(expected, given)
    ? {
        status: "verified",
        evidence: [
          `Multiplying out all ${problem.exponent} brackets one after another gives the same at this place.`,
        ],
      }
    : { status: "refuted", reason: "the expansion has other terms there" };
}

function termsAt(
  whole: Polynomial,
  [a, b]: readonly [Term, Term],
  { exponent, from, to }: BinomialTermTask,
): Polynomial {
  const names = [...new Set([...Object.keys(a.exponents), ...Object.keys(b.exponents)])];
  const wanted = Array.from({ length: to - from + 1 }, (_, i) => {
    const k = from - 1 + i;
    const pairs = names.map(
      (name) => [name, (exponent - k) * (a.exponents[name] ?? 0) + k * (b.exponents[name] ?? 0)] as const,
    );
    return termKey({
      coefficient: ONE,
      exponents: Object.fromEntries(pairs.filter(([, power]) => power > 0)),
    });
  });
  return collectTerms(whole.terms.filter((term) => wanted.includes(termKey(term))));
}
