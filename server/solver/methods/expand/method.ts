import type { Expression } from "../../expression/ast";
import { equalPolynomials, type Polynomial, polynomialOf } from "../../expression/polynomial";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Budget, Derivation, Method, Step } from "../../types";
import { deskFor } from "./desk";
import { derive, writePolynomial } from "./rewriting";
import { EXPANSION_RULES } from "./rules";
import { hasLikeTerms, writtenTerms } from "./terms";

/** Multiplies out and collects: any polynomial with rational coefficients. */
export const expand: Method = {
  id: "expand",
  tasks: ["expand"],
  work(problem, budget) {
    if (problem.task !== "expand" || symbolsOf(problem.expression).length === 0) return null;
    return expandPolynomial(problem.expression, budget);
  },
};

/** The derivation that multiplies a polynomial out; null when the expression is no polynomial. */
export function expandPolynomial(expression: Expression, budget: Budget): Derivation | null {
  const whole = polynomialOf(expression, budget);
  if (!whole) return null;
  const desk = deskFor(expression, budget);
  const worked = derive(expression, EXPANSION_RULES, desk) ?? { steps: [], state: expression };
  if (isExpanded(worked.state, whole, budget)) return derivation(worked.steps, worked.state);
  const last = writePolynomial(whole, desk);
  const step = {
    rule: "write-in-order",
    title: "Multiply out and collect everything.",
    latex: toLatex(last),
    why: "Like terms are added and the highest power stands first.",
  };
  return derivation([...worked.steps, step], last);
}

function isExpanded(state: Expression, whole: Polynomial, budget: Budget): boolean {
  const terms = writtenTerms(state, budget);
  const reached = polynomialOf(state, budget);
  return terms !== null && reached !== null && !hasLikeTerms(terms) && equalPolynomials(reached, whole);
}

const derivation = (steps: readonly Step[], expression: Expression): Derivation => ({
  method: "expand",
  steps,
  answer: expressionAnswer(expression),
});

export const expressionAnswer = (expression: Expression): AnswerValue => ({ kind: "expression", expression });
