import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  add,
  divide,
  equals,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../expression/rational";
import type { MatrixRows, MatrixTask } from "../tasks/matrix";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { verifyCombination } from "./matrix-combination";
import { verifyRowChange } from "./matrix-rows";

export type Grid = Rational[][];

export const refuted = (reason: string): Check => ({ status: "refuted", reason });
export const verified = (sentence: string): Check => ({ status: "verified", evidence: [sentence] });

/** Checks work with matrices by another route: elimination for determinants, the product with the question for
 * inverses, vectors for products and sums. */
export function verifyMatrix(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "matrix") return refuted("This is no matrix.");
  const grids = problem.matrices.map(({ rows }) => gridOf(rows, budget));
  const [first] = grids;
  if (!first || grids.includes(null)) return { status: "unchecked", evidence: [] };
  const { operation } = problem;
  if (operation.kind === "combine")
    return verifyCombination(problem, value, { grids: grids as Grid[], budget });
  if (value.kind === "expression") return checkNumber(first, operation, { value: value.expression, budget });
  if (operation.kind === "inverse" && value.kind === "word")
    return isZero(eliminated(first))
      ? verified("Elimination leaves a row of zeros, so the determinant is $0$ and there is no inverse.")
      : refuted("There is an inverse.");
  const grid = value.kind === "matrix" ? gridOf(value.rows, budget) : null;
  if (!grid) return refuted("The answer is of another kind.");
  if (operation.kind === "inverse")
    return isIdentity(timesGrid(first, grid))
      ? verified("The matrix times the answer is the identity matrix.")
      : refuted("The product is not the identity.");
  if (operation.kind === "transpose") {
    const same =
      grid.length === first[0]?.length &&
      grid.every(
        (row, i) => row.length === first.length && row.every((each, j) => equals(each, first[j]?.[i] ?? ONE)),
      );
    return same
      ? verified("Every entry stands in the place with row and column exchanged.")
      : refuted("An entry is in the wrong place.");
  }
  return verifyRowChange(first, operation, { grid, budget });
}

/** Null when an entry is no rational number. */
export function gridOf(rows: MatrixRows, budget: Budget): Grid | null {
  const grid = rows.map((row) => row.map((each) => evaluateExact(each, new Map(), budget)));
  return grid.every((row) => row.every((each) => each !== null)) ? (grid as Grid) : null;
}

function checkNumber(
  first: Grid,
  operation: MatrixTask["operation"],
  { value, budget }: { readonly value: Expression; readonly budget: Budget },
): Check {
  const given = evaluateExact(value, new Map(), budget);
  const isEntry = operation.kind === "minor" || operation.kind === "cofactor";
  if (!given || (!isEntry && operation.kind !== "determinant"))
    return refuted("The answer is of another kind.");
  budget.spend(first.length ** 3);
  const part = isEntry
    ? first.filter((_, i) => i !== operation.row).map((row) => row.filter((_, j) => j !== operation.column))
    : first;
  const size = eliminated(part);
  const turn = operation.kind === "cofactor" && (operation.row + operation.column) % 2 === 1;
  return equals(given, turn ? negate(size) : size)
    ? verified(
        "Elimination to a triangle gives the same number: the product of the diagonal, with a change of sign for every swap of rows.",
      )
    : refuted("Elimination gives another number.");
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

const isIdentity = (m: Grid): boolean =>
  m.every((row, i) => row.length === m.length && row.every((each, j) => equals(each, i === j ? ONE : ZERO)));
