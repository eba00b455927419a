import type { Expression, Relation, Statement } from "../expression/ast";
import { negation, number, sum, symbol } from "../expression/build";
import {
  constantValue,
  degreeIn,
  polynomialOf,
  polynomialToExpression,
  subtractPolynomials,
  univariateCoefficients,
} from "../expression/polynomial";
import {
  evaluatePolynomialAt,
  evaluateSurd,
  isReal,
  isZeroSurd,
  rationalPart,
  type SurdNumber,
  surdKey,
} from "../expression/quadratic-surd";
import { divide, isZero, ONE, type Rational } from "../expression/rational";
import { extractSquare } from "../expression/surd";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check } from "../types";
import { absoluteRoots, hasAbsolute } from "./absolute-roots";
import { ascending, is, tidy } from "./claims";
import { formulaRoot } from "./formula-root";
import { fractionOf } from "./fraction";
import {
  type Obligations,
  type ProblemOf,
  type RootChecks,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { putBackSentence } from "./put-back";
import { hasRoots, radicalRoots } from "./radical-roots";
import { countRealRoots, derivative, trimmed, withoutCommonFactors } from "./real-root-count";
import { isTranscendental, transcendentalRoots, verifyAlways } from "./transcendental-roots";

type Equation = ProblemOf<"solve">;

/** Checks the roots of one equation: each put back exactly, and their number against the degree of the equation. */
export const SOLVE: Verifier<"solve"> = {
  roots: (problem, value, budget) => rootObligations(problem, value, budget),
  all: (problem, { unknown }, budget) => ({
    unknown: is(unknown, problem.unknown),
    identity: () =>
      isTranscendental(problem.equation, problem.unknown)
        ? verifyAlways(problem.equation, problem.unknown)
        : verifyIdentity(problem, budget),
  }),
};

/** What the roots of an equation claim, for questions that ask for such roots under another name. */
export const rootObligations = (
  problem: Equation,
  value: ValueOf<"roots">,
  budget: Budget,
  checks: RootChecks = checksFor(problem, value.roots, budget),
): Obligations<"roots"> => {
  const { each, complete } = checks;
  return {
    unknown: is(value.unknown, problem.unknown),
    roots: () => weakest([...value.roots.map(tidy), each]),
    complete,
    order: ascending(value.roots),
  };
};

/** Whether something solves an equation, for questions that lead to one. */
export function checkSolution(problem: Equation, value: AnswerValue, budget: Budget): Check {
  if (value.kind === "roots" && SOLVE.roots)
    return weakest(Object.values(SOLVE.roots(problem, value, budget)));
  if (value.kind === "all" && SOLVE.all) return weakest(Object.values(SOLVE.all(problem, value, budget)));
  return refuted("The answer is of another kind.");
}

/** The checks that fit the kind of equation. */
function checksFor(problem: Equation, roots: readonly Expression[], budget: Budget): RootChecks {
  const { equation: e, unknown } = problem;
  if (isTranscendental(e, unknown)) return transcendentalRoots(problem, roots, budget);
  if (hasAbsolute(e)) return absoluteRoots(problem, roots, budget);
  if (roots.some(isFormula)) return formulaRoot(problem, roots, budget);
  if (hasRoots(problem, budget)) return radicalRoots(problem, roots, budget);
  return {
    each: () => checkEach(problem, roots, budget),
    complete: () => (roots.length === 0 ? checkNone(problem, budget) : checkComplete(problem, roots, budget)),
  };
}

const isFormula = (root: Expression): boolean =>
  some(root, (part) => part.kind === "symbol" || (part.kind === "constant" && part.name === "pi"));

function checkEach(problem: Equation, roots: readonly Expression[], budget: Budget): Check {
  return weakest(
    roots.map((root) => () => {
      if (some(root, isOpenRoot)) return refuted("A root can be simplified.");
      const x = evaluateSurd(root, new Map(), budget);
      if (!x) return UNCHECKED;
      if (problem.form.domain === "real" && !isReal(x)) return refuted("A root is not real.");
      const sentence = putBack(problem, root, { x, budget });
      if (sentence === "cannot tell") return UNCHECKED;
      return sentence === null ? refuted("A root does not fit the equation.") : verified(sentence);
    }),
  );
}

function checkComplete(problem: Equation, roots: readonly Expression[], budget: Budget): Check {
  const numbers = roots.map((root) => evaluateSurd(root, new Map(), budget));
  if (numbers.includes(null)) return UNCHECKED;
  const p = difference(problem.equation, problem.unknown, budget);
  if (!p) return spotChecked();
  const complete = completeness(p, numbers as SurdNumber[], {
    real: problem.form.domain === "real",
    budget,
  });
  return complete === null ? refuted("Roots are missing.") : verified(complete);
}

/** Both sides at the root, exactly, as a sentence; null when they differ. */
function putBack(
  { equation: e, unknown }: Equation,
  root: Expression,
  tools: { x: SurdNumber; budget: Budget },
): string | null {
  const { x, budget } = tools;
  const at = new Map([[unknown, x]]);
  const left = evaluateSurd(e.left, at, budget);
  const right = evaluateSurd(e.right, at, budget);
  if (!left || !right) return "cannot tell";
  if (surdKey(left) !== surdKey(right)) return null;
  return putBackSentence(e, { unknown, root, value: rationalPart(left) });
}

/** A polynomial whose roots are exactly the solutions: left - right, or its numerator without the zeros of the
 * denominators. */
interface Gap {
  /** By ascending power, the last one not zero; empty for zero. */
  readonly coefficients: readonly Rational[];
  /** Whether there were denominators. */
  readonly cleared: boolean;
}

/** Null when the sides are no fractions of polynomials in the unknown alone. */
function difference(e: Relation, unknown: string, budget: Budget): Gap | null {
  const gap = fractionOf(sum([e.left, negation(e.right)]), new Map(), budget);
  const top = gap && univariateCoefficients(gap.top, unknown);
  const bottom = gap && univariateCoefficients(gap.bottom, unknown);
  if (!gap || !top || !bottom) return null;
  const [numerator, denominator] = [trimmed(top), trimmed(bottom)];
  if (denominator.length === 0) return null;
  if (denominator.length === 1) {
    const divisor = denominator[0] ?? ONE;
    return { coefficients: numerator.map((c) => divide(c, divisor)), cleared: false };
  }
  if (numerator.length === 0) return null;
  return { coefficients: withoutCommonFactors(numerator, denominator, budget), cleared: true };
}

/** Why there are no other roots; null when there may be. */
function completeness(
  { coefficients, cleared }: Gap,
  roots: readonly SurdNumber[],
  { real, budget }: { readonly real: boolean; readonly budget: Budget },
): string | null {
  const degree = coefficients.length - 1;
  if (degree < 1) return null;
  const counted = roots.reduce((total, root) => total + multiplicity(coefficients, root, budget), 0);
  if (counted === degree) return cleared ? clearedSentence(degree) : countSentence(degree, roots.length);
  if (!real || countRealRoots(coefficients, budget) !== roots.length) return null;
  return "The other roots of this equation are not real.";
}

const clearedSentence = (degree: number): string =>
  `Without denominators, and without the numbers that make one zero, an equation of degree $${degree}$ is left, so there are no other solutions.`;

function countSentence(degree: number, distinct: number): string {
  if (degree === 1) return "A linear equation has one root, so this is all of them.";
  if (degree === 2 && distinct === 1)
    return "It is a double root, and a quadratic equation has two roots at most, so this is all of them.";
  if (degree === 2) return "A quadratic equation has at most two roots, so these are all of them.";
  const all = distinct === 1 ? "this is all of them" : "these are all of them";
  return `An equation of degree $${degree}$ has at most $${degree}$ roots, counted with multiplicity, so ${all}.`;
}

/** How many of the successive derivatives vanish at the root. */
function multiplicity(p: readonly Rational[], root: SurdNumber, budget: Budget): number {
  let current = p;
  let count = 0;
  for (; current.length > 0; count++) {
    budget.spend(current.length);
    const value = evaluatePolynomialAt(current, root);
    if (!value || !isZeroSurd(value)) break;
    current = derivative(current);
  }
  return count;
}

function checkNone({ equation: e, unknown, form }: Equation, budget: Budget): Check {
  const gap = difference(e, unknown, budget);
  if (!gap) return UNCHECKED;
  const { coefficients, cleared } = gap;
  if (coefficients.length === 1) return verified(noRootSentence(coefficients, cleared));
  if (form.domain !== "real" || coefficients.length === 0 || countRealRoots(coefficients, budget) > 0) {
    return refuted("There are roots.");
  }
  const evidence =
    coefficients.length === 3 && !cleared
      ? "With everything on one side, the discriminant $b^2 - 4ac$ is negative, so there is no real root."
      : "With everything on one side, what is left never becomes zero for a real number.";
  return verified(evidence);
}

function noRootSentence([first]: readonly Rational[], cleared: boolean): string {
  if (cleared)
    return "Every number that would solve the equation makes a denominator zero, so there is no solution.";
  const gap = toLatex(number(first ?? ONE));
  return `The left side minus the right side is always $${gap}$, never $0$, so no number solves the equation.`;
}

function verifyIdentity({ equation: e, unknown }: Equation, budget: Budget): Check {
  const left = polynomialOf(e.left, budget);
  const right = polynomialOf(e.right, budget);
  if (!left || !right) return UNCHECKED;
  const gap = constantValue(subtractPolynomials(left, right));
  if (!gap || !isZero(gap)) return refuted("The two sides are not the same.");
  const shown = toLatex(polynomialToExpression(left));
  const letter = toLatex(symbol(unknown));
  const same = degreeIn(left, unknown) > 0 ? `both sides are $${shown}$` : `both sides are the same`;
  return verified(`Multiplied out, ${same}, whatever $${letter}$ is.`);
}

/** Something under a root that could come out. */
const isOpenRoot = (part: Statement): boolean =>
  part.kind === "root" && part.radicand.kind === "number" && hasSquare(part.radicand.value);

const hasSquare = ({ n, d }: Rational): boolean => d !== 1n || n < 2n || extractSquare(n).outside !== 1n;
