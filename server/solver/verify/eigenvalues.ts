import type { Expression } from "../expression/ast";
import { equation, int, negation, product, sum, symbol } from "../expression/build";
import type { MatrixOperation, MatrixRows } from "../tasks/matrix";
import type { Budget } from "../types";
import { type Obligations, refuted, type ValueOf } from "./obligations";
import { rootObligations } from "./roots";

const LAMBDA = "lambda";

/** Eigenvalues are the roots of det(A − λI) = 0: each is put into the sum over all ways to take one entry from every
 * row and column, and their number is counted against its degree. */
export function eigenvalueObligations(
  operation: MatrixOperation,
  {
    first,
    value,
    budget,
  }: { readonly first: MatrixRows; readonly value: ValueOf<"roots">; readonly budget: Budget },
): Obligations<"roots"> {
  if (operation.kind !== "eigenvalues") {
    const no = () => refuted("Something else is asked for.");
    return { unknown: no, roots: no, complete: no, order: no };
  }
  const shifted = first.map((row, i) =>
    row.map((each, j) => (i === j ? sum([each, negation(symbol(LAMBDA))]) : each)),
  );
  budget.spend(first.length ** first.length);
  return rootObligations(
    {
      task: "solve",
      equation: equation(byPermutations(shifted), int(0)),
      unknown: LAMBDA,
      text: "",
      instruction: "",
      latex: "",
      form: {},
    },
    value,
    budget,
  );
}

/** The determinant as the sum over all orders of the columns, with the sign of each. */
function byPermutations(rows: readonly (readonly Expression[])[]): Expression {
  const columns = rows.map((_, i) => i);
  return sum(
    orders(columns).map((order) => {
      const factors = product(order.map((column, i) => rows[i]?.[column] ?? int(0)));
      return swaps(order) % 2 === 0 ? factors : negation(factors);
    }),
  );
}

const orders = (columns: readonly number[]): readonly (readonly number[])[] =>
  columns.length === 0
    ? [[]]
    : columns.flatMap((first) =>
        orders(columns.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      );

const swaps = (order: readonly number[]): number =>
  order.reduce((total, each, i) => total + order.slice(i + 1).filter((later) => later < each).length, 0);
