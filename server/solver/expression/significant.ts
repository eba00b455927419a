import type { Expression } from "./ast";
import { int, negation } from "./build";
import { decimalNode, roundTo } from "./decimal";
import { integerPower } from "./integer";
import { NoValue } from "./no-value";
import { compare, divide, isNegative, isZero, multiply, negate, type Rational, rational } from "./rational";
import { normalised, scientificNode } from "./scientific";

/** The rational that a double prints as, to seventeen digits.
 * @throws {NoValue} for a value that is not finite */
export function rationalOf(value: number): Rational {
  if (!Number.isFinite(value)) throw new NoValue("not finite");
  const [digits = "0", exponent = "0"] = value.toExponential(16).split("e");
  const n = rational(BigInt(digits.replace(".", "")), 10n ** 16n);
  const power = BigInt(exponent);
  return power < 0n
    ? divide(n, rational(integerPower(10n, -power)))
    : multiply(n, rational(integerPower(10n, power)));
}

/** Numbers from 0.001 to 10 000 are written out; others get a power of ten. */
const LARGEST_WRITTEN = 10_000n;
const SMALLEST_WRITTEN = rational(1n, 1000n);

/** A measured value with `digits` significant digits, in scientific notation when it is very large or small.
 * @example significant(rational(12345n), 3) // 1.23 · 10^4 */
export function significant(value: Rational, digits: number): Expression {
  if (isZero(value)) return int(0);
  if (isNegative(value)) return negation(significant(negate(value), digits));
  const parts = normalised({ coefficient: value, exponent: 0n });
  if (!parts) throw new NoValue("out of range");
  const coefficient = roundTo(parts.coefficient, digits - 1);
  const carried = compare(coefficient, rational(10n)) >= 0;
  const exponent = parts.exponent + (carried ? 1n : 0n);
  const places = digits - 1 - Number(exponent);
  const rounded = roundTo(value, places);
  const written = compare(rounded, SMALLEST_WRITTEN) >= 0 && compare(rounded, rational(LARGEST_WRITTEN)) < 0;
  if (written) return decimalNode(rounded, Math.max(0, places));
  const kept = carried ? rational(1n) : coefficient;
  const node = scientificNode({ coefficient: kept, exponent });
  return withPlaces(node, kept, digits - 1);
}

/** The coefficient keeps its last zeros: 2.00 · 10^9. */
function withPlaces(node: Expression, coefficient: Rational, places: number): Expression {
  if (node.kind !== "product") return node;
  const [, ...rest] = node.factors;
  return { ...node, factors: [decimalNode(coefficient, places), ...rest] };
}

/** The significant digits of a number as it is written; zeros at the end of a whole number count.
 * @example significantDigits("0.0500") // 3 */
export function significantDigits(written: string): number {
  const mantissa = written.replace(/\s*[*×].*$/, "").replace(/[^\d.]/g, "");
  const digits = mantissa.replace(".", "").replace(/^0+/, "");
  return Math.max(1, digits.length);
}
