import { evaluateExact } from "../expression/evaluate-exact";
import {
  add,
  divide,
  equals,
  isOne,
  isZero,
  multiply,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../expression/rational";
import type { MatrixOperation, RowOperation } from "../tasks/matrix";
import type { Budget, Check } from "../types";
import { refuted, verified } from "./obligations";

type Grid = Rational[][];

/** Checks row operations: told ones by multiplying with the matrices that stand for them, a cleared column by what
 * was added to each row, reduced form by its shape and the rows it is made of. */
export function verifyRowChange(
  first: Grid,
  operation: MatrixOperation,
  { grid, budget }: { readonly grid: Grid; readonly budget: Budget },
): Check {
  if (grid.length !== first.length || grid[0]?.length !== first[0]?.length)
    return refuted("The size has changed.");
  budget.spend(first.length ** 3);
  if (operation.kind === "row-operations") {
    const wanted = operation.operations.reduce<Grid | null>(
      (m, each) => m && applied(m, each, budget),
      first,
    );
    return wanted && same(wanted, grid)
      ? verified("Multiplying from the left by the matrix that stands for the operation gives the same.")
      : refuted("The operation gives another matrix.");
  }
  if (operation.kind === "clear-column") return checkCleared(first, grid);
  return operation.kind === "reduce" ? checkReduced(first, grid) : refuted("The answer is of another kind.");
}

const same = (a: Grid, b: Grid): boolean =>
  a.every((row, i) => row.every((each, j) => equals(each, b[i]?.[j] ?? each)));

/** The elementary matrix of the operation times m. */
function applied(m: Grid, operation: RowOperation, budget: Budget): Grid | null {
  const unit = m.map((_, i) => m.map((_, j) => (i === j ? ONE : ZERO)));
  const set = (i: number, j: number, value: Rational) => {
    const row = unit[i];
    if (row) row[j] = value;
  };
  if (operation.kind === "swap") {
    const { first, second } = operation;
    for (const [i, j] of [
      [first, second],
      [second, first],
    ] as const) {
      set(i, i, ZERO);
      set(i, j, ONE);
    }
  } else {
    const by = evaluateExact(operation.by, new Map(), budget);
    if (!by) return null;
    if (operation.kind === "scale") set(operation.row, operation.row, by);
    else set(operation.to, operation.from, by);
  }
  return unit.map((row) =>
    (m[0] ?? []).map((_, j) =>
      row.reduce((total, each, k) => add(total, multiply(each, m[k]?.[j] ?? ZERO)), ZERO),
    ),
  );
}

/** Each row differs from the old one by a multiple of the first, and begins with zero. */
function checkCleared(first: Grid, grid: Grid): Check {
  const top = first[0] ?? [];
  const fits = grid.every((row, i) => {
    if (i === 0) return row.every((each, j) => equals(each, top[j] ?? each));
    const gaps = row.map((each, j) => subtract(each, first[i]?.[j] ?? ZERO));
    const factor = divide(gaps[0] ?? ZERO, top[0] ?? ONE);
    return isZero(row[0] ?? ONE) && gaps.every((gap, j) => equals(gap, multiply(factor, top[j] ?? ZERO)));
  });
  return fits
    ? verified("Each changed row is the old one plus a multiple of the first row, and begins with $0$.")
    : refuted("A row is no such sum.");
}

/** Every leading entry is the only one in its column, and every old row is made of the new rows. */
function checkReduced(first: Grid, grid: Grid): Check {
  const leads = grid.map((row) => row.findIndex((each) => !isZero(each)));
  const real = leads.filter((at) => at >= 0);
  const ordered = leads.every((at, i) =>
    at < 0 ? leads.slice(i).every((other) => other < 0) : i === 0 || at > (leads[i - 1] ?? -1),
  );
  const alone = real.every((at, i) =>
    grid.every((row, k) => (k === i ? isOne(row[at] as Rational) : isZero(row[at] as Rational))),
  );
  const made = first.every((row) =>
    row.every((each, j) =>
      equals(
        each,
        real.reduce((total, at, i) => add(total, multiply(row[at] as Rational, grid[i]?.[j] ?? ZERO)), ZERO),
      ),
    ),
  );
  return ordered && alone && made && rank(first) === real.length
    ? verified(
        "Each leading $1$ is alone in its column, and the old rows are sums of multiples of the new ones.",
      )
    : refuted("It is not the reduced form.");
}

function rank(m: Grid): number {
  const rows = m.map((row) => [...row]);
  let count = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const at = rows.findIndex((row, i) => i >= count && !isZero(row[column] as Rational));
    if (at < 0) continue;
    [rows[count], rows[at]] = [rows[at] as Rational[], rows[count] as Rational[]];
    const pivot = rows[count] as Rational[];
    for (let i = count + 1; i < rows.length; i += 1) {
      const factor = divide(rows[i]?.[column] as Rational, pivot[column] as Rational);
      rows[i] = (rows[i] as Rational[]).map((each, j) =>
        subtract(each, multiply(factor, pivot[j] as Rational)),
      );
    }
    count += 1;
  }
  return count;
}
