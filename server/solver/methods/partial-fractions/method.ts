import type { Expression } from "../../expression/ast";
import { int, negation, power, quotient, sum, symbol } from "../../expression/build";
import { factorPolynomial } from "../../expression/factorization";
import { degreeIn, polynomialOf, polynomialToExpression } from "../../expression/polynomial";
import { some, symbolsOf } from "../../expression/walk";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { PartialFractionsTask } from "../../tasks/partial-fractions";
import type { Budget, Derivation, Method, Step } from "../../types";
import { expressionAnswer } from "../expand/method";
import { fractionParts } from "../integral/partial-fractions";

/** A fraction of polynomials as a sum of fractions with one factor of the bottom each. */
export const partialFractions: Method = {
  id: "partial-fractions",
  tasks: ["partial-fractions"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "partial-fractions") return null;
    const parts = fractionParts(problem.expression, { variable: problem.variable, budget });
    const setUp = parts && ansatz(problem, budget);
    if (!parts || parts.length < 2 || !setUp) return null;
    const answer = expressionAnswer(sum(parts.map(signFirst)));
    const unknownTops: Step = {
      rule: "unknown-numerators",
      title: "Factorise the bottom and write one fraction for each factor, with unknown numbers on top.",
      latex: setUp,
      why: "A linear factor has a number above it, a quadratic one that does not split has $Ax + B$. A repeated factor gets one fraction for each power.",
    };
    const compared: Step = {
      rule: "compare-coefficients",
      title: "Multiply both sides by the bottom and compare the powers to find the numbers.",
      latex: valueLatex(answer),
      why: "Two polynomials are equal for every value only when all their coefficients are equal.",
    };
    return { method: "partial-fractions", steps: [unknownTops, compared], answer };
  },
};

/** -3/(x+1) as a subtracted fraction. */
function signFirst(part: Expression): Expression {
  if (part.kind !== "quotient" || part.numerator.kind !== "negation") return part;
  return negation(quotient(part.numerator.operand, part.denominator));
}

const LETTERS = "ABCDEFGHIJKL";

/** The sum with unknown numerators, as LaTeX; null when the fraction is not a proper one of polynomials. */
function ansatz({ expression, variable }: PartialFractionsTask, budget: Budget): string | null {
  if (expression.kind !== "quotient") return null;
  const bottom = polynomialOf(expression.denominator, budget);
  const top = polynomialOf(expression.numerator, budget);
  if (!top || !bottom || degreeIn(top, variable) >= degreeIn(bottom, variable)) return null;
  const { factors } = factorPolynomial(bottom, budget);
  let used = 0;
  const letter = (): Expression => symbol(LETTERS[used++] ?? "Z");
  const x = symbol(variable);
  const terms = factors.flatMap(({ polynomial, multiplicity }) => {
    const factor = polynomialToExpression(polynomial);
    const degree = degreeIn(polynomial, variable);
    return Array.from({ length: multiplicity }, (_, k) => {
      const parts = Array.from({ length: degree }, (__, at): Expression => {
        const exponent = degree - 1 - at;
        if (exponent === 0) return letter();
        return {
          kind: "product",
          factors: [letter(), exponent === 1 ? x : power(x, int(exponent))],
        };
      });
      return quotient(sum(parts), k === 0 ? factor : power(factor, int(k + 1)));
    });
  });
  const plain = !some(expression, ({ kind }) => kind === "function") && symbolsOf(expression).length === 1;
  return plain ? `${toLatex(expression)} = ${toLatex(sum(terms))}` : null;
}
