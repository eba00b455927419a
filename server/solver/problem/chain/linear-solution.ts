import type { Relation } from "../../expression/ast";
import { constantValue, polynomialOf, subtractPolynomials, totalDegree } from "../../expression/polynomial";
import {
  divide,
  fromInt,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import type { Budget } from "../../types";

type Row = readonly Rational[];

/** The one solution of linear equations in the given letters, by elimination.
 * @returns values in the order of the letters; null when an equation is not linear, another letter occurs, or there is
 *   not exactly one solution
 * @throws {LimitReached} */
export function linearSolution(
  equations: readonly Relation[],
  letters: readonly string[],
  budget: Budget,
): Rational[] | null {
  const rows: Row[] = [];
  for (const equation of equations) {
    const row = rowOf(equation, letters, budget);
    if (!row) return null;
    rows.push(row);
  }
  return eliminated(rows, letters.length, budget);
}

/** The coefficients of the letters and then the constant on the right. */
function rowOf({ left, right }: Relation, letters: readonly string[], budget: Budget): Row | null {
  const sides = [polynomialOf(left, budget), polynomialOf(right, budget)];
  const [a, b] = sides;
  if (!a || !b) return null;
  const difference = subtractPolynomials(a, b);
  const row = Array.from({ length: letters.length + 1 }, () => ZERO);
  for (const term of difference.terms) {
    const degree = totalDegree(term);
    const at = degree === 0 ? letters.length : letters.findIndex((name) => term.exponents[name] === 1);
    if (degree > 1 || at < 0) return null;
    row[at] = degree === 0 ? negate(constantValue({ terms: [term] }) ?? ZERO) : term.coefficient;
  }
  return row;
}

function eliminated(start: readonly Row[], unknowns: number, budget: Budget): Rational[] | null {
  let rows = [...start];
  for (let column = 0; column < unknowns; column += 1) {
    const pivot = rows.findIndex((row, at) => at >= column && !isZero(row[column] ?? ZERO));
    if (pivot < 0) return null;
    const lead = (rows[pivot] as Row)[column] as Rational;
    const unit = (rows[pivot] as Row).map((entry) => divide(entry, lead));
    const others = rows.filter((_, at) => at !== pivot);
    budget.spend(rows.length * (unknowns + 1));
    const cleared = others.map((row) => {
      const factor = row[column] as Rational;
      return row.map((entry, at) => subtract(entry, multiply(factor, unit[at] as Rational)));
    });
    rows = [...cleared.slice(0, column), unit, ...cleared.slice(column)];
  }
  const fits = rows.slice(unknowns).every((row) => row.every(isZero));
  return fits ? rows.slice(0, unknowns).map((row) => row[unknowns] ?? fromInt(0)) : null;
}
