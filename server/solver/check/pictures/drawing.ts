import type { Expression, Statement } from "../../expression/ast";
import { constantValue, polynomialOf } from "../../expression/polynomial";
import type { Rational } from "../../expression/rational";
import { toText } from "../../printer/text";
import type { Budget } from "../../types";

/** Characters of a label that still fits beside others. */
export const LABEL_MAX = 14;

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789−"].map((digit, index) => [digit, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁻"][index] ?? ""]),
);

/** Mathematics as a label: on one line, with whole exponents raised. */
export const labelOf = (e: Expression): string => statementLabel(e);

/** The same for an equation or an inequality as well. */
export const statementLabel = (e: Statement): string =>
  toText(e).replace(/\^(?:\((−\d+)\)|(\d+))/g, (_, negative: string, plain: string) =>
    [...(negative ?? plain)].map((digit) => RAISED[digit]).join(""),
  );

/** The number that an expression without letters comes to; null for any other. */
export function amountOf(e: Expression, budget: Budget): Rational | null {
  const polynomial = polynomialOf(e, budget);
  return polynomial && constantValue(polynomial);
}

/** A coordinate to a tenth: a picture is no more exact than that. */
export const tenth = (x: number): number => Math.round(x * 10) / 10;

/** A rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}Z`;

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
