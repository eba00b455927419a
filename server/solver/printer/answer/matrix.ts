import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { lcm, type Rational, rational } from "../../expression/rational";
import { some } from "../../expression/walk";
import type { Hand } from "./hand";
import { rationalOf } from "./plain-number";

type Rows = readonly (readonly Expression[])[];

/** Rows in square brackets. */
export function matrix(rows: Rows, hand: Hand): string {
  const cells = rows.map((row) => row.map(hand.print));
  if (!hand.isLatex) return `[${cells.map((row) => `[${row.join(", ")}]`).join(", ")}]`;
  return `\\begin{bmatrix} ${cells.map((row) => row.join(" & ")).join(" \\\\ ")} \\end{bmatrix}`;
}

/** 1/d before whole numbers, where at least half of the entries are fractions whose denominators divide d. */
export function matrixWithFactor(rows: Rows, hand: Hand): string {
  const values = rows.map((row) => row.map(fractionOf));
  const all = values.flat();
  if (!hand.isLatex || !all.every((each) => each !== null)) return matrix(rows, hand);
  const common = all.reduce((total, { d }) => lcm(total, d), 1n);
  const broken = all.filter(({ d }) => d !== 1n).length;
  if (common === 1n || 2 * broken < all.length) return matrix(rows, hand);
  const whole = values.map((row) =>
    (row as Rational[]).map(({ n, d }) => number(rational((n * common) / d))),
  );
  return `\\frac{1}{${common}}${matrix(whole, hand)}`;
}

/** The value of an entry that is not written as a decimal. */
const fractionOf = (entry: Expression): Rational | null =>
  some(entry, (part) => part.kind === "number" && part.decimals !== undefined) ? null : rationalOf(entry);
