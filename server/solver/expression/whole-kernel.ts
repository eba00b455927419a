import type { Budget } from "../types";
import { add, divide, gcd, isZero, lcm, multiply, negate, type Rational, rational, ZERO } from "./rational";

/** The smallest positive whole vector that all rows annihilate, when it is unique. */
export function wholeKernel(rows: Rational[][], width: number, budget: Budget): bigint[] | null {
  const pivots = reduce(rows, width, budget);
  if (pivots.length !== width - 1) return null;
  const free = Array.from({ length: width }, (_, i) => i).find((i) => !pivots.includes(i)) as number;
  const values: Rational[] = Array.from({ length: width }, () => ZERO);
  values[free] = rational(1n);
  pivots.forEach((column, row) => {
    values[column] = negate((rows[row] as Rational[])[free] as Rational);
  });
  if (values.some((value) => value.n <= 0n)) return null;
  const common = values.reduce((product, { d }) => lcm(product, d), 1n);
  const whole = values.map(({ n, d }) => (n * common) / d);
  const shared = whole.reduce(gcd, 0n);
  return whole.map((each) => each / shared);
}

/** Gauss-Jordan elimination in place.
 * @returns the pivot columns, one for each leading row */
function reduce(rows: Rational[][], width: number, budget: Budget): number[] {
  const pivots: number[] = [];
  for (let column = 0; column < width; column += 1) {
    const top = pivots.length;
    const found = rows.findIndex((row, i) => i >= top && !isZero(row[column] as Rational));
    if (found < 0) continue;
    budget.spend(rows.length * width);
    [rows[top], rows[found]] = [rows[found] as Rational[], rows[top] as Rational[]];
    const lead = (rows[top] as Rational[])[column] as Rational;
    rows[top] = (rows[top] as Rational[]).map((value) => divide(value, lead));
    rows.forEach((row, i) => {
      const factor = row[column] as Rational;
      if (i === top || isZero(factor)) return;
      rows[i] = row.map((value, j) =>
        add(value, negate(multiply(factor, (rows[top] as Rational[])[j] as Rational))),
      );
    });
    pivots.push(column);
  }
  return pivots;
}
