import { int, number, power, sum, symbol } from "../../expression/build";
import { polynomialOf, univariateCoefficients } from "../../expression/polynomial";
import { absolute, divide, fromInt, isNegative, isOne, isZero, multiply } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Method } from "../../types";
import { expressionAnswer } from "../expand/method";
import { math } from "../expand/rewriting";

/** x² + bx becomes a perfect square when the square of half of b is added. */
export const completeSquare: Method = {
  id: "complete-square",
  tasks: ["complete-square"],
  work(problem, budget) {
    if (problem.task !== "complete-square") return null;
    const p = polynomialOf(problem.expression, budget);
    const [constant, b, lead, ...higher] = (p && univariateCoefficients(p, problem.unknown)) ?? [];
    if (!constant || !b || !lead || higher.length > 0 || !isOne(lead) || !isZero(constant) || isZero(b))
      return null;
    const half = divide(b, fromInt(2));
    const added = number(multiply(half, half));
    const letter = symbol(problem.unknown);
    const size = number(absolute(half));
    const square = power(
      sum([letter, isNegative(half) ? { kind: "negation", operand: size } : size]),
      int(2),
    );
    const steps = [
      {
        rule: "add-square-of-half",
        title: `Add the square of half of ${math(number(b))}.`,
        latex: toLatex(sum([problem.expression, added])),
        why: `Half of ${math(number(b))} is ${math(number(half))}, and its square is ${math(added)}.`,
      },
      {
        rule: "write-as-square",
        title: "Write the trinomial as the square of a binomial.",
        latex: toLatex(square),
        why: `$(a + b)^2 = a^2 + 2ab + b^2$ with $a = ${toLatex(letter)}$ and $b = ${toLatex(number(half))}$.`,
      },
    ];
    return problem.asked === "number"
      ? {
          method: "complete-square",
          steps: [{ ...steps[0], latex: toLatex(added) } as (typeof steps)[number]],
          answer: expressionAnswer(added),
        }
      : { method: "complete-square", steps, answer: expressionAnswer(square) };
  },
};
