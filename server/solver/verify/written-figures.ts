import type { Expression } from "../expression/ast";
import { digitsShown, type FigureRule } from "../expression/figures";
import type { Rational } from "../expression/rational";
import { toText } from "../printer/text";

/** A number as it stands on the page, taken apart again: its value, and how many digits it shows. */
export interface Written {
  readonly value: Rational;
  /** Digits behind the point; 0 without one. */
  readonly places: number;
  /** From the first digit that is not zero on. */
  readonly digits: number;
  /** Of a power of ten behind the number, whose coefficient stands from 1 up to 10; null without one. */
  readonly exponent: number | null;
}

const NUMBER = /^([-−]?)(\d+)(?:\.(\d+))?(?: (?:·|×) 10\^(?:\(?([-−]?\d+)\)?))?$/;

/** Reads a printed decimal number; null for anything else, a power of ten behind 12.3 included. */
export function readWritten(node: Expression): Written | null {
  const [found, minus = "", whole = "", fraction = "", power] = NUMBER.exec(toText(node)) ?? [];
  if (found === undefined || (power !== undefined && !/^[1-9]$/.test(whole))) return null;
  const exponent = power === undefined ? null : Number(power.replace("−", "-"));
  const shift = (exponent ?? 0) - fraction.length;
  const mantissa = BigInt(whole + fraction) * (minus === "" ? 1n : -1n);
  return {
    value: reduced(
      shift >= 0 ? mantissa * 10n ** BigInt(shift) : mantissa,
      shift >= 0 ? 1n : 10n ** BigInt(-shift),
    ),
    places: fraction.length,
    digits: (whole + fraction).replace(/^0+/, "").length,
    exponent,
  };
}

function reduced(n: bigint, d: bigint): Rational {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? { n: 0n, d: 1n } : { n: n / a, d: d / a };
}

/** Whether a number shows as many digits as a rule allows, not one more or less. Zeros at the end of a whole number
 * only keep the place. */
export function showsFigures({ value, places, digits, exponent }: Written, rule: FigureRule): boolean {
  if (rule.kind === "places") return exponent === null && places === Math.max(0, rule.places);
  const asked = digitsShown(value, rule);
  if (value.n === 0n || digits === asked) return true;
  const isWhole = exponent === null && places === 0;
  return isWhole && digits > asked && size(value.n) % 10n ** BigInt(digits - asked) === 0n;
}

/** Half a unit of the last digit that a rule keeps of a printed number: what rounding may have taken or added. */
export function halfUnit({ value, places, digits, exponent }: Written, rule: FigureRule): Rational {
  // Nought has no digit that counts: nothing else is rounded to it.
  if (rule.kind === "digits" && value.n === 0n) return { n: 1n, d: 10n ** 30n };
  const kept = rule.kind === "digits" ? rule.digits : digits;
  const shift = rule.kind === "places" ? places : places - (exponent ?? 0) - (digits - kept);
  return shift >= 0 ? { n: 1n, d: 2n * 10n ** BigInt(shift) } : reduced(10n ** BigInt(-shift), 2n);
}

/** Whether a printed number is what a rule makes of an exact value: as many digits, and no other number with so many
 * is nearer; of two that are as near, the one farther from zero. */
export function isRounded(written: Written, exact: Rational, rule: FigureRule): boolean {
  const half = halfUnit(written, rule);
  const [shown, meant] = [size(written.value.n * exact.d), size(exact.n * written.value.d)];
  if (
    !showsFigures(written, rule) ||
    (written.value.n < 0n && exact.n > 0n) ||
    (written.value.n > 0n && exact.n < 0n)
  )
    return false;
  const [gap, most] = [size(shown - meant) * half.d, half.n * written.value.d * exact.d];
  return gap < most || (gap === most && shown > meant);
}

const size = (n: bigint): bigint => (n < 0n ? -n : n);
