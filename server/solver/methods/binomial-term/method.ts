import type { Expression } from "../../expression/ast";
import { int, power, product, sum } from "../../expression/build";
import { integerProduct } from "../../expression/integer";
import {
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  powerPolynomial,
  scalePolynomial,
} from "../../expression/polynomial";
import { fromInt } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Method } from "../../types";
import { expressionAnswer } from "../expand/method";

const MOST_TERMS = 12;

/** Single terms of (a + b)ⁿ by the binomial theorem, without multiplying everything out. */
export const binomialTerm: Method = {
  id: "binomial-term",
  tasks: ["binomial-term"],
  work(problem, budget) {
    if (problem.task !== "binomial-term" || problem.base.kind !== "sum") return null;
    const { from, to, exponent, base } = problem;
    const [first, second, ...others] = base.terms;
    const a = first && polynomialOf(first, budget);
    const b = second && polynomialOf(second, budget);
    if (!a || !b || others.length > 0 || from < 1 || to > exponent + 1 || to - from >= MOST_TERMS)
      return null;
    if (a.terms.length !== 1 || b.terms.length !== 1) return null;
    const places = Array.from({ length: to - from + 1 }, (_, i) => from + i - 1);
    const written = places.map((k) => writeTerm(first, second, { n: exponent, k }));
    const terms = places.map((k) => termAt(a, b, { n: exponent, k }, budget));
    const answer = sum(terms.map(polynomialToExpression));
    return {
      method: "binomial-theorem",
      steps: [
        {
          rule: "binomial-theorem",
          title:
            from === to
              ? "Write the term down by the binomial theorem."
              : "Write the terms down by the binomial theorem.",
          latex: written.join(" + "),
          why: `Term number $k + 1$ of $(a + b)^{${exponent}}$ is $\\binom{${exponent}}{k} a^{${exponent} - k} b^k$.`,
        },
        {
          rule: "work-out-binomial-term",
          title: "Work out the numbers and powers.",
          latex: toLatex(answer),
          why: `$\\binom{n}{k}$ counts in how many of the $n$ brackets the second part can be chosen $k$ times.`,
        },
      ],
      answer: expressionAnswer(answer),
    };
  },
};

interface Place {
  readonly n: number;
  readonly k: number;
}

function writeTerm(a: Expression, b: Expression, { n, k }: Place): string {
  const powers = product([power(a, int(n - k)), power(b, int(k))]);
  return `\\binom{${n}}{${k}} ${toLatex(powers)}`;
}

function termAt(a: Polynomial, b: Polynomial, { n, k }: Place, budget: Budget): Polynomial {
  const powers = multiplyPolynomials(
    powerPolynomial(a, n - k, budget),
    powerPolynomial(b, k, budget),
    budget,
  );
  return scalePolynomial(powers, fromInt(choose(n, k, budget)));
}

/** The binomial coefficient n over k. */
function choose(n: number, k: number, budget: Budget): bigint {
  let result = 1n;
  for (let i = 1; i <= k; i += 1) {
    budget.spend();
    result = integerProduct(result, BigInt(n - k + i)) / BigInt(i);
  }
  return result;
}
