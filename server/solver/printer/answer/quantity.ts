import type { Expression } from "../../expression/ast";
import { isCurrency } from "../../expression/currency";
import { roundTo } from "../../expression/decimal";
import { rational } from "../../expression/rational";
import { crossedLatex, crossedText } from "../scientific";
import { type Hand, LATEX } from "./hand";

/** The unit of a time that is told in hours with their minutes, to the nearest minute. */
export const HOURS_AND_MINUTES = "hours and minutes";

/** A number with its unit: 3 kg, 45°, $24.50, 12%. */
export function quantity(value: Expression, unit: string, hand: Hand): string {
  if (unit === HOURS_AND_MINUTES) return hoursAndMinutes(value, hand);
  const print = hand.isLatex ? crossedLatex : crossedText;
  if (isCurrency(unit)) {
    const [sign, amount] = value.kind === "negation" ? ["−", value.operand] : ["", value];
    if (!hand.isLatex) return `${sign}${unit}${print(amount)}`;
    return `${sign && "-"}${unit === "$" ? "\\$" : LATEX.words(unit)}${print(amount)}`;
  }
  return `${print(value)}${unitAfter(unit, hand)}`;
}

function unitAfter(unit: string, { isLatex }: Hand): string {
  if (unit === "") return "";
  if (unit === "%") return isLatex ? "\\%" : "%";
  if (unit === "°") return isLatex ? "^{\\circ}" : "°";
  if (!isLatex) return ` ${unit}`;
  return unit.startsWith("°") ? `^{\\circ}\\text{${unit.slice(1)}}` : unitLatex(unit);
}

/** Every exponent raised: kg·m^2/s^2, mm², and mm2 where nothing but a short unit stands before the digit. */
export const unitLatex = (unit: string): string =>
  ` ${unit}`
    .replace(/^( [a-z]{1,3})([23])$/, "$1^$2")
    .replaceAll("²", "^2")
    .replaceAll("³", "^3")
    .split(/\^(-?\d+)/)
    .map((part, i) => (i % 2 === 1 ? `^{${part}}` : part && LATEX.words(part)))
    .join("");

function hoursAndMinutes(value: Expression, hand: Hand): string {
  if (value.kind !== "mixed") {
    const written = hand.print(value);
    return `${written}${hand.words(written === "1" ? " hour" : " hours")}`;
  }
  const part = rational(value.numerator * 60n, value.denominator);
  const about = part.d === 1n ? "" : hand.words("about ");
  return `${about}${value.whole}${hand.isLatex ? "\\text{ hours and } " : " hours and "}${roundTo(part, 0).n}${hand.words(" minutes")}`;
}
