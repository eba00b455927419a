import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { decimalNode, roundTo, terminatingDigits } from "../../expression/decimal";
import { type Enclosure, figureOf, places, shortFigure } from "../../expression/figures";
import { absolute, isNegative, type Rational, rational } from "../../expression/rational";
import { some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { StoryTask } from "../../tasks/story";
import type { Value } from "./values";

/** Decimals up to this many places are written out; a longer one is given as a fraction. */
const LONGEST_DECIMAL = 6;

/** The number of an answer as it is written: rounded when asked, money in cents, otherwise exact.
 * @returns null for a value that is not exact and may not be rounded */
export function answerNumber(
  { number: value, exact, bounds, withPi }: Value,
  unit: string,
  story: StoryTask,
): Expression | null {
  if (story.whole && exact) return number(toWhole(value, story.whole));
  if (story.decimals !== undefined) return rounded(bounds, story.decimals);
  if (!exact) return withPi ?? null;
  const digits = terminatingDigits(value);
  if (unit === "$") {
    if (digits === 0) return number(value);
    return digits !== null && digits <= 2 ? decimalNode(value, 2) : rounded(bounds, 2);
  }
  if (unit === HOURS_AND_MINUTES || hasFractions(story) || digits === null || digits > LONGEST_DECIMAL)
    return mixed(value);
  return decimalNode(value, digits);
}

function rounded(bounds: Enclosure, count: number): Expression | null {
  const figure = figureOf(bounds, places(count));
  return figure && shortFigure(figure);
}

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

/** One answer with its unit, for LaTeX and as text. */
export function withUnit(value: Expression, unit: string): { readonly latex: string; readonly text: string } {
  const [latex, text] = [toLatex(value), toText(value)];
  if (unit === "") return { latex, text };
  if (unit === "$") {
    const minus = value.kind === "negation";
    const [bare, plain] = minus ? [toLatex(value.operand), toText(value.operand)] : [latex, text];
    return { latex: `${minus ? "-" : ""}\\$${bare}`, text: `${minus ? "−" : ""}$${plain}` };
  }
  if (unit === HOURS_AND_MINUTES) return hoursAndMinutes(value);
  if (unit === "%") return { latex: `${latex}\\%`, text: `${text}%` };
  return { latex: `${latex}\\text{ ${unit}}`, text: `${text} ${unit}` };
}

/** Hours that are told with their minutes, to the nearest minute. */
export const HOURS_AND_MINUTES = "hours and minutes";

function hoursAndMinutes(value: Expression): { readonly latex: string; readonly text: string } {
  if (value.kind !== "mixed") {
    const unit = toText(value) === "1" ? "hour" : "hours";
    return { latex: `${toLatex(value)}\\text{ ${unit}}`, text: `${toText(value)} ${unit}` };
  }
  const part = rational(value.numerator * 60n, value.denominator);
  const minutes = roundTo(part, 0).n;
  const text = `${value.whole} hours and ${minutes} minutes`;
  return {
    latex: `${value.whole}\\text{ hours and } ${minutes}\\text{ minutes}`,
    text: minutes === part.n && part.d === 1n ? text : `about ${text}`,
  };
}
