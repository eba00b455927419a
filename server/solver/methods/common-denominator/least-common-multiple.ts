import { type Factor, type Factorization, factorPolynomial } from "../../expression/factorization";
import { equalPolynomials, type Polynomial, totalDegree } from "../../expression/polynomial";
import { absolute, fromInt, isInteger, lcm } from "../../expression/rational";
import type { Budget } from "../../types";

/** Beyond this degree a factorisation takes too long to be waited for. */
const MOST_DEGREE = 24;

/** Whether a polynomial is not zero and of a degree that can be factored quickly. */
export const isSmall = ({ terms: [first] }: Polynomial): boolean =>
  first !== undefined && totalDegree(first) <= MOST_DEGREE;

/** Each polynomial factored, its sign left out; null when a coefficient is not whole or a
 * degree too high. */
export function factorEach(polynomials: readonly Polynomial[], budget: Budget): Factorization[] | null {
  if (!polynomials.every(isSmall)) return null;
  const all = polynomials.map((p) => {
    const { content, factors } = factorPolynomial(p, budget);
    return { content: absolute(content), factors };
  });
  return all.every(({ content }) => isInteger(content)) ? all : null;
}

/** Every factor that occurs, as often as it occurs most. */
export function leastCommonMultiple(all: readonly Factorization[]): Factorization {
  const factors: Factor[] = [];
  for (const factor of all.flatMap((one) => one.factors)) {
    const at = factors.findIndex(({ polynomial }) => equalPolynomials(polynomial, factor.polynomial));
    const known = factors[at];
    if (!known) factors.push(factor);
    else if (known.multiplicity < factor.multiplicity) factors[at] = factor;
  }
  const content = all.reduce((number, one) => lcm(number, one.content.n), 1n);
  const isLetter = ({ polynomial }: Factor) => polynomial.terms.length === 1;
  return {
    content: fromInt(content),
    factors: [...factors.filter(isLetter), ...factors.filter((factor) => !isLetter(factor))],
  };
}
