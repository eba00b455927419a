import type { Expression } from "../expression/ast";
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
import type { Budget, Check } from "../types";
import { tidy } from "./claims";
import { type ProblemOf, refuted, UNCHECKED, type Verifier, verified } from "./obligations";
import { expandedFault } from "./written-form";

/** Multiplies the whole power out and picks the terms by their exponents. */
export const BINOMIAL_TERM: Verifier<"binomial-term"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkTerms(problem, expression, budget),
    form: () => {
      const fault = expandedFault(expression);
      return fault === null ? tidy(expression)() : refuted(fault);
    },
  }),
};

function checkTerms(problem: ProblemOf<"binomial-term">, answer: Expression, budget: Budget): Check {
  const base = polynomialOf(problem.base, budget);
  const given = polynomialOf(answer, budget);
  if (!given) return refuted("It is no sum of terms.");
  const parts =
    problem.base.kind === "sum" ? problem.base.terms.map((part) => polynomialOf(part, budget)) : [];
  const [a, b] = parts.map((part) => part?.terms[0]);
  if (!base || !a || !b || base.terms.length !== 2) return UNCHECKED;
  const expected = termsAt(powerPolynomial(base, problem.exponent, budget), [a, b], problem);
  return equalPolynomials(expected, given)
    ? verified(
        `Multiplying out all ${problem.exponent} brackets one after another gives the same at this place.`,
      )
    : refuted("The expansion has other terms there.");
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
