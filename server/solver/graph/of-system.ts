import type { Expression, Relation } from "../expression/ast";
import { equation, int, negation, power, product, quotient, root, sum, symbol } from "../expression/build";
import {
  constantValue,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  scalePolynomial,
  subtractPolynomials,
} from "../expression/polynomial";
import { divide, isZero, ONE } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Graph } from "../types";
import { type Curve, curveOf, graphFrom, type Mark } from "./plot";

/** Two equations in two letters as curves, the alphabetically first letter across, with the points they share. */
export function ofSystem(
  equations: readonly Relation[],
  value: AnswerValue,
  budget: Budget,
): Graph | undefined {
  const letters = [...new Set(equations.flatMap(symbolsOf))].sort();
  const [across, up] = letters;
  const marks = across && up && letters.length === 2 ? marksOf(value, across, up) : null;
  if (!marks || !across || !up || equations.length !== 2) return undefined;
  return graphFrom({ curves: equations.flatMap((each) => branchesOf(each, { across, up, budget })), marks });
}

/** The common points; null for an answer of another kind. */
function marksOf(value: AnswerValue, across: string, up: string): Mark[] | null {
  if (value.kind === "none") return [];
  if (value.kind !== "point" && value.kind !== "points") return null;
  const [i, j] = [value.unknowns.indexOf(across), value.unknowns.indexOf(up)];
  const points = value.kind === "point" ? [value.values] : value.points;
  return points.flatMap((values) => {
    const [x, y] = [values[i], values[j]];
    return x && y ? [{ x, y }] : [];
  });
}

interface Setting {
  readonly across: string;
  readonly up: string;
  readonly budget: Budget;
}

/** An equation solved for the letter that goes up: one curve, or the upper and the lower half of one that holds its
 * square; [null] when it cannot be drawn so. */
function branchesOf(relation: Relation, { across, up, budget }: Setting): (Curve | null)[] {
  const { left, right } = relation;
  const own = (e: Expression) => e.kind === "symbol" && e.name === up;
  const solved = own(left) ? right : own(right) ? left : null;
  if (solved && !symbolsOf(solved).includes(up)) return [named(solved, across, up)];
  const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
  const parts = l && r && coefficientsIn(subtractPolynomials(l, r), up);
  if (!parts) return [null];
  const [c, b, a] = parts;
  if (!b || !c) return [null];
  if (!a) return [named(ratio(negatePolynomial(c), b), across, up)];
  return halvesOf(a, b, c).map((half, i) => curveOf(half, across, i === 0 ? toLatex(relation) : ""));
}

/** The two solutions of ax² + bx + c = 0. */
function halvesOf(a: Polynomial, b: Polynomial, c: Polynomial): Expression[] {
  if (b.terms.length === 0) {
    const half = root(ratio(negatePolynomial(c), a));
    return [half, negation(half)];
  }
  const [x, y, z] = [a, b, c].map(polynomialToExpression) as [Expression, Expression, Expression];
  const radical = root(sum([power(y, int(2)), negation(product([int(4), x, z], true))]));
  return [radical, negation(radical)].map((term) =>
    quotient(sum([negation(y), term]), product([int(2), x], true)),
  );
}

const named = (e: Expression, across: string, up: string): Curve | null =>
  curveOf(e, across, toLatex(equation(symbol(up), e)));

/** Divided out where the divisor is a number. */
function ratio(top: Polynomial, bottom: Polynomial): Expression {
  const divisor = constantValue(bottom);
  return divisor && !isZero(divisor)
    ? polynomialToExpression(scalePolynomial(top, divide(ONE, divisor)))
    : quotient(polynomialToExpression(top), polynomialToExpression(bottom));
}

/** Coefficients by ascending exponent of a letter, themselves polynomials in the other letters. */
function coefficientsIn(p: Polynomial, name: string): Polynomial[] | null {
  const degree = Math.max(0, ...p.terms.map(({ exponents }) => exponents[name] ?? 0));
  if (degree === 0 || degree > 2) return null;
  return Array.from({ length: degree + 1 }, (_, exponent) => {
    const terms = p.terms.filter(({ exponents }) => (exponents[name] ?? 0) === exponent);
    return {
      terms: terms.map(({ coefficient, exponents: { [name]: _own, ...exponents } }) => ({
        coefficient,
        exponents,
      })),
    };
  });
}
