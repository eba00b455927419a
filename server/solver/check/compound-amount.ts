import { number } from "../expression/build";
import { add, fromInt, multiply, type Rational, rational } from "../expression/rational";
import type { AnswerValue } from "../types";
import { compareUnits } from "./unit";

const IN_TWO = /^\s*(\d+)\s*([a-z]{1,8})\.?\s*(?:,|and\b)?\s*(\d+(?:\.\d+)?)\s*([a-z]{0,8})\.?\s*$/i;
const ON_THE_CLOCK = /^\s*(\d+):(\d{2})\s*$/;
const HOURS = /^(?:h|hr|hrs|hours?)$/i;
/** Minutes behind hours. */
const MINUTES = /^(?:m|min|mins|)$/i;

/** "2 hours 30 minutes", "2h30", "2:30", "5 ft 6 in": an amount told in two units, in that of the answer.
 * @returns null where it is none, or where its units do not go together with the answer's */
export function compoundAmount(text: string, like: AnswerValue): AnswerValue | null {
  if (like.kind !== "quantity") return null;
  const [, hours = "", minutes = ""] = ON_THE_CLOCK.exec(text) ?? [];
  const [, many = hours, unit = "hours", more = minutes, second = ""] = IN_TWO.exec(text) ?? [];
  if (many === "" || more === "") return null;
  const [large, small] = [
    HOURS.test(unit) ? "hours" : unit,
    HOURS.test(unit) && MINUTES.test(second) ? "minutes" : second,
  ];
  const parts = [amountOf(many, large, like.unit), amountOf(more, small, like.unit)];
  const [whole, rest] = parts;
  return whole && rest ? { ...like, value: number(add(whole, rest)) } : null;
}

function amountOf(digits: string, unit: string, wanted: string): Rational | null {
  if (unit === "" || wanted === "") return null;
  const { same, factor } = compareUnits(unit, wanted);
  const size = factor ?? (same ? fromInt(1) : null);
  return size && multiply(decimal(digits), size);
}

function decimal(digits: string): Rational {
  const [whole = "", places = ""] = digits.split(".");
  return rational(BigInt(whole + places), 10n ** BigInt(places.length));
}
