import { chargeIntegers } from "../../expression/integer";

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** The value of a numeral, digit by digit from the left; null when a digit does not belong to the base.
 * @example valueInBase("-1f", 16) // -31n */
export function valueInBase(written: string, base: number): bigint | null {
  const negative = written.startsWith("-");
  let value = 0n;
  for (const character of written.slice(negative ? 1 : 0)) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0 || digit >= base) return null;
    value = value * BigInt(base) + BigInt(digit);
  }
  return negative ? -value : value;
}

/** The digits of a value from the right, each a remainder: first the last digit. Value from 0 up. */
export function digitsInBase(
  value: bigint,
  base: number,
): { readonly rest: bigint; readonly digit: string }[] {
  const rows: { readonly rest: bigint; readonly digit: string }[] = [];
  let rest = value;
  do {
    rows.push({ rest, digit: DIGITS[Number(rest % BigInt(base))] as string });
    chargeIntegers(rest, 1n);
    rest /= BigInt(base);
  } while (rest > 0n);
  return rows;
}

/** A numeral with its base as an index, as LaTeX. */
export const numeral = (written: string, base: number): string => `${written}_{${base}}`;
