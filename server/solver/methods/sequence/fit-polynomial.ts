import type { Expression } from "../../expression/ast";
import { int, number, power, scaled, sum, symbol } from "../../expression/build";
import {
  add,
  equals,
  fromInt,
  isZero,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { type Fit, type Fitting, row } from "./fit";

const HIGHEST_DEGREE = 6;

/** Terms whose differences, taken again and again, become the same: a polynomial in the position. One difference
 * more than needed has to confirm it. */
export const fitPolynomial: Fitting = (values) => {
  const rows: (readonly Rational[])[] = [values];
  for (let degree = 0; degree <= HIGHEST_DEGREE; degree++) {
    const last = rows[degree] as readonly Rational[];
    if (last.length < 2) return null;
    if (last.every((value) => equals(value, last[0] as Rational)))
      return degree < 2 ? null : polynomialFit(rows);
    rows.push(last.slice(1).map((value, i) => subtract(value, last[i] as Rational)));
  }
  return null;
};

/** The polynomial with these rows of differences, by Newton's forward formula. */
function polynomialFit(rows: readonly (readonly Rational[])[]): Fit {
  const coefficients = newton(rows.map((line) => line[0] as Rational));
  return {
    shape: "polynomial",
    at: (n) => coefficients.reduceRight((total, c) => add(multiply(total, fromInt(n)), c), ZERO),
    formula: (index) => polynomialIn(coefficients, index),
    steps: rows
      .slice(1)
      .map((line, i) => differencesStep(line, { order: i + 1, last: i === rows.length - 2 })),
  };
}

/** Σ dₖ · C(n − 1, k), multiplied out: coefficients by ascending power of n. */
function newton(differences: readonly Rational[]): Rational[] {
  let basis: Rational[] = [fromInt(1)];
  let total: Rational[] = [];
  differences.forEach((difference, k) => {
    const part = basis.map((c) => multiply(c, difference));
    const size = Math.max(total.length, part.length);
    total = Array.from({ length: size }, (_, i) => add(total[i] ?? ZERO, part[i] ?? ZERO));
    // The next basis is this one times (n − 1 − k)/(k + 1).
    const shift = fromInt(-1 - k);
    const raised = [ZERO, ...basis];
    basis = raised.map((c, i) =>
      multiply(add(c, multiply(shift, basis[i] ?? ZERO)), rational(1n, BigInt(k + 1))),
    );
  });
  while (total.length > 1 && isZero(total.at(-1) as Rational)) total.pop();
  return total;
}

/** A polynomial by falling powers. */
function polynomialIn(coefficients: readonly Rational[], index: string): Expression {
  const terms = coefficients
    .map((c, degree) => ({ c, degree }))
    .filter(({ c }) => !isZero(c))
    .reverse()
    .map(({ c, degree }) => {
      if (degree === 0) return number(c);
      return scaled(c, degree === 1 ? symbol(index) : power(symbol(index), int(degree)));
    });
  return terms.length === 0 ? int(0) : sum(terms);
}

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth"];

function differencesStep(line: readonly Rational[], { order, last }: { order: number; last: boolean }): Step {
  const name = `${ORDINALS[order] ?? `${order}th`} differences`;
  return {
    rule: "differences",
    title: last ? `The ${name} are all the same.` : `Take the ${name}.`,
    latex: row(line.map((value) => toLatex(number(value)))),
    why: last
      ? `That makes the terms a polynomial of degree $${order}$ in the position.`
      : "Take each number of the row above away from the one after it.",
  };
}
