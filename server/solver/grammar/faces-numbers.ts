import type { Expression, NumberNode } from "../expression/ast";
import { number as literal } from "../expression/build";
import type { Dial } from "../expression/clock";
import { type Rational, rational } from "../expression/rational";
import { isLiteralFraction } from "../parser/literal";
import { isNumeric } from "../problem/classify";
import { numeralOf, unitOf } from "../problem/unit-text";
import type { NamedUnit, Scale } from "../tasks/unit-conversion";
import type { Face } from "./faces";
import { whole } from "./faces";
import { expressionOf } from "./sentence";

/** A number that may be money: "$64", "12.50 €". */
export interface Sum {
  readonly value: Expression;
  /** "$" or another currency; empty for a bare number. */
  readonly currency: string;
}

const CURRENCY = /^\s*([$£€¥])\s?(\d[\d,.]*)\s*$|^\s*(\d[\d,.]*)\s?([$£€¥])\s*$/;

export const sum: Face<Sum> = (item, context) => {
  const [, before, first, second, behind] = CURRENCY.exec(item.text.replace("\\$", "$")) ?? [];
  const currency = before ?? behind ?? "";
  const value = expressionOf(currency ? { ...item, text: first ?? second ?? "" } : item, context);
  return value && isNumeric(value) && value.kind !== "percent" ? { value, currency } : null;
};

/** 35 for "35%". */
export const percentage: Face<Expression> = (item, context) => {
  const found = expressionOf(item, context);
  return found?.kind === "percent" && isNumeric(found.operand) ? found.operand : null;
};

/** "1/3": one whole number over another, and less than one. */
export const fraction: Face<{ readonly numerator: NumberNode; readonly denominator: NumberNode }> = (
  item,
  context,
) => {
  const found = expressionOf(item, context);
  if (found === null || !isLiteralFraction(found) || found.inline) return null;
  return found.numerator.value.n < found.denominator.value.n ? found : null;
};

const MOST_LISTED = 20;

/** "12", "(12, 18)" or "12,18": whole numbers above 0. */
export const positives: Face<readonly bigint[]> = (item, context) => {
  const single = whole(item, context);
  if (single !== null) return single > 0n ? [single] : null;
  const inner = /^\s*\(\s*(\d+(?:\s*,\s*\d+)+)\s*\)\s*$/.exec(item.text)?.[1];
  const listed = inner?.split(",").map((part) => BigInt(part.trim()));
  return listed && listed.length <= MOST_LISTED && listed.every((each) => each > 0n) ? listed : null;
};

/** "2:3:5" */
export const ratio: Face<readonly Rational[]> = (item) => {
  const parts = item.text.split(":").map((part) => part.trim());
  const values = parts.map((part) => (/^\d+(?:\.\d+)?$/.test(part) ? numeralOf(part) : null));
  return parts.length >= 2 && values.every((value) => value !== null && value.n > 0n)
    ? (values as Rational[])
    : null;
};

/** "20th" */
export const position: Face<bigint> = (item) => {
  const found = /^\s*(\d{1,9})\s*(?:st|nd|rd|th)\s*$/.exec(item.text)?.[1];
  return found === undefined || /^0*$/.test(found) ? null : BigInt(found);
};

/** "cm", "miles per hour" */
export const unitName: Face<NamedUnit> = (item) =>
  /\d/.test(item.text.replace(/\^\d$/, "")) ? null : unitOf(item.text);

/** "68°F", "20 C": a number of degrees with its scale. */
export const temperature: Face<{ readonly value: Rational; readonly from: Scale }> = (item) => {
  const [, written, scale] =
    /^\s*([-−]?\s?\d+(?:\.\d+)?)\s*(?:°|\^\\circ|\^o)?\s*([cfkCFK])\s*$/.exec(item.text) ?? [];
  const value = written === undefined ? null : numeralOf(written.replace("−", "-").replace(" ", ""));
  return value && scale ? { value, from: scale.toUpperCase() as Scale } : null;
};

/** A bare number of degrees, whose scale is told beside it. */
export const degrees: Face<Rational> = (item) =>
  /^\s*[-−]?\d+(?:\.\d+)?\s*°?\s*$/.test(item.text)
    ? numeralOf(item.text.replace("°", "").replace("−", "-").trim())
    : null;

/** C, F or K alone. */
export const scaleLetter: Face<Scale> = (item) => {
  const name = /^\s*°?\s*([CFK])\s*$/.exec(item.text)?.[1];
  return name === undefined ? null : (name as Scale);
};

const HOUR = 60;
const NOON = 12;

/** A time of day: minutes after midnight, and how it is written. */
export interface ClockReading {
  readonly minutes: number;
  readonly dial: Dial;
}

/** "6:45 pm" or "18:45". */
export const clockTime: Face<ClockReading> = (item) => {
  const [, hour = "", minute, half] = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?\s*$/i.exec(item.text) ?? [];
  if (hour === "" || (minute === undefined && half === undefined)) return null;
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  const isValid = minutes < HOUR && (half === undefined ? hours < 2 * NOON : hours >= 1 && hours <= NOON);
  // 6:45 without am or pm could be either.
  if (!isValid || (half === undefined && hours <= NOON)) return null;
  if (half === undefined) return { minutes: hours * HOUR + minutes, dial: 24 };
  const afternoon = half.toLowerCase() === "pm" ? NOON : 0;
  return { minutes: ((hours % NOON) + afternoon) * HOUR + minutes, dial: 12 };
};

/** A number as a node. */
export const nodeOf = (value: Rational): Expression => literal(value);

export const HUNDRED: Rational = rational(100n);
