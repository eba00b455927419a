import type { Expression } from "./ast";
import { integerPower } from "./integer";
import { divide, isNegative, multiply, negate, power, type Rational, rational } from "./rational";

/** How many digits after the point write the value exactly, or null when its decimals never end.
 * @example terminatingDigits(rational(3n, 8n)) // 3 */
export function terminatingDigits(value: Rational): number | null {
  let rest = value.d;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : null;
}

/** The nearest number with `digits` digits after the point (-2: to hundreds); halves go away from zero, as taught
 * at school.
 * @example roundTo(rational(-5n, 2n), 0) // -3 */
export function roundTo(value: Rational, digits: number): Rational {
  if (isNegative(value)) return negate(roundTo(negate(value), digits));
  const scale = power(rational(10n), BigInt(digits));
  const scaled = multiply(value, scale);
  return divide(rational((2n * scaled.n + scaled.d) / (2n * scaled.d)), scale);
}

/** The digits of a value cut off (not rounded) after `digits` places: "1.5833".
 * @example decimalDigits(rational(19n, 12n), 4) // "1.5833" */
export function decimalDigits(value: Rational, digits: number): string {
  if (isNegative(value)) return `-${decimalDigits(negate(value), digits)}`;
  const scaled = ((value.n * integerPower(10n, BigInt(digits))) / value.d)
    .toString()
    .padStart(digits + 1, "0");
  const whole = scaled.slice(0, scaled.length - digits);
  return digits === 0 ? whole : `${whole}.${scaled.slice(scaled.length - digits)}`;
}

/** The value as it is written in decimals, with an ellipsis when more digits follow: "0.75", "1.5833…". */
export function decimalText(value: Rational, digits = 4): string {
  const exact = terminatingDigits(value);
  if (exact !== null && exact <= digits) return decimalDigits(value, exact);
  return `${decimalDigits(value, digits)}\\ldots`;
}

/** A literal written as a decimal with `digits` places (0 or fewer: an integer). The value must have no more places.
 * @example decimalNode(rational(5n, 2n), 2) // 2.50 */
export function decimalNode(value: Rational, digits: number): Expression {
  if (isNegative(value)) return { kind: "negation", operand: decimalNode(negate(value), digits) };
  return digits <= 0 ? { kind: "number", value } : { kind: "number", value, decimals: digits };
}
