import type { Budget } from "../types";
import { divide, fromInt, isZero, multiply, type Rational, subtract } from "./rational";

/** The numbers by which the columns must be multiplied to add up to the right side, by elimination.
 * @returns null when there is not exactly one solution */
export function solveLinear(
  columns: readonly (readonly Rational[])[],
  right: readonly Rational[],
  budget: Budget,
): Rational[] | null {
  const size = columns.length;
  const height = Math.max(size, right.length, ...columns.map((column) => column.length));
  const rows = Array.from({ length: height }, (_, row) => [
    ...columns.map((column) => column[row] ?? fromInt(0)),
    right[row] ?? fromInt(0),
  ]);
  for (let column = 0; column < size; column += 1) {
    budget.spend(size * height);
    const pivot = rows.findIndex((row, at) => at >= column && !isZero(row[column] as Rational));
    if (pivot < 0) return null;
    [rows[column], rows[pivot]] = [rows[pivot] as Rational[], rows[column] as Rational[]];
    const lead = rows[column] as Rational[];
    const scale = lead[column] as Rational;
    rows[column] = lead.map((value) => divide(value, scale));
    for (const [at, row] of rows.entries()) {
      const factor = row[column] as Rational;
      if (at === column || isZero(factor)) continue;
      rows[at] = row.map((value, place) =>
        subtract(value, multiply(factor, (rows[column] as Rational[])[place] as Rational)),
      );
    }
  }
  const consistent = rows.slice(size).every((row) => isZero(row[size] as Rational));
  return consistent ? rows.slice(0, size).map((row) => row[size] as Rational) : null;
}
