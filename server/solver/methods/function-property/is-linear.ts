import type { Relation } from "../../expression/ast";
import { equation, negation, sum, symbol } from "../../expression/build";
import {
  degreeIn,
  polynomialOf,
  polynomialToExpression,
  scalePolynomial,
  subtractPolynomials,
  totalDegree,
  variablePolynomial,
} from "../../expression/polynomial";
import { divide, negate, ONE } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import { inWords } from "./answer";

/** Can the equation be written as y = mx + b? */
export function isLinear(relation: Relation, output: string, budget: Budget): Derivation | null {
  const p = polynomialOf(sum([relation.left, negation(relation.right)]), budget);
  if (!p || degreeIn(p, output) === 0) return null;
  const high = p.terms.find((term) => totalDegree(term) > 1);
  if (high) {
    const step: Step = {
      rule: "find-higher-power",
      title: "Look at the powers of the letters.",
      latex: toLatex(polynomialToExpression({ terms: [high] })),
      why: "In a linear function the letters stand to the first power only, and are not multiplied together.",
    };
    return inWords("no", [step]);
  }
  const own = p.terms.find((term) => (term.exponents[output] ?? 0) === 1);
  if (!own) return null;
  const scaled = scalePolynomial(p, negate(divide(ONE, own.coefficient)));
  const rest = subtractPolynomials(scaled, scalePolynomial(variablePolynomial(output), negate(ONE)));
  const step: Step = {
    rule: "slope-intercept-form",
    title: `Solve for $${output}$.`,
    latex: toLatex(equation(symbol(output), polynomialToExpression(rest))),
    why: "This has the form $y = mx + b$, so it is a linear function.",
  };
  return inWords("yes", [step]);
}
