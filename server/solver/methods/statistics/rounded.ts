import type { Expression } from "../../expression/ast";
import { decimalNode, roundTo, terminatingDigits } from "../../expression/decimal";
import { type Rational, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { AnswerValue } from "../../types";

/** Decimals of a figure when the text does not say how many. */
export const USUAL_DECIMALS = 4;

/** The double as an exact value with twelve places, enough for every rounding that is shown. Null when it is not finite
 * or too large for its digits to mean anything. */
export function fromDouble(x: number): Rational | null {
  if (!Number.isFinite(x) || Math.abs(x) > 1e12) return null;
  const whole = Math.trunc(x);
  return rational(BigInt(whole) * 10n ** 12n + BigInt(Math.round((x - whole) * 1e12)), 10n ** 12n);
}

/** A figure as statistics writes it: exact where four decimals do, else rounded, to `decimals` when told. */
export function figure(value: Rational, decimals?: number): Expression {
  if (decimals !== undefined) return decimalNode(roundTo(value, decimals), decimals);
  const near = roundTo(value, USUAL_DECIMALS);
  const exact = terminatingDigits(value);
  if (exact !== null && exact <= USUAL_DECIMALS) return decimalNode(value, exact);
  return near.n === 0n ? decimalNode(near, 0) : decimalNode(near, USUAL_DECIMALS);
}

/** The LaTeX of a double to four decimals, without zeros at its end. */
export function shown(x: number): string {
  const value = fromDouble(x);
  if (!value) return "\\ldots";
  const near = roundTo(value, USUAL_DECIMALS);
  return toLatex(decimalNode(near, terminatingDigits(near) ?? USUAL_DECIMALS));
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
