import type { Expression, Statement } from "../expression/ast";
import { gcd } from "../expression/rational";
import { exactRoot } from "../expression/surd";
import { children, some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { isUnworked } from "./number-form";
import { commonNumber, factorsOf } from "./written-form";

/** What is left to do in the way an expression with letters is written, as a sentence; null when nothing is: whole
 * numbers cancelled and put together, no line under or over another, nothing divided by 1 or by i. */
export function untidiness(e: Expression): string | null {
  if (some(e, (part) => part.kind === "quotient" && sharesNumber(part.numerator, part.denominator)))
    return "A number can still be cancelled.";
  if (some(e, (part) => part.kind === "quotient" && isClumsy(part)))
    return "A fraction can be written more simply.";
  if (some(e, isUnrooted)) return "A root can be worked out.";
  return some(e, isUnworked) ? "Numbers can still be put together." : null;
}

/** A root of a whole number that is a power, and a root below a fraction bar that stands above it as well. */
const isUnrooted = (part: Statement): boolean =>
  (part.kind === "root" &&
    part.radicand.kind === "number" &&
    exactRoot(part.radicand.value, part.index) !== null) ||
  (part.kind === "quotient" && haveCommon(rootsIn(part.numerator), rootsIn(part.denominator)));

const rootsIn = (e: Expression): readonly Expression[] => factorsOf(e).filter(({ kind }) => kind === "root");

const haveCommon = (some: readonly Expression[], others: readonly Expression[]): boolean =>
  some.some((each) => others.some((other) => toLatex(other) === toLatex(each)));

/** Whether a fraction stands somewhere, exponents and the insides of functions aside. */
export const hasFraction = (e: Expression): boolean => {
  if (e.kind === "quotient") return true;
  if (e.kind === "function") return false;
  return e.kind === "power" ? hasFraction(e.base) : children(e).some(hasFraction);
};

const isClumsy = ({ numerator, denominator }: Expression & { readonly kind: "quotient" }): boolean =>
  hasFraction(numerator) ||
  hasFraction(denominator) ||
  isOne(denominator) ||
  some(denominator, (part) => part.kind === "constant" && part.name === "i");

const isOne = (e: Expression): boolean => e.kind === "number" && e.value.n === 1n && e.value.d === 1n;

/** Whether a whole number divides everything above and everything below. */
function sharesNumber(above: Expression, below: Expression): boolean {
  const number = (side: Expression) =>
    factorsOf(side).reduce((product, factor) => product * contentOf(factor), 1n);
  return gcd(number(above), number(below)) !== 1n;
}

function contentOf(factor: Expression): bigint {
  if (factor.kind === "number") return factor.value.d === 1n ? factor.value.n : 1n;
  return factor.kind === "sum" ? commonNumber(factor) : 1n;
}
