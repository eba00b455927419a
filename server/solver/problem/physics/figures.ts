import { digits, type FigureRule, places } from "../../expression/figures";
import { significantDigits } from "../../expression/significant";
import type { Law } from "./law";
import type { Quantity } from "./quantities";

/** Whole numbers of one digit ("5 s") are seldom meant to say that little. */
const FEWEST = 2;
const MOST = 5;

/** How far an answer is written out, and the rule that says so. */
export interface AnswerFigures {
  readonly rule: FigureRule;
  readonly because: string;
}

/** The figures of an answer from those of the values told and of the constants used.
 * @param constants values as they are written in the formula book */
export function answerFigures(
  { figures }: Law,
  quantities: readonly Quantity[],
  constants: readonly string[],
): AnswerFigures {
  const told = Math.min(...quantities.map((each) => each.digits));
  if (figures === "logarithm")
    return {
      rule: places(told),
      because: `The value told has $${told}$ significant figures, so its logarithm has $${told}$ digits behind the point.`,
    };
  const behind = Math.max(1, Math.max(...quantities.map((each) => each.places)));
  if (figures === "power")
    return {
      rule: digits(behind),
      because: `The value told has $${behind}$ digits behind the point, so the concentration has $${behind}$ significant figures.`,
    };
  if (figures === "difference")
    return {
      rule: places(behind),
      because: `A difference has as many digits behind the point as the value told: $${behind}$.`,
    };
  const known = Math.min(told, ...constants.map(significantDigits));
  const count = Math.min(MOST, Math.max(FEWEST, known));
  return {
    rule: known < count ? { kind: "digits", digits: count, supported: known } : digits(count),
    because:
      count === known
        ? `A product or quotient keeps as many significant figures as the least exact value has: $${count}$.`
        : `A product or quotient keeps as many significant figures as the least exact value has, but at least $${FEWEST}$ where they are not zero, and at most $${MOST}$: here $${count}$.`,
  };
}
