import { number } from "../../expression/build";
import { polynomialOf, type Term, termKey, termToExpression } from "../../expression/polynomial";
import { ONE, ZERO } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Method, Step } from "../../types";
import { expandPolynomial, expressionAnswer } from "../expand/method";
import { math } from "../expand/rewriting";

/** One coefficient of a polynomial: multiply out and collect, then read it off. */
export const coefficient: Method = {
  id: "coefficient",
  tasks: ["coefficient"],
  work(problem, budget) {
    if (problem.task !== "coefficient") return null;
    const whole = polynomialOf(problem.expression, budget);
    const expanded = expandPolynomial(problem.expression, budget);
    if (!whole || !expanded) return null;
    const wanted: Term = { coefficient: ONE, exponents: problem.exponents };
    const value = whole.terms.find((term) => termKey(term) === termKey(wanted))?.coefficient ?? ZERO;
    const answer = expressionAnswer(number(value));
    const isConstant = Object.keys(problem.exponents).length === 0;
    const read: Step = {
      rule: "read-coefficient",
      title: isConstant
        ? "Read off the term without letters."
        : `Read off the number in front of ${math(termToExpression(wanted))}.`,
      latex: valueLatex(answer),
      why:
        value.n === 0n
          ? "There is no such term, so its coefficient is $0$."
          : "Every power stands only once now, so its coefficient can be read directly.",
    };
    const steps = expanded.steps.at(-1)?.latex === toLatex(number(value)) ? [] : [read];
    return { method: "coefficient", steps: [...expanded.steps, ...steps], answer };
  },
};
