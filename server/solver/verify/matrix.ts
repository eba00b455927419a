import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { add, equals, fromInt, isZero, negate, ONE, type Rational, ZERO } from "../expression/rational";
import type { MatrixRows, MatrixTask } from "../tasks/matrix";
import type { Budget, Check } from "../types";
import { inForm } from "./claims";
import { eigenvalueObligations } from "./eigenvalues";
import { eliminated, type Grid, gridOf, timesGrid } from "./grid";
import { checkCombination, misfits } from "./matrix-combination";
import { verifyRowChange } from "./matrix-rows";
import { checkCharacteristic, inPowers, nullSpaceObligations } from "./matrix-spaces";
import { exactly, type ProblemOf, refuted, UNCHECKED, type Verifier, verified, weakest } from "./obligations";
import { rank } from "./rank";

type Matrix = ProblemOf<"matrix">;

/** Checks work with matrices by another route: elimination for determinants, the product with the question for
 * inverses, vectors for products and sums. */
export const MATRIX: Verifier<"matrix"> = {
  expression: (problem, { expression }, budget) => ({
    value: () =>
      withFirst(problem, budget, (first) =>
        problem.operation.kind === "characteristic"
          ? checkCharacteristic(first, expression, budget)
          : checkNumber(first, problem.operation, { value: expression, budget }),
      ),
    form:
      problem.operation.kind === "characteristic"
        ? inPowers(expression, problem.form, budget)
        : inForm(expression, problem.form, budget),
  }),
  matrix: (problem, { rows }, budget) => ({
    entries: () =>
      weakest([() => checkEntries(problem, rows, budget), inForm(rows.flat(), problem.form, budget)]),
  }),
  points: (problem, value, budget) => nullSpaceObligations(problem, value, budget),
  word: (problem, { word }, budget) => ({ word: () => checkWord(problem, word, budget) }),
  roots: (problem, value, budget) =>
    eigenvalueObligations(problem.operation, { first: problem.matrices[0]?.rows ?? [], value, budget }),
};

function withFirst({ matrices }: Matrix, budget: Budget, check: (first: Grid) => Check): Check {
  const first = matrices[0] && gridOf(matrices[0].rows, budget);
  return first ? check(first) : UNCHECKED;
}

const gridsOf = ({ matrices }: Matrix, budget: Budget): Grid[] | null => {
  const grids = matrices.map(({ rows }) => gridOf(rows, budget));
  return grids.includes(null) ? null : (grids as Grid[]);
};

function checkWord(problem: Matrix, word: string, budget: Budget): Check {
  const { operation } = problem;
  if (operation.kind === "combine") {
    const grids = gridsOf(problem, budget);
    return grids ? misfits(problem, word, { grids, budget }) : UNCHECKED;
  }
  if (operation.kind === "null-space")
    return withFirst(problem, budget, (first) =>
      exactly(
        word === "only the zero vector" && rank(first, budget) === first[0]?.length,
        "The matrix takes other vectors to zero as well.",
      ),
    );
  return withFirst(problem, budget, (first) =>
    operation.kind === "inverse" && word === "no inverse" && isSquare(first) && isZero(eliminated(first))
      ? verified("Elimination leaves a row of zeros, so the determinant is $0$ and there is no inverse.")
      : refuted("The matrix has what is asked for."),
  );
}

const isSquare = (m: Grid): boolean => m.every((row) => row.length === m.length);

function checkEntries(problem: Matrix, rows: MatrixRows, budget: Budget): Check {
  const { operation } = problem;
  const grids = gridsOf(problem, budget);
  const [first] = grids ?? [];
  const grid = gridOf(rows, budget);
  if (!grids || !first || !grid) return UNCHECKED;
  if (grid.some((row) => row.length !== grid[0]?.length)) return refuted("The rows differ in length.");
  switch (operation.kind) {
    case "combine":
      return checkCombination(problem, grid, { grids, budget });
    case "inverse":
      return isSquare(first) && grid.length === first.length && isIdentity(timesGrid(first, grid))
        ? verified("The matrix times the answer is the identity matrix.")
        : refuted("The product is not the identity.");
    case "transpose":
      return isTransposed(first, grid)
        ? verified("Every entry stands in the place with row and column exchanged.")
        : refuted("An entry is in the wrong place.");
    default:
      return verifyRowChange(first, operation, { grid, budget });
  }
}

const isTransposed = (first: Grid, grid: Grid): boolean =>
  grid.length === first[0]?.length &&
  grid.every(
    (row, i) => row.length === first.length && row.every((each, j) => equals(each, first[j]?.[i] ?? ONE)),
  );

function checkNumber(
  first: Grid,
  operation: MatrixTask["operation"],
  { value, budget }: { readonly value: Expression; readonly budget: Budget },
): Check {
  const given = evaluateExact(value, new Map(), budget);
  const known = given && countOf(first, operation.kind, budget);
  if (known)
    return equals(given, known)
      ? verified("The largest square part whose determinant is not $0$, and sums of entries, give the same.")
      : refuted("Another number comes out.");
  const isEntry = operation.kind === "minor" || operation.kind === "cofactor";
  if (!given || (!isEntry && operation.kind !== "determinant"))
    return refuted("The answer is of another kind.");
  budget.spend(first.length ** 3);
  const part = isEntry
    ? first.filter((_, i) => i !== operation.row).map((row) => row.filter((_, j) => j !== operation.column))
    : first;
  if (!isSquare(part) || part.length === 0) return refuted("Only a square matrix has a determinant.");
  const size = eliminated(part);
  const turn = operation.kind === "cofactor" && (operation.row + operation.column) % 2 === 1;
  return equals(given, turn ? negate(size) : size)
    ? verified(
        "Elimination to a triangle gives the same number: the product of the diagonal, with a change of sign for every swap of rows.",
      )
    : refuted("Elimination gives another number.");
}

/** The rank by determinants of square parts; the trace from the last entry to the first. Null for other questions. */
function countOf(first: Grid, kind: MatrixTask["operation"]["kind"], budget: Budget): Rational | null {
  if (kind === "rank") return fromInt(rank(first, budget));
  if (kind === "nullity") return fromInt((first[0]?.length ?? 0) - rank(first, budget));
  if (kind !== "trace" || !isSquare(first)) return null;
  return first.reduceRight((total, row, i) => add(total, row[i] ?? ZERO), ZERO);
}

const isIdentity = (m: Grid): boolean =>
  m.every((row, i) => row.length === m.length && row.every((each, j) => equals(each, i === j ? ONE : ZERO)));
