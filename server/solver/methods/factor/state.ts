import type { Expression } from "../../expression/ast";
import { int, negation, number, power, product } from "../../expression/build";
import type { Factor } from "../../expression/factorization";
import {
  equalPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialToExpression,
} from "../../expression/polynomial";
import { absolute, isNegative, isOne, negate, type Rational } from "../../expression/rational";

/** How far a polynomial is factored: number · ∏ factors. */
export interface FactorState {
  readonly number: Rational;
  readonly factors: readonly Factor[];
}

/** The state with equal factors counted together. */
export function mergeFactors({ number: content, factors }: FactorState): FactorState {
  const merged: Factor[] = [];
  for (const factor of factors) {
    const at = merged.findIndex(({ polynomial }) => equalPolynomials(polynomial, factor.polynomial));
    const known = merged[at];
    if (known) merged[at] = { ...known, multiplicity: known.multiplicity + factor.multiplicity };
    else merged.push(factor);
  }
  return { number: content, factors: merged };
}

/** How brackets are written: by falling powers, or by rising ones where the exercise starts with the number. */
export type Direction = "falling" | "rising";

/** The state as a product. With a minus sign in front and rising powers, one bracket takes the sign: 13 - x.
 * @param replaced an expression to stand for one of the polynomials, brackets included */
export function writeState(
  state: FactorState,
  direction: Direction,
  replaced?: { readonly polynomial: Polynomial; readonly by: Expression },
): Expression {
  let { number: content } = state;
  const turned = isNegative(content) && direction === "rising" && !replaced ? turnable(state.factors) : -1;
  if (turned >= 0) content = negate(content);
  const written = state.factors.map(({ polynomial, multiplicity }, i) => {
    const base =
      replaced && equalPolynomials(polynomial, replaced.polynomial)
        ? replaced.by
        : inDirection(i === turned ? negatePolynomial(polynomial) : polynomial, direction);
    return multiplicity === 1 ? base : power(base, int(multiplicity));
  });
  const size = absolute(content);
  const factors = isOne(size) && written.length > 0 ? written : [number(size), ...written];
  return isNegative(content) ? negation(product(factors)) : product(factors);
}

/** The first bracket that may be turned round: taken an odd number of times, ending in a positive term then. */
const turnable = (factors: readonly Factor[]): number =>
  factors.findIndex(({ polynomial: { terms }, multiplicity }) => {
    const last = terms[terms.length - 1];
    return multiplicity % 2 === 1 && terms.length > 1 && last !== undefined && isNegative(last.coefficient);
  });

const inDirection = (p: Polynomial, direction: Direction): Expression =>
  polynomialToExpression(direction === "rising" ? { terms: [...p.terms].reverse() } : p);
