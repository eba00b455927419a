import type { Expression } from "../expression/ast";
import { int, power, product, symbol } from "../expression/build";
import { add, divide, fromInt, lcm, multiply, negate, type Rational, ZERO } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { children, mapChildren, symbolsOf } from "../expression/walk";
import type { Budget } from "../types";
import { valueAt } from "./sample-points";

/** A number by which all exponents of letters become whole, roots and fractional exponents included. */
export function rootOrder(e: Expression, budget: Budget): bigint {
  const inner = children(e).reduce((order, part) => lcm(order, rootOrder(part, budget)), 1n);
  if (e.kind === "root") return e.index * inner;
  if (e.kind !== "power") return inner;
  return (valueAt(e.exponent, new Map(), budget)?.d ?? 1n) * inner;
}

/** The exponent of a letter in a product of powers and roots; null for an expression with a sum in it. */
export function exponentIn(e: Expression, name: string, budget: Budget): Rational | null {
  budget.spend();
  const part = (child: Expression) => exponentIn(child, name, budget);
  switch (e.kind) {
    case "number":
      return ZERO;
    case "symbol":
      return e.name === name ? fromInt(1) : ZERO;
    case "negation":
    case "absolute":
      return part(e.operand);
    case "product":
      return e.factors.map(part).reduce((a, b) => a && b && add(a, b), ZERO);
    case "quotient": {
      const [above, below] = [part(e.numerator), part(e.denominator)];
      return above && below && add(above, negate(below));
    }
    case "root": {
      const inside = part(e.radicand);
      return inside && divide(inside, fromInt(e.index));
    }
    case "power": {
      const [inside, exponent] = [part(e.base), valueAt(e.exponent, new Map(), budget)];
      return inside && exponent && multiply(inside, exponent);
    }
    default:
      return null;
  }
}

/** Where each letter stands for: sign · t^order with t > 0. */
export interface Pattern {
  readonly signs: ReadonlyMap<string, 1 | -1>;
  readonly order: bigint;
}

/** The expression in t, where letters under roots have left them: √(12x⁵) with x = t² is √12 · t⁵. Null for a root of
 * a sum. */
export function withoutLettersUnderRoots(e: Expression, pattern: Pattern, budget: Budget): Expression | null {
  const isRooted =
    e.kind === "root" || e.kind === "absolute" || (e.kind === "power" && e.exponent.kind !== "number");
  if (isRooted && symbolsOf(e).length > 0) return unrooted(e, pattern, budget);
  if (e.kind === "symbol") {
    const value = power(e, int(pattern.order));
    return pattern.signs.get(e.name) === -1 ? { kind: "negation", operand: value } : value;
  }
  let isWhole = true;
  const changed = mapChildren(e, (part) => {
    const inside = withoutLettersUnderRoots(part, pattern, budget);
    isWhole &&= inside !== null;
    return inside ?? part;
  });
  return isWhole ? changed : null;
}

/** The number that is left for letters ±1, times whole powers of t. */
function unrooted(e: Expression, { signs, order }: Pattern, budget: Budget): Expression | null {
  const factors: Expression[] = [atUnits(e, signs)];
  for (const name of symbolsOf(e)) {
    const exponent = exponentIn(e, name, budget);
    const whole = exponent && multiply(exponent, fromInt(order));
    if (whole?.d !== 1n) return null;
    if (whole.n !== 0n) {
      const size = power(symbol(name), int(whole.n < 0n ? -whole.n : whole.n));
      factors.push(whole.n < 0n ? { kind: "quotient", numerator: int(1), denominator: size } : size);
    }
  }
  return product(factors);
}

/** The expression with every letter ±1. */
export const atUnits = (e: Expression, signs: Pattern["signs"]): Expression =>
  substitute(e, new Map([...signs].map(([name, sign]) => [name, int(sign) as Expression])));

/** A bound on the degrees in t of a fraction of polynomials that equals the expression. */
export interface DegreeBound {
  readonly above: number;
  readonly below: number;
}

/** For an expression as `withoutLettersUnderRoots` returns it; null where a letter stands under a root. */
export function degreesIn(e: Expression, name: string, budget: Budget): DegreeBound | null {
  budget.spend();
  if (!symbolsOf(e).includes(name)) return { above: 0, below: 0 };
  const part = (child: Expression) => degreesIn(child, name, budget);
  switch (e.kind) {
    case "symbol":
      return { above: 1, below: 0 };
    case "negation":
      return part(e.operand);
    case "sum":
      return e.terms.map(part).reduce(
        (a, b) =>
          a &&
          b && {
            above: Math.max(a.above + b.below, b.above + a.below),
            below: a.below + b.below,
          },
      );
    case "product":
      return e.factors
        .map(part)
        .reduce((a, b) => a && b && { above: a.above + b.above, below: a.below + b.below });
    case "quotient": {
      const [a, b] = [part(e.numerator), part(e.denominator)];
      return a && b && { above: a.above + b.below, below: a.below + b.above };
    }
    case "power": {
      const inside = part(e.base);
      const k = valueAt(e.exponent, new Map(), budget);
      if (!inside || k?.d !== 1n) return null;
      const count = Math.abs(Number(k.n));
      const [above, below] = k.n < 0n ? [inside.below, inside.above] : [inside.above, inside.below];
      return { above: above * count, below: below * count };
    }
    default:
      return null;
  }
}
