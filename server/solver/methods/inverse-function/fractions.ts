import type { Expression } from "../../expression/ast";
import { quotient } from "../../expression/build";
import {
  degreeIn,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  subtractPolynomials,
  variablePolynomial,
} from "../../expression/polynomial";
import { coefficientsIn } from "../../expression/polynomial-gcd";
import { isNegative } from "../../expression/rational";
import type { Budget } from "../../types";
import { opposite } from "../undo-operations/written-value";

/** The inverse of (ay + b)/(cy + d), solved for y with x on the other side: (b − dx)/(cx − a).
 * @returns null for other fractions */
export function inverseOfFraction(
  body: Expression,
  { letter, input, budget }: { readonly letter: string; readonly input: string; readonly budget: Budget },
): Expression | null {
  if (body.kind !== "quotient") return null;
  const top = polynomialOf(body.numerator, budget);
  const bottom = polynomialOf(body.denominator, budget);
  if (!top || !bottom || degreeIn(top, letter) > 1 || degreeIn(bottom, letter) !== 1) return null;
  const [b, a] = parts(top, letter);
  const [d, c] = parts(bottom, letter);
  const times = (p: Polynomial) => multiplyPolynomials(variablePolynomial(input), p, budget);
  let above = subtractPolynomials(b, times(d));
  let below = subtractPolynomials(times(c), a);
  if (above.terms.length === 0 || below.terms.length === 0) return null;
  if (
    above.terms.every(negative) ||
    (above.terms[0] && negative(above.terms[0]) && !below.terms.every((t) => !negative(t)))
  ) {
    above = negatePolynomial(above);
    below = negatePolynomial(below);
  }
  return quotient(written(above), written(below));
}

const ZERO: Polynomial = { terms: [] };
function parts(p: Polynomial, letter: string): readonly [Polynomial, Polynomial] {
  const [rest = ZERO, lead = ZERO] = coefficientsIn(p, letter);
  return [rest, lead];
}

const negative = (term: Polynomial["terms"][number]): boolean => isNegative(term.coefficient);

/** 1 − x rather than −x + 1. */
function written(p: Polynomial): Expression {
  const [first] = p.terms;
  const turned = first && negative(first) && p.terms.some((term) => !negative(term));
  return turned ? opposite(polynomialToExpression(negatePolynomial(p))) : polynomialToExpression(p);
}
