import { add, isZero, multiply, negate, ONE, type Rational, ZERO } from "../expression/rational";
import type { Budget } from "../types";

/** Rows of equal length. */
export type Matrix = readonly (readonly Rational[])[];

/** The determinant of a square matrix by expansion along the first row; 1 for the empty one. */
export function determinant(matrix: Matrix, budget: Budget): Rational {
  budget.spend();
  const [first, ...rest] = matrix;
  if (!first) return ONE;
  return first.reduce<Rational>((total, entry, column) => {
    if (isZero(entry)) return total;
    const minor = determinant(
      rest.map((row) => row.filter((_, i) => i !== column)),
      budget,
    );
    const term = multiply(entry, minor);
    return add(total, column % 2 === 0 ? term : negate(term));
  }, ZERO);
}

/** The rank: the size of the largest square part whose determinant is not zero. */
export function rank(matrix: Matrix, budget: Budget): number {
  const width = matrix[0]?.length ?? 0;
  for (let size = Math.min(matrix.length, width); size > 0; size--) {
    const columns = subsets(width, size);
    const found = subsets(matrix.length, size).some((rows) =>
      columns.some((chosen) => {
        const part = rows.map((row) => chosen.map((column) => matrix[row]?.[column] ?? ZERO));
        return !isZero(determinant(part, budget));
      }),
    );
    if (found) return size;
  }
  return 0;
}

/** Every choice of `size` out of 0 … count - 1, ascending. */
export function subsets(count: number, size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  if (count < size) return [];
  const last = count - 1;
  return [...subsets(last, size), ...subsets(last, size - 1).map((chosen) => [...chosen, last])];
}
