import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { rational } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { inForm, ofIdentity, tidy } from "./claims";
import { checkIdentity } from "./identity";
import { exactly, type ProblemOf, refuted, UNCHECKED, type Verifier, verified, weakest } from "./obligations";

/** The square of the binomial, less its value at zero, is the question; a number alone must make the discriminant
 * zero. */
export const COMPLETE_SQUARE: Verifier<"complete-square"> = {
  expression: (problem, { expression }, budget) =>
    problem.asked === "number"
      ? {
          value: () => checkNumber(problem, expression, budget),
          form: inForm(expression, problem.form, budget),
        }
      : {
          value: () => checkSquare(problem, expression, budget),
          form: () =>
            weakest([
              () => exactly(isSquare(expression), "It is no square of a binomial."),
              tidy(expression),
            ]),
        },
};

const isSquare = (e: Expression): boolean =>
  e.kind === "power" &&
  e.base.kind === "sum" &&
  e.base.terms.length === 2 &&
  e.exponent.kind === "number" &&
  e.exponent.value.n === 2n;

/** The discriminant with the number that is added has to be zero as well, so that it is the square of something. */
function checkSquare(problem: ProblemOf<"complete-square">, square: Expression, budget: Budget): Check {
  const added = evaluateExact(square, new Map([[problem.unknown, rational(0n)]]), budget);
  if (!added) return refuted("It has no value at zero.");
  const constant: Expression = { kind: "number", value: added };
  const completed: Expression = { kind: "sum", terms: [problem.expression, constant] };
  return weakest([
    () => checkNumber(problem, constant, budget),
    () => verified(`Multiplied out, $${toLatex(square)}$ is the question and the added number.`),
    () => ofIdentity(checkIdentity(completed, square, budget)),
  ]);
}

/** b² = 4c, with b from the values at 1 and -1. */
function checkNumber(
  { expression, unknown }: ProblemOf<"complete-square">,
  number: Expression,
  budget: Budget,
): Check {
  const at = (k: bigint) => evaluateExact(expression, new Map([[unknown, rational(k)]]), budget);
  const [plus, minus] = [at(1n), at(-1n)];
  const c = evaluateExact(number, new Map(), budget);
  if (!plus || !minus) return UNCHECKED;
  if (!c) return refuted("It is no number.");
  const b = rational(plus.n * minus.d - minus.n * plus.d, 2n * plus.d * minus.d);
  return b.n * b.n * c.d === 4n * c.n * b.d * b.d
    ? verified("The trinomial has the discriminant $b^2 - 4c = 0$, so it is a perfect square.")
    : refuted("The discriminant is not zero.");
}
