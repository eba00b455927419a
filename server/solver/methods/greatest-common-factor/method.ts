import { number, product } from "../../expression/build";
import { type Factor, type Factorization, factorPolynomial } from "../../expression/factorization";
import { equalPolynomials, type Polynomial, polynomialOf } from "../../expression/polynomial";
import { absolute, fromInt, gcd, isInteger } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Method } from "../../types";
import { isSmall } from "../common-denominator/least-common-multiple";
import { expressionAnswer } from "../expand/method";
import { math } from "../expand/rewriting";
import { writeFactorization } from "../factor/write-factors";

/** The greatest common factor of polynomials with whole coefficients: every shared factor, as often as all have it. */
export const greatestCommonFactor: Method = {
  id: "greatest-common-factor",
  tasks: ["greatest-common-factor"],
  work(problem, budget) {
    if (problem.task !== "greatest-common-factor") return null;
    const factored = problem.expressions.map((expression) =>
      factoredFrom(polynomialOf(expression, budget), budget),
    );
    const known = factored.filter((one) => one !== null);
    const [first] = known;
    if (!first || known.length < factored.length) return null;
    const content = known.reduce((g, one) => gcd(g, one.content.n), 0n);
    const shared = first.factors.flatMap((factor) => sharedBy(known, factor));
    const common = writeFactorization({ content: fromInt(content), factors: shared });
    const lines = known.map((one) => toLatex(writeFactorization(one)));
    return {
      method: "greatest-common-factor",
      steps: [
        {
          rule: "factor-each",
          title: "Factorise each expression.",
          latex: lines.join(", \\quad "),
          why: "The shared factors show once everything is written as a product.",
        },
        {
          rule: "take-shared-factors",
          title: "Multiply what all of them share.",
          latex: toLatex(common),
          why: `The numbers share ${math(number(fromInt(content)))}, and each other factor is taken with its lowest exponent.`,
        },
      ],
      answer: expressionAnswer(shared.length === 0 ? number(fromInt(content)) : product([common])),
    };
  },
};

function factoredFrom(p: Polynomial | null, budget: Budget): Factorization | null {
  if (!p || !isSmall(p)) return null;
  const { content, factors } = factorPolynomial(p, budget);
  return isInteger(content) ? { content: absolute(content), factors } : null;
}

/** The factor with the lowest multiplicity it has anywhere; none when one expression lacks it. */
function sharedBy(all: readonly Factorization[], { polynomial }: Factor): Factor[] {
  const multiplicity = Math.min(
    ...all.map(
      ({ factors }) =>
        factors.find((other) => equalPolynomials(other.polynomial, polynomial))?.multiplicity ?? 0,
    ),
  );
  return multiplicity > 0 ? [{ polynomial, multiplicity }] : [];
}
