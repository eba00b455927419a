import type { Expression } from "../../expression/ast";
import { bounded } from "../../expression/bounded-power";
import { int, number, power, product, sum } from "../../expression/build";
import { fromCoefficients, type Polynomial, univariateCoefficients } from "../../expression/polynomial";
import { add, divide, isOne, isZero, multiply, negate, type Rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";

/** The number for which a divisor of degree 1 is zero; null for any other divisor. */
export function rootOf(divisor: Polynomial, name: string): Rational | null {
  const [constant, slope, ...higher] = univariateCoefficients(divisor, name) ?? [];
  return constant && slope && higher.length === 0 && !isZero(slope) ? negate(divide(constant, slope)) : null;
}

/** The remainder theorem: dividing by x - c leaves the value at c. */
export function substituteRoot(
  dividend: Polynomial,
  { root, divisor, name }: { readonly root: Rational; readonly divisor: Expression; readonly name: string },
  budget: Budget,
): { readonly steps: readonly Step[]; readonly remainder: Rational } | null {
  const coefficients = univariateCoefficients(dividend, name);
  if (!coefficients) return null;
  budget.spend(coefficients.length);
  const remainder = coefficients.reduceRight((value, c) => bounded(add(multiply(value, root), c)), ZERO);
  const shown = toLatex(number(root));
  return {
    remainder,
    steps: [
      {
        rule: "substitute-root",
        title: `Put $${name} = ${shown}$ into the polynomial.`,
        latex: toLatex(withValue(coefficients, root)),
        why: `$${toLatex(divisor)}$ is $0$ there, so the multiple of it vanishes and only the remainder is left.`,
      },
      {
        rule: "value-is-remainder",
        title: "Work out the value: it is the remainder.",
        latex: toLatex(number(remainder)),
        why: `The remainder theorem: the value at $${shown}$ is the remainder of the division by $${toLatex(divisor)}$.`,
      },
    ],
  };
}

/** The polynomial with the number in brackets where the letter stands. */
function withValue(coefficients: readonly Rational[], value: Rational): Expression {
  const terms = coefficients.flatMap((coefficient, exponent) => {
    if (isZero(coefficient)) return [];
    const size = coefficient.n < 0n ? negate(coefficient) : coefficient;
    const base = number(value);
    const raised = exponent === 1 ? base : power(base, int(exponent));
    const parts = exponent === 0 ? [number(size)] : isOne(size) ? [raised] : [number(size), raised];
    const term = product(parts, true);
    return [coefficient.n < 0n ? ({ kind: "negation", operand: term } as const) : term];
  });
  return sum(terms.reverse());
}

/** The quotient of the division by x - c, by the same sums. */
export function syntheticQuotient(
  dividend: Polynomial,
  { root, lead, name }: { readonly root: Rational; readonly lead: Rational; readonly name: string },
): Polynomial | null {
  const coefficients = univariateCoefficients(dividend, name);
  if (!coefficients) return null;
  const row: Rational[] = [];
  for (const c of [...coefficients].reverse()) row.push(add(multiply(row.at(-1) ?? ZERO, root), c));
  const quotient = row.slice(0, -1).map((c) => divide(c, lead));
  return fromCoefficients(quotient.reverse(), name);
}
