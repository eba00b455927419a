import type { Expression, Relation } from "../expression/ast";

/** Rows of equal length, at least one entry. */
export type MatrixRows = readonly (readonly Expression[])[];

export interface NamedMatrix {
  readonly name: string;
  readonly rows: MatrixRows;
}

/** Rows and columns are counted from 0. */
export type RowOperation =
  | { readonly kind: "swap"; readonly first: number; readonly second: number }
  | { readonly kind: "scale"; readonly row: number; readonly by: Expression }
  | { readonly kind: "add"; readonly from: number; readonly by: Expression; readonly to: number };

export type MatrixOperation =
  /** Sums, products and powers of the matrices by their names. */
  | { readonly kind: "combine"; readonly expression: Expression }
  | { readonly kind: "determinant" }
  | { readonly kind: "inverse" }
  | { readonly kind: "transpose" }
  | { readonly kind: "eigenvalues" }
  /** How many rows are left that are not zero, and how many letters are then free. */
  | { readonly kind: "rank" | "nullity" }
  /** Vectors that the matrix takes to zero, one for each free letter. */
  | { readonly kind: "null-space" }
  /** The sum along the diagonal; the polynomial whose zeros are the eigenvalues. */
  | { readonly kind: "trace" | "characteristic" }
  | { readonly kind: "minor" | "cofactor"; readonly row: number; readonly column: number }
  | { readonly kind: "row-operations"; readonly operations: readonly RowOperation[] }
  /** Zeros below the first entry of the first row. */
  | { readonly kind: "clear-column" }
  /** Reduced row echelon form. */
  | { readonly kind: "reduce" };

/** Something to be worked out with matrices of numbers; all but "combine" speak of the first one. */
export interface MatrixTask {
  readonly task: "matrix";
  readonly matrices: readonly NamedMatrix[];
  readonly operation: MatrixOperation;
  /** The text gives the matrices their names, so that the answer can be written "AB = …". */
  readonly named: boolean;
}

/** A linear system written as an augmented matrix. */
export interface AugmentedMatrixTask {
  readonly task: "augmented-matrix";
  readonly equations: readonly Relation[];
  readonly unknowns: readonly string[];
}
