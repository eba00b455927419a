import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { isCurrency } from "../../expression/currency";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { type Enclosure, places, roundedFigure } from "../../expression/figures";
import { absolute, isNegative, type Rational, rational } from "../../expression/rational";
import { some } from "../../expression/walk";
import { HOURS_AND_MINUTES } from "../../printer/answer/quantity";
import type { StoryTask } from "../../tasks/story";
import type { Value } from "./values";

/** Decimal places of a sum of money. */
const CENTS = 2;
/** Decimals up to this many places are written out; a longer one is given as a fraction. */
const LONGEST_DECIMAL = 6;

/** The number of an answer as it is written: rounded when asked, money in cents, otherwise exact.
 * @returns null for a value that is neither rational nor the whole calculation, and may not be rounded */
export function answerNumber(
  { number: value, exact, bounds, kept }: Value,
  unit: string,
  story: StoryTask,
): Expression | null {
  if (story.whole && exact) return number(toWhole(value, story.whole));
  const digits = exact ? terminatingDigits(value) : null;
  const isMoney = isCurrency(unit) && (story.decimals ?? CENTS) === CENTS;
  // $36.40, but $36.
  if (isMoney && digits !== null && digits <= CENTS)
    return digits === 0 ? number(value) : decimalNode(value, CENTS);
  if (story.decimals !== undefined) return rounded(bounds, story.decimals);
  if (!exact) return story.conditions.length === 0 ? (kept ?? null) : null;
  if (isMoney) return rounded(bounds, CENTS);
  if (unit === HOURS_AND_MINUTES || hasFractions(story) || digits === null || digits > LONGEST_DECIMAL)
    return mixed(value);
  return decimalNode(value, digits);
}

const rounded = (bounds: Enclosure, count: number): Expression | null => roundedFigure(bounds, places(count));

/** The next whole number in the direction that makes sense. */
export function toWhole(value: Rational, way: "up" | "down"): Rational {
  const floor = value.n >= 0n ? value.n / value.d : -((-value.n + value.d - 1n) / value.d);
  return rational(way === "down" || value.d === 1n ? floor : floor + 1n);
}

function mixed(value: Rational): Expression {
  const { n, d } = absolute(value);
  if (d === 1n || n < d || isNegative(value)) return number(value);
  return { kind: "mixed", whole: n / d, numerator: n % d, denominator: d };
}

/** Whether the story is told in fractions and without decimals: then the answer is a fraction too. */
function hasFractions({ conditions, asked }: StoryTask): boolean {
  const statements = [...conditions.map(({ relation }) => relation), ...asked.map(({ value }) => value)];
  const somewhere = (test: Parameters<typeof some>[1]) => statements.some((each) => some(each, test));
  return (
    somewhere(
      (part) =>
        part.kind === "quotient" && part.numerator.kind === "number" && part.denominator.kind === "number",
    ) && !somewhere((part) => part.kind === "number" && (part.decimals ?? 0) > 0)
  );
}
