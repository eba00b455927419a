import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { logarithmOf, rationalLogarithm } from "../../expression/logarithm";
import { add, isZero, multiply, negate, ONE, type Rational, rational, ZERO } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";
import { logarithmValue } from "../logarithm/parts";

/** coefficient · log_base(argument). */
export interface LogarithmTerm {
  readonly coefficient: Rational;
  readonly base: Expression;
  readonly argument: Expression;
}

/** Σ logarithms + constant. */
export interface LogarithmSum {
  readonly logarithms: readonly LogarithmTerm[];
  readonly constant: Rational;
}

/** A side of an equation as logarithms and a number; null when something else stands there. */
export function logarithmSum(e: Expression, factor: Rational, budget: Budget): LogarithmSum | null {
  budget.spend();
  const log = logarithmOf(e);
  if (log) {
    const value =
      symbolsOf(log.argument).length === 0 ? logarithmValue(log.base, log.argument, budget) : null;
    if (value) return { logarithms: [], constant: multiply(factor, value) };
    return { logarithms: [{ coefficient: factor, ...log }], constant: ZERO };
  }
  if (e.kind === "negation") return logarithmSum(e.operand, negate(factor), budget);
  if (e.kind === "sum") {
    return e.terms
      .map((term) => logarithmSum(term, factor, budget))
      .reduce(
        (a, b) =>
          a && b && { logarithms: [...a.logarithms, ...b.logarithms], constant: add(a.constant, b.constant) },
      );
  }
  const value = evaluateExact(e, new Map(), budget);
  if (value) return { logarithms: [], constant: multiply(factor, value) };
  if (e.kind === "quotient") {
    const below = evaluateExact(e.denominator, new Map(), budget);
    return below && !isZero(below)
      ? logarithmSum(e.numerator, multiply(factor, rational(below.d, below.n)), budget)
      : null;
  }
  if (e.kind !== "product") return null;
  const numbers = e.factors.map((part) => evaluateExact(part, new Map(), budget));
  const rest = e.factors.filter((_, i) => numbers[i] === null);
  const by = numbers.map((part) => part ?? ONE).reduce(multiply, factor);
  return rest.length === 1 ? logarithmSum(rest[0] as Expression, by, budget) : null;
}

/** The same logarithms to one base, the one of the first; null when the bases are no powers of each other. */
export function toOneBase(terms: readonly LogarithmTerm[], budget: Budget): LogarithmTerm[] | null {
  const [first] = terms;
  if (!first) return [];
  const base = evaluateExact(first.base, new Map(), budget);
  const result: LogarithmTerm[] = [];
  for (const term of terms) {
    if (toLatex(term.base) === toLatex(first.base)) {
      result.push(term);
      continue;
    }
    const other = evaluateExact(term.base, new Map(), budget);
    const ratio = base && other && rationalLogarithm(other, base);
    if (!ratio || isZero(ratio)) return null;
    result.push({
      ...term,
      base: first.base,
      coefficient: multiply(term.coefficient, rational(ratio.d, ratio.n)),
    });
  }
  return result;
}
