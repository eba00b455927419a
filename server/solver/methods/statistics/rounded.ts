import type { Expression } from "../../expression/ast";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import {
  aroundDouble,
  type Enclosure,
  exactly,
  figureOf,
  places,
  roundedFigure,
} from "../../expression/figures";
import { fromInt, multiply, type Rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { AnswerValue } from "../../types";

/** Decimals of a figure when the text does not say how many. */
export const USUAL_DECIMALS = 4;

/** A figure as statistics writes it: exact where four decimals do, else rounded, to `decimals` when told.
 * @returns null where the bounds do not settle the last digit */
export function measured(bounds: Enclosure, decimals?: number): Expression | null {
  return decimals === undefined
    ? roundedFigure(bounds, places(USUAL_DECIMALS))
    : (figureOf(bounds, places(decimals))?.node ?? null);
}

/** A share in percent, with two decimals less: the same digits. */
export function inPercent({ low, high }: Enclosure, decimals = USUAL_DECIMALS - 2): Expression | null {
  const hundredfold = (value: Rational) => multiply(value, fromInt(100));
  const node = roundedFigure({ low: hundredfold(low), high: hundredfold(high) }, places(decimals));
  return node && { kind: "percent", operand: node };
}

/** The same for an exact value, whose digits are always settled. */
export const figure = (value: Rational, decimals?: number): Expression =>
  measured(exactly(value), decimals) as Expression;

/** Decimals that are tried where a double lies on the edge between two shorter ones. */
const SHOWN_DECIMALS = [USUAL_DECIMALS, 5, 6, 7];

/** The LaTeX of a double on the way to an answer: to four decimals, without zeros at its end. */
export function shown(x: number): string {
  const bounds = aroundDouble(x);
  const found = SHOWN_DECIMALS.map((count) => bounds && figureOf(bounds, places(count))).find(Boolean);
  return found
    ? toLatex(decimalNode(found.value, terminatingDigits(found.value) ?? USUAL_DECIMALS))
    : "\\ldots";
}

/** The LaTeX of an exact value, as a decimal where it ends soon, else as a fraction. */
export function written(value: Rational): string {
  const digits = terminatingDigits(value);
  if (digits !== null && digits <= 6) return toLatex(decimalNode(value, digits));
  return `${value.n < 0n ? "-" : ""}\\frac{${value.n < 0n ? -value.n : value.n}}{${value.d}}`;
}

/** An answer that is one number. */
export const numberAnswer = (expression: Expression): AnswerValue => ({ kind: "expression", expression });

/** An answer in words. */
export const wordAnswer = (word: string): AnswerValue => ({ kind: "word", word });
