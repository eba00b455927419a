import type { Expression, Relation } from "../../expression/ast";
import { equation, scaled, sum, symbol } from "../../expression/build";
import { polynomialOf, subtractPolynomials, totalDegree } from "../../expression/polynomial";
import {
  gcd,
  isNegative,
  isZero,
  lcm,
  multiply,
  negate,
  type Rational,
  rational,
  ZERO,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";
import { literal } from "../linear-equation/number-style";

/** A linear equation: ∑ coefficients[i] · variables[i] = constant. */
export interface Row {
  readonly coefficients: readonly Rational[];
  readonly constant: Rational;
}

/** The equation as a row over these variables; null when it is not linear in them with rational coefficients. */
export function rowOf(relation: Relation, variables: readonly string[], budget: Budget): Row | null {
  const left = polynomialOf(relation.left, budget);
  const right = polynomialOf(relation.right, budget);
  if (relation.operator !== "=" || !left || !right) return null;
  const { terms } = subtractPolynomials(left, right);
  if (terms.some((term) => totalDegree(term) > 1)) return null;
  const at = (name: string) => terms.find((term) => term.exponents[name] === 1)?.coefficient ?? ZERO;
  const free = terms.find((term) => totalDegree(term) === 0)?.coefficient ?? ZERO;
  return { coefficients: variables.map(at), constant: negate(free) };
}

/** The row times a number that makes it whole, without common factor, its first coefficient positive. */
export function wholeRow(row: Row): Row {
  const all = [...row.coefficients, row.constant];
  const denominators = all.reduce((d, value) => lcm(d, value.d), 1n);
  const common = all.reduce((g, value) => gcd(g, (value.n * denominators) / value.d), 0n);
  const lead = row.coefficients.find((value) => !isZero(value)) ?? row.constant;
  const sign = isNegative(lead) ? -1n : 1n;
  return common === 0n ? row : scaleRow(row, rational(sign * denominators, common));
}

/** The row with fractions cleared, otherwise as it was. */
export function clearedRow(row: Row): Row {
  const denominators = [...row.coefficients, row.constant].reduce((d, value) => lcm(d, value.d), 1n);
  return scaleRow(row, rational(denominators));
}

export const scaleRow = (row: Row, factor: Rational): Row => ({
  coefficients: row.coefficients.map((value) => multiply(value, factor)),
  constant: multiply(row.constant, factor),
});

/** a + factor · b */
export const addMultiple = (a: Row, b: Row, factor: Rational): Row => {
  const other = scaleRow(b, factor);
  const plus = (x: Rational, y: Rational) => rational(x.n * y.d + y.n * x.d, x.d * y.d);
  return {
    coefficients: a.coefficients.map((value, i) => plus(value, other.coefficients[i] ?? ZERO)),
    constant: plus(a.constant, other.constant),
  };
};

export const isZeroRow = (row: Row): boolean => row.coefficients.every(isZero);

/** The row as an equation: "3x - 4y = 10", "0 = 0". */
export function rowEquation(row: Row, variables: readonly string[]): Relation {
  return equation(combination(row.coefficients, variables), literal(row.constant, "fraction"));
}

/** ∑ coefficients · variables as it is written by hand, zero terms left out. */
export function combination(coefficients: readonly Rational[], variables: readonly string[]): Expression {
  const terms = variables.flatMap((name, i) => {
    const coefficient = coefficients[i] ?? ZERO;
    return isZero(coefficient) ? [] : [scaled(coefficient, symbol(name))];
  });
  return sum(terms);
}

/** Equations under one another behind a brace. */
export const casesLatex = (equations: readonly Relation[]): string =>
  equations.length === 1
    ? equations.map(toLatex).join("")
    : `\\begin{cases} ${equations.map(toLatex).join(" \\\\ ")} \\end{cases}`;

export const systemLatex = (rows: readonly Row[], variables: readonly string[]): string =>
  casesLatex(rows.map((row) => rowEquation(row, variables)));
