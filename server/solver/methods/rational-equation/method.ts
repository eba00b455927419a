import type { Expression, Relation, Statement } from "../../expression/ast";
import { equation, negation, product, sum, symbol } from "../../expression/build";
import {
  constantValue,
  polynomialOf,
  univariateCoefficients,
  variablesOf,
} from "../../expression/polynomial";
import { evaluatePolynomialAt, evaluateSurd, isZeroSurd } from "../../expression/quadratic-surd";
import { absolute, divide, isNegative, isOne, multiply } from "../../expression/rational";
import { mapChildren, some } from "../../expression/walk";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Budget, Derivation, Form, Method, Problem, Step } from "../../types";
import { linearEquation } from "../linear-equation/method";
import { literal, styleOf } from "../linear-equation/number-style";
import { piToLetter } from "../linear-equation/pi-as-letter";
import { inline } from "../linear-equation/rule";
import { severalRoots } from "../linear-equation/several-roots";
import { quadraticEquation } from "../quadratic-equation/method";
import {
  type Factored,
  type FractionTerm,
  factorExpressions,
  factoredExpression,
  fractionTerm,
  leastCommon,
  quotientOf,
} from "./denominators";

type Equation = Problem & { readonly task: "solve" };

/** One equation with letters below a fraction bar: multiplied by the least common denominator, worked on without
 * fractions, and rid of the roots that make a denominator zero. */
export const rationalEquation: Method = {
  id: "rational-equation",
  tasks: ["solve"],
  work(problem, budget): Derivation | null {
    if (
      problem.task !== "solve" ||
      problem.equation.operator !== "=" ||
      !hasLetterBelow(problem.equation, budget)
    ) {
      return null;
    }
    const { left: near, right: far } = piToLetter(problem.equation);
    const [left, right] = [terms(near, budget), terms(far, budget)];
    if (!left || !right) return null;
    const common = leastCommon([...left, ...right].map((term) => term.denominator));
    const decimal = styleOf([problem.equation]) === "decimal";
    const [l, r] = [left, right]
      .map((side) => multiplied(side, common))
      .map((e) => (decimal ? inDecimals(e) : e));
    if (!l || !r) return null;
    const cleared = equation(l, r);
    const inner = withoutFractions(problem, cleared, budget);
    return inner && finished(problem, inner, { common, cleared, budget });
  },
};

const hasLetterBelow = (e: Relation, budget: Budget): boolean =>
  some(e, (part) => {
    const below = part.kind === "quotient" ? polynomialOf(part.denominator, budget) : null;
    return below !== null && variablesOf(below).length > 0;
  });

function terms(side: Expression, budget: Budget): readonly FractionTerm[] | null {
  const found = (side.kind === "sum" ? side.terms : [side]).map((term) => fractionTerm(term, budget));
  return found.every((term) => term !== null) ? found : null;
}

/** Each summand times the common denominator, its own one cancelled. */
function multiplied(side: readonly FractionTerm[], common: Factored): Expression {
  return sum(side.map(({ numerator, denominator }) => times(quotientOf(common, denominator), numerator)));
}

function times({ content, factors }: Factored, numerator: Expression): Expression {
  if (numerator.kind === "negation") return negated(times({ content, factors }, numerator.operand));
  if (isNegative(content)) return negated(times({ content: absolute(content), factors }, numerator));
  if (numerator.kind === "number") {
    return factoredExpression({ content: multiply(content, numerator.value), factors });
  }
  const number = isOne(content) ? [] : [factoredExpression({ content, factors: [] })];
  const others = factorExpressions(factors);
  return product(
    numerator.kind === "sum" ? [...number, ...others, numerator] : [...number, numerator, ...others],
  );
}

/** Fractions of whole numbers written as decimals where they end. */
function inDecimals(e: Expression): Expression {
  const whole = e.kind === "quotient" && e.numerator.kind === "number" && e.denominator.kind === "number";
  return whole
    ? literal(divide(e.numerator.value, e.denominator.value), "decimal")
    : mapChildren(e, inDecimals);
}

const negated = (e: Expression): Expression => (e.kind === "negation" ? e.operand : negation(e));

/** Works the cleared equation; decimals stay decimals although the clearing made whole numbers. */
function withoutFractions(problem: Equation, cleared: Relation, budget: Budget): Derivation | null {
  const decimal = styleOf([problem.equation]) === "decimal" && !problem.form.number;
  const form: Form = decimal ? { ...problem.form, number: "decimal" } : problem.form;
  const next: Equation = { ...problem, equation: cleared, latex: toLatex(cleared), form };
  return linearEquation.work(next, budget) ?? quadraticEquation.work(next, budget);
}

interface Cleared {
  readonly common: Factored;
  readonly cleared: Relation;
  readonly budget: Budget;
}

function finished(
  problem: Equation,
  inner: Derivation,
  { common, cleared, budget }: Cleared,
): Derivation | null {
  const value = inner.answer;
  if (value.kind !== "roots") return null;
  const excluded = value.roots.map((root) => makesZero(common, root, { unknown: problem.unknown, budget }));
  if (excluded.includes(null)) return null;
  const kept = value.roots.filter((_, i) => excluded[i] === false);
  const by = inline(factoredExpression(common));
  const clear: Step = {
    rule: "clear-denominators",
    title: `Multiply both sides by the common denominator ${by}.`,
    latex: toLatex(cleared),
    why: `Every denominator cancels. This is allowed as long as ${by} is not zero, which is checked at the end.`,
  };
  const steps = [clear, ...inner.steps];
  if (kept.length === value.roots.length) return { method: "rational-equation", steps, answer: inner.answer };
  const answer = severalRoots(problem.unknown, kept);
  const dropped = value.roots.filter((_, i) => excluded[i]);
  return {
    method: "rational-equation",
    steps: [...steps, exclusion(problem.unknown, dropped, answer)],
    answer,
  };
}

function exclusion(unknown: string, dropped: readonly Expression[], answer: AnswerValue): Step {
  const shown = dropped.map((root) => inline(equation(symbol(unknown), root))).join(" and ");
  return {
    rule: "exclude-zero-denominator",
    title: `Leave out ${shown}.`,
    latex: valueLatex(answer),
    why: "There a denominator of the equation would be zero.",
  };
}

/** Whether a factor of the denominators vanishes at the root; false for a formula in other letters, null when it
 * cannot be told. */
function makesZero(
  common: Factored,
  root: Expression,
  { unknown, budget }: { readonly unknown: string; readonly budget: Budget },
): boolean | null {
  if (some(root, isLetter)) return false;
  const x = evaluateSurd(root, new Map(), budget);
  if (!x) return null;
  let zero = false;
  for (const { factor } of common.factors) {
    const coefficients = constantValue(factor) ? null : univariateCoefficients(factor, unknown);
    const value = coefficients && evaluatePolynomialAt(coefficients, x);
    if (!value) return null;
    zero ||= isZeroSurd(value);
  }
  return zero;
}

/** π counts as a letter: no polynomial with rational coefficients vanishes there. */
const isLetter = (part: Statement): boolean =>
  part.kind === "symbol" || (part.kind === "constant" && part.name === "pi");
