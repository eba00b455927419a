import type { Expression, Statement } from "../../expression/ast";
import { number } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import type { Rational } from "../../expression/rational";
import { children } from "../../expression/walk";

/** Whether the numbers of an exercise are written with a point or as fractions. */
export type NumberStyle = "decimal" | "fraction";

/** More digits than this read worse than the fraction. */
const LONGEST_DECIMAL = 10;

/** "decimal" when a decimal is written somewhere and a number fraction nowhere. */
export function styleOf(statements: readonly Statement[]): NumberStyle {
  const found = { decimal: false, fraction: false };
  for (const statement of statements) look(statement, found);
  return found.decimal && !found.fraction ? "decimal" : "fraction";
}

function look(node: Statement, found: { decimal: boolean; fraction: boolean }): void {
  if (node.kind === "number" && node.decimals) found.decimal = true;
  if (node.kind === "mixed" || (node.kind === "quotient" && isWholeQuotient(node))) found.fraction = true;
  for (const child of children(node)) look(child, found);
}

const isWholeQuotient = (node: Expression): boolean =>
  node.kind === "quotient" &&
  node.numerator.kind === "number" &&
  node.denominator.kind === "number" &&
  !node.numerator.decimals &&
  !node.denominator.decimals;

/** The number as it is written in this exercise; a fraction when its decimal does not end or grows long.
 * @example literal(rational(-3n, 4n), "decimal") // -0.75 */
export function literal(value: Rational, style: NumberStyle): Expression {
  const digits = style === "decimal" ? terminatingDigits(value) : null;
  return digits === null || digits > LONGEST_DECIMAL ? number(value) : decimalNode(value, digits);
}
