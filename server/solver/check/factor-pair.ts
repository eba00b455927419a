import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import { polynomialOf, univariateCoefficients, variablesOf } from "../expression/polynomial";
import { add, equals, isOne, multiply, type Rational } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";

const written = (value: Rational): string => toLatex(number(value));
const bracketed = (value: Rational): string => (value.n < 0n ? `(${written(value)})` : written(value));

/** What is wrong with a pair of factors (x + p)(x + q) of x² + bx + c: p and q have to multiply to c and to add to b.
 * Only numbers of the question and of the answer are told.
 * @returns null where anything else was to be factored, or something else was answered */
export function wrongPair(question: Expression, answer: Expression, budget: Budget): string | null {
  const asked = polynomialOf(question, budget);
  const [name, ...more] = asked ? variablesOf(asked) : [];
  const wanted = asked && name !== undefined && univariateCoefficients(asked, name);
  const pair = name === undefined || more.length > 0 ? null : pairIn(answer, name, budget);
  if (!wanted || !pair || wanted.length !== 3) return null;
  const [c, b, a] = wanted as [Rational, Rational, Rational];
  const [p, q] = pair;
  const [product, sum] = [multiply(p, q), add(p, q)];
  if (!isOne(a) || (equals(product, c) && equals(sum, b))) return null;
  const [multiplied, added] = [
    `$${written(p)} \\cdot ${bracketed(q)} = ${written(product)}$`,
    `$${written(p)} + ${bracketed(q)} = ${written(sum)}$`,
  ];
  if (equals(product, c))
    return `Your pair has the right product, ${multiplied}, but ${added}, and the sum has to be $${written(b)}$.`;
  if (equals(sum, b))
    return `Your pair has the right sum, ${added}, but ${multiplied}, and the product has to be $${written(c)}$.`;
  return `The numbers of your pair have to multiply to $${written(c)}$ and to add to $${written(b)}$; yours give ${multiplied} and ${added}.`;
}

/** p and q in (x + p)(x + q). */
function pairIn(answer: Expression, name: string, budget: Budget): readonly [Rational, Rational] | null {
  if (answer.kind !== "product" || answer.factors.length !== 2) return null;
  const ends = answer.factors.map((factor) => {
    const polynomial = polynomialOf(factor, budget);
    const [end, slope, ...higher] = (polynomial && univariateCoefficients(polynomial, name)) ?? [];
    return end && slope && isOne(slope) && higher.length === 0 ? end : null;
  });
  const [p, q] = ends;
  return p && q ? [p, q] : null;
}
