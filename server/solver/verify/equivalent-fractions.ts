import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { equals, rational } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { itemByItem } from "./claims";
import {
  exactly,
  type Obligations,
  type ProblemOf,
  refuted,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { wholeOf } from "./whole-numbers";

type Question = ProblemOf<"equivalent-fractions">;
type Fraction = Question["fractions"][number];

/** Crosswise products: a/b = c/d exactly when a · d = c · b; and every denominator is the one asked for. */
export const EQUIVALENT_FRACTIONS: Verifier<"equivalent-fractions"> = {
  expression: (problem, { expression }, budget) => {
    const [only, ...others] = problem.fractions;
    const of = only && fractionObligations(only, problem.denominator, { answer: expression, budget });
    const many = () => refuted("More fractions are asked for.");
    return of && others.length === 0 ? of : { value: many, form: many };
  },
  list: ({ fractions, denominator }, { items }, budget) =>
    itemByItem(
      items,
      fractions.map((fraction) => (answer) => () => {
        const { value, form } = fractionObligations(fraction, denominator, { answer, budget });
        return weakest([form, value]);
      }),
    ),
};

function fractionObligations(
  { numerator, denominator }: Fraction,
  asked: bigint,
  { answer, budget }: { readonly answer: Expression; readonly budget: Budget },
): Obligations<"expression"> {
  return {
    value: () => {
      const value = evaluateExact(answer, new Map(), budget);
      if (!value || !equals(value, rational(numerator, denominator)))
        return refuted("The fractions are not equal.");
      const top = topOf(answer, asked) ?? 0n;
      return verified(
        `Multiply crosswise for $${toLatex(answer)}$: $${top} \\cdot ${denominator} = ${numerator} \\cdot ${asked} = ${numerator * asked}$.`,
      );
    },
    form: () => exactly(topOf(answer, asked) !== null, "Another denominator is asked for."),
  };
}

/** The numerator of a fraction that is written with this denominator. */
function topOf(node: Expression, denominator: bigint): bigint | null {
  if (node.kind === "negation") {
    const inner = node.operand.kind === "quotient" ? topOf(node.operand, denominator) : null;
    return inner === null ? null : -inner;
  }
  return node.kind === "quotient" && wholeOf(node.denominator) === denominator
    ? wholeOf(node.numerator)
    : null;
}
