import { decimalDigits, decimalNode, decimalText, roundTo } from "../../expression/decimal";
import { orderOf } from "../../expression/figures";
import { equals, isZero, type Rational } from "../../expression/rational";
import { isRealSurd, rationalValue, type SurdNumber } from "../../expression/surd-number";
import { encloseSurd } from "../../expression/surd-sign";
import type { Budget } from "../../types";
import type { FinishRule } from "./finish-rule";

/** 2.3456 → 2.35 for two decimals; a half goes away from zero. Roots are rounded from exact bounds. */
export const roundNumber: FinishRule = {
  id: "round",
  apply({ value }, { form, budget }) {
    if (form.number === "percent" || !isRealSurd(value)) return null;
    const digits = form.decimals ?? (form.figures && placesFor(value, form.figures, budget));
    if (digits === undefined) return null;
    const rounded = roundSurd(value, digits, budget);
    const exact = rationalValue(value);
    const node = decimalNode(rounded, Math.max(0, digits));
    if (exact && equals(exact, rounded)) {
      return {
        node,
        title: "Write the number in decimals.",
        why: "The decimals end here, so nothing is rounded away.",
      };
    }
    const near = exact ?? encloseSurd(value, digits + 30, budget).low;
    const goes = firstThatGoes(near, digits);
    const shown = exact
      ? decimalText(exact, Math.max(0, digits) + 2)
      : `${decimalDigits(near, Math.max(0, digits) + 2)}\\ldots`;
    return {
      node,
      title: `Round ${form.figures === undefined ? place(digits) : inFigures(form.figures)}.`,
      why: `The number is $${shown}$. The first digit that is left out is $${goes}$: ${goes < 5n ? "less than $5$, so the digit before it stays" : "$5$ or more, so the digit before it goes up by $1$"}.`,
    };
  },
};

/** The digit behind the last one that is kept. */
function firstThatGoes({ n, d }: Rational, digits: number): bigint {
  const size = n < 0n ? -n : n;
  const places = digits + 1;
  const [up, down] = places >= 0 ? [10n ** BigInt(places), 1n] : [1n, 10n ** BigInt(-places)];
  return ((size * up) / (d * down)) % 10n;
}

const place = (digits: number): string => {
  if (digits === 0) return "to the nearest whole number";
  if (digits < 0) return `to the nearest $${10n ** BigInt(-digits)}$`;
  return digits === 1 ? "to $1$ decimal place" : `to $${digits}$ decimal places`;
};

const inFigures = (figures: number): string =>
  `to $${figures}$ significant ${figures === 1 ? "figure" : "figures"}`;

/** The places after the point that show so many significant figures: those of the rounded value, for 9.96 to two
 * figures is 10. Zero shows one place fewer than it has figures. */
function placesFor(value: SurdNumber, figures: number, budget: Budget): number {
  const rough = encloseSurd(value, GUARD, budget).low;
  if (isZero(rough)) return figures - 1;
  const places = figures - 1 - orderOf(rough);
  const rounded = roundSurd(value, places, budget);
  return isZero(rounded) ? places : figures - 1 - orderOf(rounded);
}

/** Places to which a number is worked out before its size is known. */
const GUARD = 60;

/** A real surd number rounded to `digits` places after the point, halves away from zero. */
export function roundSurd(value: SurdNumber, digits: number, budget: Budget): Rational {
  const exact = rationalValue(value);
  if (exact) return roundTo(exact, digits);
  // An irrational number is never halfway, so its bounds round alike once they are close enough.
  for (let precision = Math.max(0, digits) + 20; ; precision *= 2) {
    const { low, high } = encloseSurd(value, precision, budget);
    const rounded = roundTo(low, digits);
    if (equals(rounded, roundTo(high, digits))) return rounded;
  }
}
