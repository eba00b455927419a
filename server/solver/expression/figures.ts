import type { Expression } from "./ast";
import { decimalNode, roundTo, terminatingDigits } from "./decimal";
import { absolute, add, compare, equals, multiply, type Rational, rational, subtract } from "./rational";
import { rationalOf, significant } from "./significant";

/** Bounds between which a value lies; an exact value is both of them. Every number that is printed rounded is made
 * from such bounds and a rule, so that no rounding rests on a double alone. */
export interface Enclosure {
  readonly low: Rational;
  readonly high: Rational;
}

/** How far a value is written out. */
export type FigureRule =
  | { readonly kind: "places"; readonly places: number }
  /** Significant digits. Of those beyond `supported` a zero at the end is not written. */
  | { readonly kind: "digits"; readonly digits: number; readonly supported?: number };

/** A value as it is printed, and the number that stands there. */
export interface Figure {
  readonly node: Expression;
  readonly value: Rational;
  /** Digits were cut off. */
  readonly rounded: boolean;
}

export const places = (count: number): FigureRule => ({ kind: "places", places: count });
export const digits = (count: number): FigureRule => ({ kind: "digits", digits: count });

export const exactly = (value: Rational): Enclosure => ({ low: value, high: value });

/** What a calculation of a few dozen operations with doubles may be off by, relatively. */
const DOUBLE_ERROR = rational(1n, 10n ** 11n);

/** The bounds of a value that was calculated with doubles.
 * @returns null when it is not finite */
export function aroundDouble(value: number): Enclosure | null {
  if (!Number.isFinite(value)) return null;
  const middle = rationalOf(value);
  const error = multiply(absolute(middle), DOUBLE_ERROR);
  return { low: subtract(middle, error), high: add(middle, error) };
}

/** A value rounded once, from its bounds.
 * @returns null when the bounds lie too far apart to tell the digits
 * @example figureOf(exactly(rational(19n, 12n)), places(2)) // 1.58 */
export function figureOf({ low, high }: Enclosure, rule: FigureRule): Figure | null {
  const [value, other] = [low, high].map((end) => roundedTo(end, rule)) as [Rational, Rational];
  if (!equals(value, other)) return null;
  const node =
    rule.kind === "digits" ? significant(value, digitsShown(value, rule)) : placedNode(value, rule.places);
  return { node, value, rounded: !equals(low, high) || !equals(low, value) };
}

/** The number that a rule makes of an exact value; halves go away from zero. */
export function roundedTo(value: Rational, rule: FigureRule): Rational {
  return roundTo(value, rule.kind === "places" ? rule.places : rule.digits - 1 - orderOf(value));
}

/** How many significant digits a rounded value shows. */
export function digitsShown(value: Rational, rule: FigureRule & { readonly kind: "digits" }): number {
  const least = Math.max(1, rule.supported ?? rule.digits);
  for (let count = least; count < rule.digits; count += 1)
    if (equals(roundedTo(value, digits(count)), value)) return count;
  return rule.digits;
}

const placedNode = (value: Rational, count: number): Expression => decimalNode(value, Math.max(0, count));

/** The same without zeros at the end of the decimals. */
export function shortFigure({ node, value }: Figure): Expression {
  const ends = terminatingDigits(value);
  return ends === null ? node : decimalNode(value, ends);
}

/** A rounded number as it is written: with every digit that it was rounded to, unless it ends earlier by itself.
 * @returns null when the bounds lie too far apart to tell the digits */
export function roundedFigure(bounds: Enclosure, rule: FigureRule): Expression | null {
  const figure = figureOf(bounds, rule);
  if (!figure) return null;
  const ends = compare(bounds.low, figure.value) <= 0 && compare(figure.value, bounds.high) <= 0;
  return ends ? shortFigure(figure) : figure.node;
}

/** A value that was calculated with doubles, rounded to so many places, all of them written.
 * @returns null where the double does not settle the last digit */
export function roundedDouble(value: number, count: number): Expression | null {
  const bounds = aroundDouble(value);
  return bounds && (figureOf(bounds, places(count))?.node ?? null);
}

/** The power of ten of the first digit that is not zero: 2 for 345, -3 for 0.0067; 0 for 0. */
export function orderOf(value: Rational): number {
  const { n, d } = absolute(value);
  if (n === 0n) return 0;
  const guess = n.toString().length - d.toString().length;
  return compare(absolute(value), powerOfTen(guess)) < 0 ? guess - 1 : guess;
}

const powerOfTen = (exponent: number): Rational =>
  exponent >= 0 ? rational(10n ** BigInt(exponent)) : rational(1n, 10n ** BigInt(-exponent));

/** The exact value of a decimal or a number with a power of ten as it is written: "0.0254", "6.02e23", "-1.5".
 * @throws {RangeError} when it is no number */
export function decimalValue(written: string): Rational {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^([-+]?)(\d+)(?:\.(\d*))?(?:e([-+]?\d{1,3}))?$/i.exec(written.trim()) ?? [];
  if (whole === "") throw new RangeError(`no number: ${written}`);
  const scale = BigInt(exponent) - BigInt(fraction.length);
  const mantissa = rational(BigInt(`${sign === "-" ? "-" : ""}${whole}${fraction}`));
  return multiply(mantissa, powerOfTen(Number(scale)));
}
