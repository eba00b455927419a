import type { Expression } from "./ast";
import { int, negation, number, power, product } from "./build";
import { decimalNode, terminatingDigits } from "./decimal";
import { absolute, compare, divide, fromInt, isNegative, multiply, type Rational } from "./rational";

/** coefficient · 10^exponent */
export interface Scientific {
  readonly coefficient: Rational;
  readonly exponent: bigint;
}

const TEN = fromInt(10);
/** Decimal digits are counted one by one below this many; numbers within the limits of the engine have fewer. */
const MOST_PLACES = 2000;

/** The same value with a coefficient from 1 up to 10; null for 0.
 * @example normalised({ coefficient: rational(1234n), exponent: 0n }) // 1.234 · 10^3 */
export function normalised({ coefficient, exponent }: Scientific): Scientific | null {
  if (coefficient.n === 0n) return null;
  let size = coefficient;
  let shift = 0n;
  for (let places = 0; places < MOST_PLACES; places += 1) {
    if (compare(absolute(size), TEN) >= 0) {
      size = divide(size, TEN);
      shift += 1n;
    } else if (compare(absolute(size), fromInt(1)) < 0) {
      size = multiply(size, TEN);
      shift -= 1n;
    } else return { coefficient: size, exponent: exponent + shift };
  }
  return null;
}

/** As a tree: a decimal times a power of ten. The coefficient's decimals end, or it is written as a fraction. */
export function scientificNode({ coefficient, exponent }: Scientific): Expression {
  const size = absolute(coefficient);
  const digits = terminatingDigits(size);
  const node = product(
    [digits === null ? number(size) : decimalNode(size, digits), power(int(10), int(exponent))],
    true,
  );
  return isNegative(coefficient) ? negation(node) : node;
}
