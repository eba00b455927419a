import { equation as equationOf, int, number, symbol } from "../../expression/build";
import {
  polynomialOf,
  polynomialToExpression,
  subtractPolynomials,
  univariateCoefficients,
} from "../../expression/polynomial";
import { fromInt, isZero, multiply, type Rational, sign, subtract } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { AnswerValue, Budget, Derivation, Method, Problem, Step } from "../../types";
import { linearEquation } from "../linear-equation/method";

type Question = Problem & { readonly task: "equation-property" };

/** Identity, contradiction or conditional equation; the discriminant, and the number of solutions that it tells. */
export const equationProperty: Method = {
  id: "equation-property",
  tasks: ["equation-property"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "equation-property") return null;
    return problem.property === "kind" ? kindOf(problem, budget) : byDiscriminant(problem, budget);
  },
};

function kindOf(problem: Question, budget: Budget): Derivation | null {
  const solved = linearEquation.work({ ...problem, task: "solve" }, budget);
  if (!solved) return null;
  const solutions = solved.answer;
  const word =
    solutions.kind === "all"
      ? "identity"
      : solutions.kind === "roots" && solutions.roots.length === 0
        ? "contradiction"
        : "conditional equation";
  const answer: AnswerValue = { kind: "word", word, solutions };
  const step: Step = {
    rule: "name-the-equation",
    title: "Say what kind of equation it is.",
    latex: valueLatex(answer),
    why: "An identity is true for every number, a contradiction for none, a conditional equation for some.",
  };
  return {
    method: "equation-property",
    steps: [...solved.steps, step],
    answer,
  };
}

/** a, b and c of ax² + bx + c = 0; null when the equation is not quadratic. */
function coefficientsOf({ equation, unknown }: Question, budget: Budget): readonly Rational[] | null {
  const [left, right] = [polynomialOf(equation.left, budget), polynomialOf(equation.right, budget)];
  const raw = left && right && univariateCoefficients(subtractPolynomials(left, right), unknown);
  return raw?.length === 3 && raw[2] && !isZero(raw[2]) ? raw.toReversed() : null;
}

function byDiscriminant(problem: Question, budget: Budget): Derivation | null {
  const [a, b, c] = coefficientsOf(problem, budget) ?? [];
  if (!a || !b || !c) return null;
  const value = subtract(multiply(b, b), multiply(fromInt(4), multiply(a, c)));
  const written = (each: Rational) =>
    each.n < 0n || each.d !== 1n ? `(${toLatex(number(each))})` : toLatex(number(each));
  const steps = [
    standardStep(problem, budget),
    {
      rule: "put-into-discriminant",
      title: "Put the numbers into $b^2 - 4ac$.",
      latex: `${written(b)}^2 - 4 \\cdot ${written(a)} \\cdot ${written(c)}`,
      why: `Here $a = ${toLatex(number(a))}$, $b = ${toLatex(number(b))}$ and $c = ${toLatex(number(c))}$.`,
    },
    {
      rule: "work-out-discriminant",
      title: "Work it out.",
      latex: toLatex(number(value)),
      why: "This number under the root of the quadratic formula is the discriminant.",
    },
  ].filter((step) => step !== null);
  if (problem.property === "discriminant") {
    const shown = number(value);
    return {
      method: "equation-property",
      steps,
      answer: { kind: "expression", expression: shown },
    };
  }
  const words =
    problem.property === "solution-nature" && sign(value) < 0 ? "2 complex solutions" : COUNTS[sign(value)];
  return {
    method: "equation-property",
    steps: [...steps, countStep(words, sign(value))],
    answer: { kind: "word", word: words },
  };
}

const COUNTS: Readonly<Record<-1 | 0 | 1, string>> = table({
  [-1]: "no real solutions",
  0: "1 real solution",
  1: "2 real solutions",
});

function standardStep({ equation, unknown }: Question, budget: Budget): Step | null {
  const [left, right] = [polynomialOf(equation.left, budget), polynomialOf(equation.right, budget)];
  const latex =
    left && right && toLatex(equationOf(polynomialToExpression(subtractPolynomials(left, right)), int(0)));
  if (!latex || latex === toLatex(equation)) return null;
  return {
    rule: "gather-on-one-side",
    title: "Bring everything to one side.",
    latex,
    why: `Then the numbers in front of $${toLatex(symbol(unknown))}^2$ and $${toLatex(symbol(unknown))}$ can be read off.`,
  };
}

const countStep = (words: string, size: -1 | 0 | 1): Step => ({
  rule: "count-solutions",
  title: "Read off the number of solutions.",
  latex: `\\text{${words}}`,
  why:
    size > 0
      ? "The discriminant is positive, so its root gives two real solutions."
      : size === 0
        ? "The discriminant is zero, so both signs of the root give the same solution."
        : "The discriminant is negative, and its square root is not real.",
});
