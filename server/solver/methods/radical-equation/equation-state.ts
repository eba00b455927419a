import type { Expression } from "../../expression/ast";
import { equation, int, power, quotient, root, scaled, sum } from "../../expression/build";
import { type Polynomial, polynomialToExpression } from "../../expression/polynomial";
import { isNegative, rational } from "../../expression/rational";
import type { RootPart } from "../../expression/root-sum";
import { toLatex } from "../../printer/latex";
import type { Problem, Step } from "../../types";

export type Equation = Problem & { readonly task: "solve" };

/** Steps on the way to an equation without roots. */
export interface Cleared {
  readonly steps: readonly Step[];
  /** Left and right side without roots; null when it is clear that there is no solution. */
  readonly sides: readonly [Expression, Expression] | null;
}

export const shown = (left: Expression, right: Expression): string => toLatex(equation(left, right));

/** The root itself, without its coefficient: √(x + 1), or x^(2/3) as it was written. */
export function bareRoot({ radicand, index, power: exponent }: RootPart): Expression {
  const inside = polynomialToExpression(radicand);
  return exponent === 1n ? root(inside, index) : power(inside, quotient(int(exponent), int(index)));
}

export const writeRoot = (part: RootPart): Expression => scaled(part.coefficient, bareRoot(part));

/** Roots and a polynomial as one sum. */
export function writeSum(roots: readonly RootPart[], rest: Polynomial): Expression {
  const terms = roots.map(writeRoot);
  return sum(rest.terms.length > 0 || terms.length === 0 ? [...terms, polynomialToExpression(rest)] : terms);
}

export const isMinus = ({ coefficient }: RootPart): boolean => isNegative(coefficient);

export const ratio = (a: RootPart, b: RootPart) =>
  rational(a.coefficient.n * b.coefficient.d, a.coefficient.d * b.coefficient.n);
