import type { Expression } from "../../expression/ast";
import { negation, number } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { evaluateExact } from "../../expression/evaluate-exact";
import { negate, type Rational } from "../../expression/rational";
import { some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { MatrixRows } from "../../tasks/matrix";
import type { AnswerValue, Budget } from "../../types";

/** Rows of exact numbers. */
export type Exact = readonly (readonly Rational[])[];

/** Null when an entry is no rational number. */
export function exactRows(rows: MatrixRows, budget: Budget): Exact | null {
  const values = rows.map((row) => row.map((each) => evaluateExact(each, new Map(), budget)));
  return values.every((row) => row.every((each) => each !== null)) ? (values as Rational[][]) : null;
}

export const hasDecimals = (rows: MatrixRows): boolean =>
  rows.some((row) =>
    row.some((each) => some(each, (node) => node.kind === "number" && (node.decimals ?? 0) > 0)),
  );

/** A number as a fraction, or as a decimal where it has one that ends and the exercise is written in decimals. */
export function entry(value: Rational, decimals: boolean): Expression {
  const digits = decimals ? terminatingDigits(value) : null;
  if (digits === null) return number(value);
  return value.n < 0n ? negation(decimalNode(negate(value), digits)) : decimalNode(value, digits);
}

export const bracketed = (cells: readonly (readonly string[])[], kind: "b" | "v" = "b"): string =>
  `\\begin{${kind}matrix} ${cells.map((row) => row.join(" & ")).join(" \\\\ ")} \\end{${kind}matrix}`;

export const matrixLatex = (m: Exact, decimals = false): string =>
  bracketed(m.map((row) => row.map((each) => toLatex(entry(each, decimals)))));

type MatrixValue = Extract<AnswerValue, { kind: "matrix" }>;

/** The matrix as the answer. */
export const matrixAnswer = (m: Exact, decimals: boolean): MatrixValue => ({
  kind: "matrix",
  rows: m.map((row) => row.map((each) => entry(each, decimals))),
});
