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
 * @throws {RangeError} "division by zero"
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
  const value = (child: Expression) => evaluateExact(child, at, budget);
  switch (e.kind) {
    case "number":
      return e.value;
    case "mixed":
      return add(fromInt(e.whole), divide(fromInt(e.numerator), fromInt(e.denominator)));
    case "symbol":
      return at.get(e.name) ?? null;
    case "sum":
      return fold(e.terms.map(value), ZERO, add);
    case "product":
      return fold(e.factors.map(value), ONE, multiply);
    case "quotient":
      return fold([value(e.numerator), value(e.denominator)], null, divide);
    case "power":
      return fold([value(e.base), value(e.exponent)], null, rationalPower);
    case "negation":
      return fold([value(e.operand)], ZERO, (_zero, operand) => negate(operand));
    case "absolute":
      return fold([value(e.operand)], ZERO, (_zero, operand) => absolute(operand));
    case "percent":
      return fold([value(e.operand)], ZERO, (_zero, operand) => divide(operand, fromInt(100)));
    case "root":
      return fold([value(e.radicand)], ZERO, (_zero, radicand) => exactRoot(radicand, e.index));
    case "function":
      return countingValue(e, value);
    default:
      return null;
  }
}

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
