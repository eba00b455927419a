import type { Expression } from "../expression/ast";
import { negation, number, sum } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { univariateCoefficients } from "../expression/polynomial";
import { add, divide, equals, fromInt, multiply, type Rational, subtract } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check } from "../types";
import { inForm, says } from "./claims";
import { fractionOf } from "./fraction";
import { exactly, type ProblemOf, refuted, UNCHECKED, type Verifier, verified } from "./obligations";
import { countRealRoots, trimmed } from "./real-root-count";
import { checkSolution } from "./roots";

type Question = ProblemOf<"equation-property">;

/** Checks the kind of an equation by the difference of its sides, the number of solutions by counting sign changes,
 * and a discriminant from values of the equation. */
export const EQUATION_PROPERTY: Verifier<"equation-property"> = {
  word: (problem, { word, solutions }, budget) => ({
    solutions: () => checkNamed(problem, solutions, budget),
    word: () => {
      const coefficients = coefficientsOf(problem, budget);
      if (!coefficients) return UNCHECKED;
      switch (problem.property) {
        case "kind":
          return checkKind(coefficients, word);
        case "discriminant":
          return refuted("A number is asked for.");
        default:
          return checkCount(problem.property, { coefficients, word }, budget);
      }
    },
  }),
  expression: (problem, { expression }, budget) => ({
    value: () =>
      problem.property === "discriminant"
        ? checkDiscriminant(problem, expression, budget)
        : refuted("Words are asked for."),
    form: inForm(expression, problem.form, budget),
  }),
};

/** What solves the equation is named beside its kind, and put back like any other solution. */
function checkNamed(problem: Question, solutions: AnswerValue | undefined, budget: Budget): Check {
  if (problem.property !== "kind")
    return exactly(!solutions, "Only the number or the nature of the solutions is asked for.");
  return solutions
    ? checkSolution({ ...problem, task: "solve" }, solutions, budget)
    : refuted("What solves the equation is missing.");
}

/** Those of left minus right, without zeros at the end; null when it is no polynomial in the unknown. */
function coefficientsOf({ equation, unknown }: Question, budget: Budget): readonly Rational[] | null {
  const gap = fractionOf(sum([equation.left, negation(equation.right)]), new Map(), budget);
  const top = gap && univariateCoefficients(gap.top, unknown);
  const bottom = gap && univariateCoefficients(gap.bottom, unknown);
  return top && bottom?.length === 1 ? trimmed(top) : null;
}

function checkKind(coefficients: readonly Rational[], word: string): Check {
  const [first, second, ...others] = coefficients;
  if (others.length > 0) return UNCHECKED;
  if (second)
    return says(
      word,
      "conditional equation",
      "The left side minus the right side is zero for exactly one number.",
    );
  return first
    ? says(
        word,
        "contradiction",
        `The left side minus the right side is always $${toLatex(number(first))}$, never $0$.`,
      )
    : says(word, "identity", "The left side minus the right side is $0$ whatever the letter is.");
}

const COUNTED = ["no real solutions", "1 real solution", "2 real solutions"];

function checkCount(
  property: "solution-count" | "solution-nature",
  { coefficients, word }: { readonly coefficients: readonly Rational[]; readonly word: string },
  budget: Budget,
): Check {
  if (coefficients.length !== 3) return UNCHECKED;
  const found = countRealRoots(coefficients, budget);
  const right = property === "solution-nature" && found === 0 ? "2 complex solutions" : COUNTED[found];
  return says(word, right ?? "", `Counted in another way, there are also $${found}$ real solutions.`);
}

/** a, b and c from the values of left minus right at 0, 1 and -1. */
function checkDiscriminant(problem: Question, answer: Expression, budget: Budget): Check {
  if (coefficientsOf(problem, budget)?.length !== 3) return refuted("The equation is not quadratic.");
  const { equation, unknown } = problem;
  const gap = sum([equation.left, negation(equation.right)]);
  const [c, up, down] = [0, 1, -1].map((x) => evaluateExact(gap, new Map([[unknown, fromInt(x)]]), budget));
  const given = evaluateExact(answer, new Map(), budget);
  if (!c || !up || !down) return UNCHECKED;
  const half = fromInt(2);
  const a = subtract(divide(add(up, down), half), c);
  const b = divide(subtract(up, down), half);
  const is = subtract(multiply(b, b), multiply(fromInt(4), multiply(a, c)));
  return given && equals(is, given)
    ? verified(
        `The values at $-1$, $0$ and $1$ give the same numbers $a$, $b$ and $c$, and $b^2 - 4ac = ${toLatex(number(is))}$.`,
      )
    : refuted("The discriminant is another one.");
}
