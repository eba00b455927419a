import type { Expression } from "../../expression/ast";
import { decimalDigits } from "../../expression/decimal";
import {
  absolute,
  add,
  divide,
  isNegative,
  isZero,
  negate,
  type Rational,
  rational,
} from "../../expression/rational";
import { crossedLatex, crossedText } from "../scientific";
import type { Hand } from "./hand";

/** Longer periods are not written out. */
const LONGEST_PERIOD = 12;

/** The value of a whole number or a fraction as it is written; null for anything else. */
export function rationalOf(e: Expression): Rational | null {
  switch (e.kind) {
    case "number":
      return e.value;
    case "mixed":
      return add(rational(e.whole), rational(e.numerator, e.denominator));
    case "negation": {
      const value = rationalOf(e.operand);
      return value && negate(value);
    }
    case "quotient": {
      const [top, bottom] = [rationalOf(e.numerator), rationalOf(e.denominator)];
      return top && bottom && !isZero(bottom) ? divide(top, bottom) : null;
    }
    default:
      return null;
  }
}

/** A fraction as the decimal it is, with a bar over the digits that repeat: 5/11 as 0.45. */
export function repeatingDecimal(e: Expression, hand: Hand): string | null {
  const value = rationalOf(e);
  const period = value && periodOf(value);
  if (!value || !period) return null;
  const { before, length } = period;
  const digits = decimalDigits(absolute(value), before + length);
  const minus = isNegative(value) ? (hand.isLatex ? "-" : "−") : "";
  const head = `${minus}${digits.slice(0, digits.length - length)}`;
  const tail = digits.slice(digits.length - length);
  return hand.isLatex ? `${head}\\overline{${tail}}` : `${head}${tail}${tail}...`;
}

/** How many digits stand before the ones that repeat, and how many repeat; null where the decimal ends or is long. */
function periodOf(value: Rational): { readonly before: number; readonly length: number } | null {
  let rest = value.d;
  let before = 0;
  for (; rest % 2n === 0n || rest % 5n === 0n; before++) {
    if (rest % 10n === 0n) rest /= 10n;
    else rest /= rest % 2n === 0n ? 2n : 5n;
  }
  if (rest === 1n || before > LONGEST_PERIOD) return null;
  let length = 1;
  for (let power = 10n % rest; power !== 1n % rest; power = (power * 10n) % rest) {
    length += 1;
    if (length > LONGEST_PERIOD) return null;
  }
  return { before, length };
}

/** A number times a power of ten with a cross between them. */
export const crossed = (e: Expression, hand: Hand): string =>
  hand.isLatex ? crossedLatex(e) : crossedText(e);
