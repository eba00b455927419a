import { number, product } from "../../expression/build";
import { type Polynomial, polynomialOf, polynomialToExpression } from "../../expression/polynomial";
import { isZero } from "../../expression/rational";
import { divisionNotation } from "../../printer/answer/functions";
import { writeValue } from "../../printer/answer/value";
import type { PolynomialDivisionTask } from "../../tasks/polynomial";
import type { AnswerValue, Budget, Derivation, Method, Step } from "../../types";
import { expressionAnswer } from "../expand/method";
import { type DivisionState, divideLeadingTerms, undivided } from "./divide-leading-terms";
import { rootOf, substituteRoot, syntheticQuotient } from "./substitute-root";

const MOST_STEPS = 14;

/** Division of polynomials in one letter: quotient and remainder, the remainder alone, or whether it comes out. */
export const polynomialDivision: Method = {
  id: "polynomial-division",
  tasks: ["polynomial-division"],
  work(problem, budget) {
    if (problem.task !== "polynomial-division") return null;
    const dividend = polynomialOf(problem.dividend, budget);
    const divisor = polynomialOf(problem.divisor, budget);
    if (!dividend || !divisor || divisor.terms.length === 0) return null;
    return problem.asked === "quotient-and-remainder"
      ? divided(problem, { dividend, divisor }, budget)
      : byTheorem(problem, { dividend, divisor }, budget);
  },
};

interface Sides {
  readonly dividend: Polynomial;
  readonly divisor: Polynomial;
}

function divided(
  { unknown, asked }: PolynomialDivisionTask,
  { dividend, divisor }: Sides,
  budget: Budget,
): Derivation | null {
  const steps: Step[] = [];
  let state = undivided(dividend, divisor);
  for (let next = divideLeadingTerms(state, unknown, budget); next; ) {
    steps.push(next.step);
    state = next.state;
    if (steps.length > MOST_STEPS) return null;
    next = divideLeadingTerms(state, unknown, budget);
  }
  const answer = divisionAnswer(state);
  const last: Step = {
    rule: "read-quotient-and-remainder",
    title: "Read off the quotient and the remainder.",
    latex: latexOf(answer, asked),
    why: "What is left has a lower degree than the divisor, so the division ends here.",
  };
  return { method: "long-division", steps: [...steps, last], answer };
}

const latexOf = (answer: AnswerValue, asked: PolynomialDivisionTask["asked"]): string =>
  (divisionNotation({ asked }, answer) ?? writeValue(answer)).latex;

function divisionAnswer({ quotient, rest }: DivisionState): AnswerValue {
  const values = [
    { name: "quotient", value: polynomialToExpression(quotient) },
    { name: "remainder", value: polynomialToExpression(rest) },
  ];
  return { kind: "named", values };
}

function byTheorem(
  { unknown, divisor: written, asked }: PolynomialDivisionTask,
  { dividend, divisor }: Sides,
  budget: Budget,
): Derivation | null {
  const root = rootOf(divisor, unknown);
  const done = root && substituteRoot(dividend, { root, divisor: written, name: unknown }, budget);
  if (!root || !done) return null;
  const method = asked === "remainder" ? "remainder-theorem" : "factor-theorem";
  if (asked === "remainder")
    return { method, steps: done.steps, answer: expressionAnswer(number(done.remainder)) };
  const isFactor = isZero(done.remainder);
  const lead = divisor.terms[0]?.coefficient;
  const quotient =
    isFactor && asked === "factor-if" && lead && syntheticQuotient(dividend, { root, lead, name: unknown });
  const answer = quotient ? productAnswer(divisor, quotient) : wordAnswer(isFactor ? "yes" : "no");
  const last: Step = {
    rule: "decide-factor",
    title: isFactor ? "The remainder is $0$: it is a factor." : "The remainder is not $0$: it is no factor.",
    latex: latexOf(answer, asked),
    why: "The factor theorem: a divisor is a factor exactly when the division leaves nothing.",
  };
  return { method, steps: [...done.steps, last], answer };
}

const wordAnswer = (word: "yes" | "no"): AnswerValue => ({ kind: "word", word });

function productAnswer(divisor: Polynomial, quotient: Polynomial): AnswerValue {
  const expression = product([polynomialToExpression(divisor), polynomialToExpression(quotient)]);
  return { kind: "expression", expression };
}
