import { evaluateExact } from "../expression/evaluate-exact";
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../expression/rational";
import type { MatrixRows } from "../tasks/matrix";
import type { Budget } from "../types";

/** Rows of numbers. */
export type Grid = Rational[][];

/** Null when an entry is no rational number. */
export function gridOf(rows: MatrixRows, budget: Budget): Grid | null {
  const grid = rows.map((row) => row.map((each) => evaluateExact(each, new Map(), budget)));
  return grid.every((row) => row.every((each) => each !== null)) ? (grid as Grid) : null;
}

/** The determinant by elimination. */
export function eliminated(m: Grid): Rational {
  const rows = m.map((row) => [...row]);
  let result = ONE;
  for (let k = 0; k < rows.length; k += 1) {
    const found = rows.findIndex((row, i) => i >= k && !isZero(row[k] as Rational));
    if (found < 0) return ZERO;
    if (found !== k) {
      [rows[k], rows[found]] = [rows[found] as Rational[], rows[k] as Rational[]];
      result = negate(result);
    }
    const pivot = rows[k] as Rational[];
    result = multiply(result, pivot[k] as Rational);
    for (let i = k + 1; i < rows.length; i += 1) {
      const row = rows[i] as Rational[];
      const factor = divide(row[k] as Rational, pivot[k] as Rational);
      rows[i] = row.map((each, j) => subtract(each, multiply(factor, pivot[j] as Rational)));
    }
  }
  return result;
}

export const timesGrid = (a: Grid, b: Grid): Grid =>
  a.map((row) =>
    (b[0] ?? []).map((_, j) =>
      row.reduce((total, each, k) => add(total, multiply(each, b[k]?.[j] ?? ZERO)), ZERO),
    ),
  );
