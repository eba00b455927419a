import type { Expression } from "../../expression/ast";
import { compare, isNegative, ONE, type Rational, toNumber } from "../../expression/rational";
import type { Picture } from "../../theorems/types";
import type { Budget } from "../../types";
import { termsOf } from "../misconceptions/places";
import { amountOf, box, listed, tenth } from "./drawing";
import type { Spot } from "./spot";

/** A fraction as it is written. */
interface Written {
  readonly top: number;
  readonly bottom: number;
  readonly label: string;
}

/** Pieces of a bar that can still be counted, and bars in one picture. */
const PIECES_MAX = 24;
const BARS_MAX = 3;
const [LEFT, WIDTH, HIGH, STEP] = [8, 84, 14, 24] as const;

/** Fractions as bars of one length, each cut into its own pieces, and the wrong sum as one more. */
export function fractionBars({ part }: Spot, budget: Budget): Picture | null {
  if (part?.was.kind !== "sum") return null;
  const fractions = termsOf(part.was).map((term) => writtenOf(term, budget));
  const sum = part.became.kind === "quotient" ? asFraction(part.became, budget) : null;
  if (fractions.includes(null)) return null;
  const told = fractions as Written[];
  const all = sum && sum.top <= sum.bottom ? [...told, sum] : told;
  if (told.length < 2 || all.length > BARS_MAX) return null;
  const last = all.length > told.length ? all.at(-1) : undefined;
  return {
    shows: `Bars of one length for ${listed(all.map(({ label }) => label))}. ${why(told)}`,
    lines: all.map(piecesOf).join(""),
    area: told.map(filled).join(""),
    wrong: last ? filled(last, all.length - 1) : undefined,
    labels: all.map(({ label }, index) => [106, topOf(index) + 10, label] as const),
  };
}

/** Why the numbers below are not added. */
const why = (told: readonly Written[]): string =>
  new Set(told.map(({ bottom }) => bottom)).size === 1
    ? "Their pieces are of one size, and stay so when they are put together."
    : `The pieces of ${listed(told.map(({ label }) => label))} are not of one size, so they cannot be counted together.`;

const topOf = (index: number): number => 6 + STEP * index;

const piecesOf = ({ bottom }: Written, index: number): string =>
  Array.from({ length: bottom }, (_, at) =>
    box(LEFT + (WIDTH / bottom) * at, topOf(index), WIDTH / bottom, HIGH),
  ).join("");

const filled = ({ top, bottom }: Written, index: number): string =>
  box(LEFT, topOf(index), tenth((WIDTH * top) / bottom), HIGH);

const writtenOf = (term: Expression, budget: Budget): Written | null => {
  const e = term.kind === "negation" ? term.operand : term;
  const fraction = e.kind === "quotient" ? asFraction(e, budget) : null;
  return fraction && fraction.top <= fraction.bottom ? fraction : null;
};

function asFraction(
  { numerator, denominator }: Extract<Expression, { kind: "quotient" }>,
  budget: Budget,
): Written | null {
  const [top, bottom] = [wholeOf(amountOf(numerator, budget)), wholeOf(amountOf(denominator, budget))];
  return top === null || bottom === null ? null : { top, bottom, label: `${top}⁄${bottom}` };
}

/** A whole number from 1 that can still be counted. */
function wholeOf(value: Rational | null): number | null {
  if (value?.d !== 1n || isNegative(value) || compare(value, ONE) < 0) return null;
  const whole = toNumber(value);
  return whole <= PIECES_MAX ? whole : null;
}
