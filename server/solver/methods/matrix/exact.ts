import type { Expression } from "../../expression/ast";
import { negation, number } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { evaluateExact } from "../../expression/evaluate-exact";
import { lcm, negate, type Rational, rational } from "../../expression/rational";
import { some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { MatrixRows } from "../../tasks/matrix";
import type { Answer, Budget } from "../../types";

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

/** The matrix as the answer; a common denominator stands in front where most entries have one. */
export function matrixAnswer(m: Exact, decimals: boolean): Answer {
  const rows = m.map((row) => row.map((each) => entry(each, decimals)));
  const text = `[${rows.map((row) => `[${row.map(toText).join(", ")}]`).join(", ")}]`;
  const latex = decimals ? null : inFront(m);
  return { value: { kind: "matrix", rows }, latex: latex ?? matrixLatex(m, decimals), text };
}

/** 1/d times whole numbers, where at least half of the entries are fractions with denominator d or a part of it. */
function inFront(m: Exact): string | null {
  const all = m.flat();
  const common = all.reduce((total, each) => lcm(total, each.d), 1n);
  const broken = all.filter((each) => each.d !== 1n).length;
  if (common === 1n || 2 * broken < all.length) return null;
  const whole = m.map((row) => row.map((each) => rational((each.n * common) / each.d)));
  return `\\frac{1}{${common}}${matrixLatex(whole)}`;
}
