import type { Budget } from "../budget";
import type { Expression } from "./ast";
import { bounded, boundedPower, weightOf } from "./bounded-power";
import { countingValue } from "./counting";
import {
  absolute,
  add,
  divide,
  fromInt,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  ZERO,
} from "./rational";
import { exactRoot } from "./surd";

/** The exact value of an expression whose value is rational by plain arithmetic.
 * @param at values of the symbols
 * @returns null when it is not rational that way: a root that does not come out, an unknown symbol, a constant
 * such as π, a function, 0⁰
 * @throws {NoValue} "division by zero"
 * @throws {LimitReached} when a number grows beyond the limits
 * @example evaluateExact(parseExpression("2x^2"), new Map([["x", rational(3n)]]), budget) // 18 */
export function evaluateExact(
  e: Expression,
  at: ReadonlyMap<string, Rational>,
  budget: Budget,
): Rational | null {
  const value = raw(e, at, budget);
  budget.spend(value ? 1 + weightOf(value) : 1);
  return value;
}

function raw(e: Expression, at: ReadonlyMap<string, Rational>, budget: Budget): Rational | null {
  budget.spend();
  switch (e.kind) {
    case "number":
      return e.value;
    case "mixed":
      return add(fromInt(e.whole), divide(fromInt(e.numerator), fromInt(e.denominator)));
    case "symbol":
      return at.get(e.name) ?? null;
    case "sum":
      return fold(all(e.terms, at, budget), ZERO, add);
    case "product":
      return fold(all(e.factors, at, budget), ONE, multiply);
    case "quotient":
      return fold(all([e.numerator, e.denominator], at, budget), null, divide);
    case "power":
      return fold(all([e.base, e.exponent], at, budget), null, rationalPower);
    case "negation":
      return fold(all([e.operand], at, budget), ZERO, (_zero, operand) => negate(operand));
    case "absolute":
      return fold(all([e.operand], at, budget), ZERO, (_zero, operand) => absolute(operand));
    case "percent":
      return fold(all([e.operand], at, budget), ZERO, (_zero, operand) => divide(operand, fromInt(100)));
    case "root":
      return fold(all([e.radicand], at, budget), ZERO, (_zero, radicand) => exactRoot(radicand, e.index));
    case "function":
      return countingValue(e, (child) => evaluateExact(child, at, budget));
    default:
      return null;
  }
}

const all = (
  parts: readonly Expression[],
  at: ReadonlyMap<string, Rational>,
  budget: Budget,
): readonly (Rational | null)[] => parts.map((part) => evaluateExact(part, at, budget));

function fold(
  values: readonly (Rational | null)[],
  start: Rational | null,
  combine: (a: Rational, b: Rational) => Rational | null,
): Rational | null {
  let total = start;
  for (const [position, next] of values.entries()) {
    if (!next) return null;
    if (position === 0 && start === null) {
      total = next;
      continue;
    }
    if (!total) return null;
    const combined = combine(total, next);
    if (!combined) return null;
    total = bounded(combined);
  }
  return total;
}

/** base^(p/q) when it comes out: (ᵠ√base)ᵖ, with the real root for odd q. 0⁰ is null. */
function rationalPower(base: Rational, exponent: Rational): Rational | null {
  if (isZero(base) && isZero(exponent)) return null;
  if (exponent.d === 1n) return boundedPower(base, exponent.n);
  const root = exactRoot(base, exponent.d);
  return root && boundedPower(root, exponent.n);
}
