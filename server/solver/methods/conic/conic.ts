import type { Expression, Relation } from "../../expression/ast";
import {
  equation,
  int,
  negation,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from "../../expression/build";
import { polynomialOf, subtractPolynomials } from "../../expression/polynomial";
import {
  absolute,
  add,
  divide,
  equals,
  fromInt,
  isOne,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import type { Budget } from "../../types";

/** a(x - h)² + c(y - k)² = r with a and c not zero. */
export interface Central {
  readonly a: Rational;
  readonly c: Rational;
  readonly h: Rational;
  readonly k: Rational;
  readonly r: Rational;
}

/** (u - h)² = 4p(v - k): opens along `axis` v. */
export interface Parabola {
  readonly axis: "x" | "y";
  readonly h: Rational;
  readonly k: Rational;
  readonly p: Rational;
}

export type Conic = { readonly central: Central } | { readonly parabola: Parabola };

/** The conic an equation stands for, with its axes along x and y; null for anything else. */
export function conicOf({ left, right }: Relation, budget: Budget): Conic | null {
  const [l, q] = [polynomialOf(left, budget), polynomialOf(right, budget)];
  const gap = l && q && subtractPolynomials(l, q);
  if (!gap) return null;
  const parts = new Map(
    gap.terms.map(({ exponents, coefficient }) => [`${exponents.x ?? 0}${exponents.y ?? 0}`, coefficient]),
  );
  if ([...parts.keys()].some((key) => !["20", "02", "10", "01", "00"].includes(key))) return null;
  const of = (key: string) => parts.get(key) ?? ZERO;
  const [a, c, d, e, f] = [of("20"), of("02"), of("10"), of("01"), of("00")];
  if (!isZero(a) && !isZero(c)) {
    const [h, k] = [divide(negate(d), multiply(fromInt(2), a)), divide(negate(e), multiply(fromInt(2), c))];
    const r = subtract(add(multiply(a, multiply(h, h)), multiply(c, multiply(k, k))), f);
    return { central: a.n < 0n ? { a: negate(a), c: negate(c), h, k, r: negate(r) } : { a, c, h, k, r } };
  }
  if (isZero(a) === isZero(c)) return null;
  const [square, linear, along] = isZero(c) ? [a, d, e] : [c, e, d];
  if (isZero(along)) return null;
  const u = divide(negate(linear), multiply(fromInt(2), square));
  const p = divide(negate(along), multiply(fromInt(4), square));
  const v = divide(subtract(multiply(square, multiply(u, u)), f), along);
  return { parabola: isZero(c) ? { axis: "y", h: u, k: v, p } : { axis: "x", h: v, k: u, p } };
}

export function kindOf(conic: Conic): "circle" | "ellipse" | "hyperbola" | "parabola" | null {
  if ("parabola" in conic) return "parabola";
  const { a, c, r } = conic.central;
  if (a.n < 0n !== c.n < 0n) return isZero(r) ? null : "hyperbola";
  if (r.n <= 0n) return null;
  return equals(a, c) ? "circle" : "ellipse";
}

/** (x - h)², or x². */
export function squared(letter: string, by: Expression, budget: Budget): Expression {
  const shift = tidy(negation(by), budget);
  const isNothing = shift.kind === "number" && isZero(shift.value);
  return power(isNothing ? symbol(letter) : sum([symbol(letter), shift]), int(2));
}

/** (x - h)² + (y - k)² = r². */
export function circleEquation(
  center: readonly [Expression, Expression],
  square: Expression,
  budget: Budget,
): Relation {
  return equation(sum([squared("x", center[0], budget), squared("y", center[1], budget)]), square);
}

/** (x - h)²/a² ± (y - k)²/b² = 1, the positive term first. */
export function standardForm({ a, c, h, k, r }: Central, budget: Budget): Relation {
  const [under, beside] = [divide(r, a), divide(r, c)];
  const term = (letter: string, by: Rational, size: Rational) => {
    const square = squared(letter, number(by), budget);
    return isOne(size) ? square : quotient(square, number(size));
  };
  const [x, y] = [term("x", h, absolute(under)), term("y", k, absolute(beside))];
  const left = under.n < 0n ? sum([y, negation(x)]) : sum([x, beside.n < 0n ? negation(y) : y]);
  return equation(left, int(1));
}

/** (x - h)² = 4p(y - k), as "= 8(y - 2)". */
export function parabolaForm({ axis, h, k, p }: Parabola, budget: Budget): Relation {
  const factor = multiply(fromInt(4), p);
  const [u, by, v, height] = axis === "y" ? (["x", h, "y", k] as const) : (["y", k, "x", h] as const);
  const rest = isZero(height) ? symbol(v) : sum([symbol(v), number(negate(height))]);
  const times = (value: Rational): Expression =>
    value.n < 0n ? negation(times(negate(value))) : isOne(value) ? rest : product([number(value), rest]);
  return equation(squared(u, number(by), budget), times(factor));
}

export const rootOf = (value: Rational, budget: Budget): Expression => tidy(root(number(value)), budget);
