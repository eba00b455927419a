import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { decimalNode, roundTo, terminatingDigits } from "../../expression/decimal";
import { equals, isZero, type Rational } from "../../expression/rational";
import type { Form } from "../../types";

const USUAL_DIGITS = 2;
const MOST_DIGITS = 30;

/** The answer as it is asked for: rounded when the text says so; otherwise exact when its decimals end, a fraction
 * among fractions, and rounded to hundredths (or to the first digits that are not 0) when they do not. A rounded number shows every digit
 * that it was rounded to, zeros included. */
export function roundAnswer(
  value: Rational,
  {
    form,
    fraction,
    approximate,
  }: { readonly form: Form; readonly fraction: boolean; readonly approximate: boolean },
): { readonly value: Expression; readonly rounded: Rational } {
  const ends = terminatingDigits(value);
  const asked = form.decimals;
  if (asked === undefined && ends !== null && !(approximate && ends > USUAL_DIGITS))
    return { value: decimalNode(value, ends), rounded: value };
  if (asked === undefined && fraction && !approximate) return { value: number(value), rounded: value };
  let digits = asked ?? USUAL_DIGITS;
  let rounded = roundTo(value, digits);
  while (asked === undefined && isZero(rounded) && !isZero(value) && digits < MOST_DIGITS) {
    digits += USUAL_DIGITS;
    rounded = roundTo(value, digits);
  }
  const shown = equals(rounded, value) ? terminatingDigits(rounded) : null;
  return { value: decimalNode(rounded, shown ?? Math.max(0, digits)), rounded };
}

export const isRounded = (value: Rational, rounded: Rational): boolean => !equals(value, rounded);
