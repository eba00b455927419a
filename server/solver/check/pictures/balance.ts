import type { Expression } from "../../expression/ast";
import { number, sum } from "../../expression/build";
import {
  equalPolynomials,
  type Polynomial,
  polynomialOf,
  scalePolynomial,
  subtractPolynomials,
  termKey,
  termToExpression,
} from "../../expression/polynomial";
import { divide, isInteger, isOne, ONE, type Rational } from "../../expression/rational";
import { sameStructure } from "../../expression/same-structure";
import type { Picture } from "../../theorems/types";
import type { Budget } from "../../types";
import { factorsOf, opposite, termsOf } from "../misconceptions/places";
import { LABEL_MAX, labelOf } from "./drawing";
import type { Spot } from "./spot";

const AS_IT_WAS = "as it was";
const IN_PART = "only in part";

/** The two sides of an equation on a pair of scales, with what was done to each: not the same, so they tip. */
export function balance({ sides }: Spot, budget: Budget): Picture | null {
  if (!sides) return null;
  const { before, after } = sides;
  const [left, right] = [doneTo(before.left, after.left, budget), doneTo(before.right, after.right, budget)];
  return left === right ? null : scales([labelOf(before.left), left], [labelOf(before.right), right]);
}

/** An expression on one pan and what was made of it on the other, many times as heavy. */
export function heavier({ whole }: Spot, budget: Budget): Picture | null {
  if (!whole) return null;
  const done = scaling(whole.was, whole.became, budget);
  const label = labelOf(whole.was);
  return done ? scales([label, AS_IT_WAS], [label, done]) : null;
}

type Pan = readonly [side: string, done: string];

function scales([left, onLeft]: Pan, [right, onRight]: Pan): Picture | null {
  if ([left, right].some((label) => label.length > LABEL_MAX)) return null;
  return {
    shows: `A pair of scales out of balance. On the left ${left}: ${onLeft}. On the right ${right}: ${onRight}.`,
    lines: "M60 74V27M46 74H74M28 34L14 52H42ZM92 20L78 38H106Z",
    area: "M19 46H37L42 52H14ZM83 32H101L106 38H78Z",
    wrong: "M28 34L92 20",
    labels: [
      [28, 62, left],
      [92, 48, right],
      [28, 26, onLeft],
      [92, 12, onRight],
    ],
  };
}

function doneTo(was: Expression, is: Expression, budget: Budget): string {
  if (sameStructure(was, is)) return AS_IT_WAS;
  return (
    shift(was, is) ??
    written(was, is) ??
    scaling(was, is, budget) ??
    partly(was, is, budget) ??
    difference(was, is, budget) ??
    IN_PART
  );
}

/** Terms that came to a side or went from it, the others left as they are. */
function shift(was: Expression, is: Expression): string | null {
  const [before, after] = [termsOf(was), termsOf(is)];
  const [gone, come] = [lacking(before, after), lacking(after, before)];
  if (come.length > 0 && gone.length === 0) return signed(sum(come));
  return gone.length > 0 && come.length === 0 && after.length > 0 ? signed(opposite(sum(gone))) : null;
}

const lacking = (all: readonly Expression[], others: readonly Expression[]): readonly Expression[] =>
  all.filter((each) => !others.some((other) => sameStructure(each, other)));

const signed = (e: Expression): string =>
  e.kind === "negation" ? `− ${labelOf(e.operand)}` : `+ ${labelOf(e)}`;

/** A side as it is, with a factor before it or a divisor under it. */
function written(was: Expression, is: Expression): string | null {
  if (is.kind === "quotient" && sameStructure(is.numerator, was)) return `÷ ${labelOf(is.denominator)}`;
  const factors = factorsOf(is);
  const rest = lacking(factors, [was]);
  const [factor] = rest;
  if (rest.length !== 1 || factors.length !== 2 || !factor) return null;
  const isInverse = factor.kind === "quotient" && labelOf(factor.numerator) === "1";
  return isInverse ? `÷ ${labelOf(factor.denominator)}` : `· ${labelOf(factor)}`;
}

/** Some terms of a side multiplied or divided, and the others left as they are. */
function partly(was: Expression, is: Expression, budget: Budget): string | null {
  const [before, after] = [polynomialOf(was, budget)?.terms ?? [], polynomialOf(is, budget)?.terms ?? []];
  if (before.length !== after.length || before.length < 2) return null;
  const done = before.map((term, index) => {
    const other = after[index];
    if (!other || termKey(other) !== termKey(term)) return null;
    return times(divide(other.coefficient, term.coefficient));
  });
  const changed = [...new Set(done.filter((each) => each !== ""))];
  return changed.length === 1 && changed[0] ? `${changed[0]} in part` : null;
}

/** The number by which all of a side was multiplied or divided. */
function scaling(was: Expression, is: Expression, budget: Budget): string | null {
  const [a, b] = [polynomialOf(was, budget), polynomialOf(is, budget)];
  const ratio = a && b && ratioOf(a, b);
  return (ratio && times(ratio)) || null;
}

/** "· 2" or "÷ 2"; empty for 1, null for what is neither. */
function times(ratio: Rational): string | null {
  if (isOne(ratio)) return "";
  if (isInteger(ratio)) return `· ${bracketed(ratio)}`;
  const inverse = divide(ONE, ratio);
  return isInteger(inverse) ? `÷ ${bracketed(inverse)}` : null;
}

function ratioOf(a: Polynomial, b: Polynomial): Rational | null {
  const [first, second] = [a.terms[0], b.terms[0]];
  if (!first || !second) return null;
  const ratio = divide(second.coefficient, first.coefficient);
  return equalPolynomials(scalePolynomial(a, ratio), b) ? ratio : null;
}

const bracketed = (value: Rational): string =>
  value.n < 0n ? `(${labelOf(number(value))})` : labelOf(number(value));

function difference(was: Expression, is: Expression, budget: Budget): string | null {
  const [a, b] = [polynomialOf(was, budget), polynomialOf(is, budget)];
  const [term, ...more] = a && b ? subtractPolynomials(b, a).terms : [];
  return term && more.length === 0 ? signed(termToExpression(term)) : null;
}
