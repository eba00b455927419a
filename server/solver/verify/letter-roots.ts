import type { Expression } from "../expression/ast";
import { quotient, symbol } from "../expression/build";
import {
  addPolynomials,
  constantValue,
  degreeIn,
  multiplyPolynomials,
  type Polynomial,
  polynomialToExpression,
  powerPolynomial,
  scalePolynomial,
  variablesOf,
  ZERO_POLYNOMIAL,
} from "../expression/polynomial";
import { coefficientsIn, numericContent } from "../expression/polynomial-gcd";
import { absolute, divide, fromInt, isNegative, ONE } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import type { Fraction } from "./fraction";
import { type Cleared, clearedOf, zerosOfPower } from "./letter-clearing";
import { comparedCounts, isRealSolution } from "./letter-samples";
import { LetterTower } from "./letter-tower";
import {
  type ProblemOf,
  type RootChecks,
  refuted,
  spotChecked,
  UNCHECKED,
  verified,
  weakest,
} from "./obligations";
import { areProvedDifferent } from "./precise/apart";

type Equation = ProblemOf<"solve">;

/** Checks an unknown solved for in letters where the equation is not linear in it. Roots, powers and logarithms of the
 * unknown are cleared one after the other; every formula has to make what is left zero, whatever the letters are, and
 * there have to be as many different ones as it has real zeros.
 * @returns null for equations of other kinds */
export function letterRoots(
  { equation, unknown }: Equation,
  roots: readonly Expression[],
  budget: Budget,
): RootChecks | null {
  const tower = new LetterTower(budget);
  const cleared = clearedOf(equation, { unknown, tower, budget });
  if (!cleared) return null;
  const { polynomial } = cleared;
  if (!tower.isHigher && degreeIn(polynomial, unknown) < 2) return null;
  const letter = `$${toLatex(symbol(unknown))}$`;
  const each = () => {
    const found = roots.map((root) => () => {
      const value = tower.read(root);
      if (!value || value.bottom.terms.length === 0) return refuted("It is no formula.");
      if (tower.holds(value.top, unknown) || tower.holds(value.bottom, unknown))
        return refuted("The unknown is still in it.");
      if (!tower.isZero(topAt(polynomial, unknown, { value, budget })))
        return refuted("The formula does not fit the equation.");
      return isRealSolution(equation, { unknown, root })
        ? verified()
        : refuted("Both sides are never real and equal.");
    });
    const whole = weakest(found);
    return whole.status === "verified"
      ? verified(putBack(letter, roots.length), ...conditions(cleared))
      : whole;
  };
  return { each, complete: () => checkComplete(polynomial, { unknown, roots, budget }) };
}

const putBack = (letter: string, count: number): string =>
  `Put ${count > 1 ? "each formula" : "the formula"} for ${letter} back: both sides become the same expression.`;

/** "A root is never negative …" for every even root that was cleared, where it can be written. */
function conditions({ notNegative }: Cleared): string[] {
  return notNegative
    .filter(
      ({ top, bottom }) =>
        ![...variablesOf(top), ...variablesOf(bottom)].some((name) => name.startsWith("#")),
    )
    .map(
      (value) =>
        `A root is never negative, so there is a solution only where $${toLatex(written(value))} \\ge 0$.`,
    );
}

/** Without a positive number as a factor, which changes no sign. */
function written({ top, bottom }: Fraction): Expression {
  const [above, below] = [numericContent(top), numericContent(bottom)];
  const p = scalePolynomial(top, divide(isNegative(below) ? fromInt(-1) : ONE, absolute(above)));
  return constantValue(bottom)
    ? polynomialToExpression(p)
    : quotient(
        polynomialToExpression(p),
        polynomialToExpression(scalePolynomial(bottom, divide(ONE, below))),
      );
}

/** What stands above the fraction line when a fraction is put into a polynomial. */
function topAt(
  p: Polynomial,
  unknown: string,
  { value, budget }: { readonly value: Fraction; readonly budget: Budget },
): Polynomial {
  const degree = degreeIn(p, unknown);
  const times = (a: Polynomial, b: Polynomial) => multiplyPolynomials(a, b, budget);
  return coefficientsIn(p, unknown).reduce((total, coefficient, k) => {
    const above = powerPolynomial(value.top, k, budget);
    const below = powerPolynomial(value.bottom, degree - k, budget);
    return addPolynomials(total, times(coefficient, times(above, below)));
  }, ZERO_POLYNOMIAL);
}

interface Claimed {
  readonly unknown: string;
  readonly roots: readonly Expression[];
  readonly budget: Budget;
}

function checkComplete(p: Polynomial, { unknown, roots, budget }: Claimed): Check {
  if (roots.length === 0) return UNCHECKED;
  const differ = roots.every((root, at) =>
    roots.slice(0, at).every((other) => areProvedDifferent(root, other)),
  );
  if (!differ) return refuted("One formula stands twice.");
  const degree = degreeIn(p, unknown);
  const letter = `$${toLatex(symbol(unknown))}$`;
  if (roots.length === degree)
    return verified(
      degree === 1
        ? `One operation after the other is undone in one way only, so there is no other formula for ${letter}.`
        : `The equation has degree $${degree}$ in ${letter}, so it has at most $${degree}$ solutions, and these are all.`,
    );
  const most = zerosOfPower(p, unknown, budget);
  if (most === roots.length)
    return verified(
      most === 1
        ? `Only one power of ${letter} is left, with an odd exponent: it takes every value once, so there is no other real solution.`
        : `Only one power of ${letter} is left, with an even exponent: it takes every value at most twice, so there are no other real solutions.`,
    );
  if (most !== null) return refuted("Solutions are missing.");
  if (variablesOf(p).some((name) => name.startsWith("#"))) return UNCHECKED;
  const places = comparedCounts(p, { unknown, roots, budget });
  return places === null
    ? refuted("Solutions are missing.")
    : spotChecked(`At $${places}$ choices of the other letters the equation has no other real solution.`);
}
