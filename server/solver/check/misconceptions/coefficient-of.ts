import type { Expression } from "../../expression/ast";
import { multiply, negate, ONE, type Rational } from "../../expression/rational";
import { factorsOf } from "./places";

/** A term as a number times the rest. */
export interface Term {
  readonly coefficient: Rational;
  readonly rest: readonly Expression[];
}

/** @example -3x gives -3 and [x] */
export function coefficientOf(term: Expression): Term {
  if (term.kind === "negation") {
    const inner = coefficientOf(term.operand);
    return { ...inner, coefficient: negate(inner.coefficient) };
  }
  if (term.kind === "quotient" && term.denominator.kind === "number" && term.denominator.value.n !== 0n) {
    const above = coefficientOf(term.numerator);
    const { n, d } = term.denominator.value;
    return { ...above, coefficient: multiply(above.coefficient, { n: d, d: n }) };
  }
  let coefficient = ONE;
  const rest: Expression[] = [];
  for (const factor of factorsOf(term)) {
    if (factor.kind === "number") coefficient = multiply(coefficient, factor.value);
    else rest.push(factor);
  }
  return { coefficient, rest };
}
