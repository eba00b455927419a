import { negation, number, sum } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { univariateCoefficients } from "../expression/polynomial";
import { add, divide, fromInt, multiply, type Rational, subtract, ZERO } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { fractionOf } from "./fraction";
import { countRealRoots, trimmed } from "./real-root-count";
import { checkSolution } from "./roots";

type Question = Problem & { readonly task: "equation-property" };

/** Checks the kind of an equation by the difference of its sides, the number of solutions by counting sign changes,
 * and a discriminant from values of the equation. */
export function verifyEquationProperty(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "equation-property") return refuted("This is another question.");
  const gap = fractionOf(sum([problem.equation.left, negation(problem.equation.right)]), new Map(), budget);
  const raw = gap && univariateCoefficients(gap.top, problem.unknown);
  const bottom = gap && univariateCoefficients(gap.bottom, problem.unknown);
  if (!raw || bottom?.length !== 1) return { status: "unchecked", evidence: [] };
  const coefficients = trimmed(raw);
  if (problem.property === "discriminant") return discriminant(problem, value, budget);
  if (value.kind !== "word") return refuted("The answer is of another kind.");
  return problem.property === "kind"
    ? withSolutions(problem, value, kind(coefficients, value.word), budget)
    : count(coefficients, value.word, budget);
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** What solves the equation, where it is named beside its kind, is put back like any other solution. */
function withSolutions(
  problem: Question,
  { solutions }: Extract<AnswerValue, { kind: "word" }>,
  check: Check,
  budget: Budget,
): Check {
  if (!solutions || check.status === "refuted") return check;
  const solved = checkSolution({ ...problem, task: "solve" }, solutions, budget);
  return solved.status === "verified"
    ? { status: check.status, evidence: [...check.evidence, ...solved.evidence] }
    : solved;
}

function kind(coefficients: readonly Rational[], word: string): Check {
  const is =
    coefficients.length === 0
      ? "identity"
      : coefficients.length === 1
        ? "contradiction"
        : "conditional equation";
  if (is !== word || coefficients.length > 2) return refuted("It is an equation of another kind.");
  const evidence = {
    identity: "The left side minus the right side is $0$ whatever the letter is.",
    contradiction: `The left side minus the right side is always $${toLatex(number(coefficients[0] ?? ZERO))}$, never $0$.`,
    "conditional equation": "The left side minus the right side is zero for exactly one number.",
  }[is];
  return { status: "verified", evidence: [evidence] };
}

function count(coefficients: readonly Rational[], word: string, budget: Budget): Check {
  if (coefficients.length !== 3) return refuted("It is no quadratic equation.");
  const found = countRealRoots(coefficients, budget);
  const said = /^no real|complex/.test(word) ? 0 : Number.parseInt(word, 10);
  if (found !== said) return refuted("The number of solutions is another one.");
  return {
    status: "verified",
    evidence: [`Counting the changes of sign by Sturm's rule also gives $${found}$ real solutions.`],
  };
}

/** a, b and c from the values of left minus right at 0, 1 and -1. */
function discriminant({ equation, unknown }: Question, value: AnswerValue, budget: Budget): Check {
  const gap = sum([equation.left, negation(equation.right)]);
  const [c, up, down] = [0, 1, -1].map((x) => evaluateExact(gap, new Map([[unknown, fromInt(x)]]), budget));
  const given = value.kind === "expression" ? evaluateExact(value.expression, new Map(), budget) : null;
  if (!c || !up || !down || !given) return refuted("The answer is of another kind.");
  const half = fromInt(2);
  const a = subtract(divide(add(up, down), half), c);
  const b = divide(subtract(up, down), half);
  const is = subtract(multiply(b, b), multiply(fromInt(4), multiply(a, c)));
  if (is.n !== given.n || is.d !== given.d) return refuted("The discriminant is another one.");
  return {
    status: "verified",
    evidence: [
      `The values at $-1$, $0$ and $1$ give the same numbers $a$, $b$ and $c$, and $b^2 - 4ac = ${toLatex(number(is))}$.`,
    ],
  };
}
