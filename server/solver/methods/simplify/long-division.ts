import type { Expression } from "../../expression/ast";
import { negation, product, quotient, sum } from "../../expression/build";
import { degreeIn, type Polynomial, polynomialToExpression, variablesOf } from "../../expression/polynomial";
import { divideWithRemainder } from "../../expression/polynomial-division";
import { isNegative } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";
import { math } from "../expand/rewriting";
import type { Division } from "./divide-by-monomial";
import { fractionTerm, type RationalForm } from "./rational-form";
import { writeLowest } from "./write-fraction";

/** Long division in one variable with a remainder: quotient + remainder/divisor.
 * @returns null when the degrees leave nothing to divide or the division comes out */
export function longDivision(e: Expression, budget: Budget): Division | null {
  const form = e.kind === "quotient" ? fractionTerm(e, budget) : null;
  const names = form ? [...new Set([...variablesOf(form.above), ...variablesOf(form.below)])] : [];
  const [name] = names;
  if (!form || !name || names.length > 1 || form.below.terms.length < 2) return null;
  if (degreeIn(form.above, name) < degreeIn(form.below, name)) return null;
  const { quotient: whole, remainder } = divideWithRemainder(form.above, form.below, { name, budget });
  if (remainder.terms.length === 0) return null;
  return writeDivision(form, { whole, remainder }, budget);
}

function writeDivision(
  { above, below }: RationalForm,
  { whole, remainder }: { readonly whole: Polynomial; readonly remainder: Polynomial },
  budget: Budget,
): Division {
  const divisor = polynomialToExpression(below);
  const multiple = product([divisor, polynomialToExpression(whole)]);
  const split = quotient(sum([multiple, polynomialToExpression(remainder)]), divisor);
  const rest = writeRemainder({ above: remainder, below }, budget);
  const state = sum([polynomialToExpression(whole), rest]);
  return {
    state,
    steps: [
      {
        rule: "long-division",
        title: `Divide until the remainder has a lower degree than ${math(divisor)}.`,
        latex: toLatex(split),
        why: `${math(polynomialToExpression(above))} is ${math(multiple)} with remainder ${math(polynomialToExpression(remainder))}.`,
      },
      {
        rule: "split-remainder",
        title: "Divide the multiple and leave the remainder as a fraction.",
        latex: toLatex(state),
        why: `The first part divides by ${math(divisor)} without remainder.`,
      },
    ],
  };
}

function writeRemainder(form: RationalForm, budget: Budget): Expression {
  const first = form.above.terms[0];
  if (form.above.terms.length > 1 || !first) return writeLowest(form, budget);
  const negative = isNegative(first.coefficient);
  const top = polynomialToExpression(form.above);
  if (first.coefficient.d !== 1n) return writeLowest(form, budget);
  const size = negative && top.kind === "negation" ? top.operand : top;
  const fraction = quotient(size, polynomialToExpression(form.below));
  return negative ? negation(fraction) : fraction;
}
