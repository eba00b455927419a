import { charge } from "../ledger";
import type { Expression, ProductNode, Relation, RelationOperator } from "./ast";
import { isNegative, isOne, isZero, negate, ONE, type Rational, rational, ZERO } from "./rational";

/** Constructors that keep the tree's conventions: sums and products are flat and have at least two members,
 * numbers are never negative. They arrange; they do not calculate. */

export const symbol = (name: string): Expression => ({ kind: "symbol", name });
export const int = (n: number | bigint): Expression => number(rational(BigInt(n)));

/** An integer or fraction literal for an exact value: a number, a quotient of numbers, or the negation of one.
 * @example number(rational(-3n, 4n)) // negation(quotient(3, 4)) */
export function number(value: Rational): Expression {
  if (isNegative(value)) return { kind: "negation", operand: number(negate(value)) };
  if (value.d === 1n) return { kind: "number", value };
  return {
    kind: "quotient",
    numerator: { kind: "number", value: { n: value.n, d: 1n } },
    denominator: { kind: "number", value: { n: value.d, d: 1n } },
  };
}

export function sum(terms: readonly Expression[]): Expression {
  const flat = terms.flatMap((term) => (term.kind === "sum" ? term.terms : [term]));
  charge(flat.length);
  if (flat.length === 0) return { kind: "number", value: ZERO };
  return flat.length === 1 ? (flat[0] as Expression) : { kind: "sum", terms: flat };
}

export function product(factors: readonly Expression[], explicit?: boolean): Expression {
  const flat = factors.flatMap((factor) => (factor.kind === "product" ? factor.factors : [factor]));
  charge(flat.length);
  if (flat.length === 0) return { kind: "number", value: ONE };
  if (flat.length === 1) return flat[0] as Expression;
  const node: ProductNode = { kind: "product", factors: flat };
  return explicit ? { ...node, explicit } : node;
}

export const negation = (operand: Expression): Expression => ({ kind: "negation", operand });
export const quotient = (numerator: Expression, denominator: Expression): Expression => ({
  kind: "quotient",
  numerator,
  denominator,
});
export const power = (base: Expression, exponent: Expression): Expression => ({
  kind: "power",
  base,
  exponent,
});
export const root = (radicand: Expression, index = 2n): Expression => ({ kind: "root", radicand, index });
export const imaginaryUnit: Expression = { kind: "constant", name: "i" };
export const relation = (left: Expression, operator: RelationOperator, right: Expression): Relation => ({
  kind: "relation",
  operator,
  left,
  right,
});
export const equation = (left: Expression, right: Expression): Relation => relation(left, "=", right);

/** coefficient · rest, as it is written by hand: 1x is x, -1x is -x, 0x is 0. */
export function scaled(coefficient: Rational, rest: Expression): Expression {
  if (isZero(coefficient)) return int(0);
  if (isNegative(coefficient)) return negation(scaled(negate(coefficient), rest));
  return isOne(coefficient) ? rest : product([number(coefficient), rest]);
}
