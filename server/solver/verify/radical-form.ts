import type { Expression } from "../expression/ast";
import { gcd } from "../expression/rational";
import { extractPower } from "../expression/surd";
import { children, some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { factorsOf, termsOf } from "./written-form";

/** Why an expression with roots is not in simplest form; null when it is: no full power left under a root, no fraction
 * under one, no root below a line, no like terms, numbers cancelled. */
export function radicalFault(e: Expression): string | null {
  if (some(e, (part) => part.kind === "quotient" && some(part.denominator, (below) => below.kind === "root")))
    return "a root is left in a denominator";
  if (some(e, (part) => part.kind === "root" && !isBareRoot(part))) return "a root can still be simplified";
  if (some(e, (part) => part.kind === "quotient" && !isReduced(part)))
    return "a number can still be cancelled";
  if (some(e, (part) => part.kind === "power" && part.exponent.kind === "negation"))
    return "a negative exponent is left";
  if (some(e, (part) => part.kind === "quotient" && hasFraction(part)))
    return "a fraction stands inside a fraction";
  return some(e, (part) => part.kind === "sum" && hasLikeTerms(part)) ? "like terms are left" : null;
}

/** Letters below the index, the number free of full powers; a sum under a root is left as it is. */
function isBareRoot({ radicand, index }: Expression & { kind: "root" }): boolean {
  if (radicand.kind === "sum") return true;
  return (
    radicand.kind !== "negation" &&
    factorsOf(radicand).every((factor) => {
      if (factor.kind === "number")
        return factor.value.d === 1n && extractPower(factor.value.n, index).outside === 1n;
      if (factor.kind !== "power")
        return factor.kind === "symbol" || factor.kind === "constant" || factor.kind === "sum";
      return factor.exponent.kind === "number" && factor.exponent.value.n < index;
    })
  );
}

const hasFraction = ({ numerator, denominator }: Expression & { kind: "quotient" }): boolean =>
  [numerator, denominator].some((side) => some(side, (part) => part.kind === "quotient"));

function isReduced({ numerator, denominator }: Expression & { kind: "quotient" }): boolean {
  const isNumber = numerator.kind === "number" && denominator.kind === "number";
  return gcd(content(numerator), content(denominator)) === 1n || (isNumber && numerator.value.n === 1n);
}

/** The whole number that divides every term. */
const content = (e: Expression): bigint =>
  termsOf(e)
    .map((term) => factorsOf(term).reduce((n, factor) => n * numberIn(factor), 1n))
    .reduce(gcd, 0n);

const numberIn = (factor: Expression): bigint =>
  factor.kind === "number" ? factor.value.n : factor.kind === "sum" ? content(factor) : 1n;

function hasLikeTerms({ terms }: Expression & { kind: "sum" }): boolean {
  const keys = terms.map((term) =>
    factorsOf(term)
      .filter((factor) => factor.kind !== "number")
      .map((factor) => (children(factor).length > 0 ? `{${toLatex(factor)}}` : toLatex(factor)))
      .sort()
      .join(""),
  );
  return new Set(keys).size < keys.length;
}
