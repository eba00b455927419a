import type { NumberNode } from "../expression/ast";
import { integerPower } from "../expression/integer";
import { absolute, isNegative } from "../expression/rational";

/** A literal's digits as they were written ("0.50" keeps its last zero), without thousands separators; null
 * when the value has no such finite decimal, so that it prints as a fraction.
 * @example decimalDigits({ kind: "number", value: rational(1n, 2n), decimals: 2 }) // "0.50" */
export function decimalDigits({ value, decimals = 0 }: NumberNode): string | null {
  if (decimals === 0 && value.d === 1n) return value.n.toString();
  const { n, d } = absolute(value);
  const scale = integerPower(10n, BigInt(decimals));
  if ((n * scale) % d !== 0n) return null;
  const digits = ((n * scale) / d).toString().padStart(decimals + 1, "0");
  const minus = isNegative(value) ? "-" : "";
  if (decimals === 0) return minus + digits;
  return `${minus}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
