import type { Expression } from "../../expression/ast";
import { equation, negation, number, product, quotient, sum, symbol } from "../../expression/build";
import { absolute, add, divide, isZero, negate, type Rational } from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import type { Budget } from "../../types";
import { type Central, type Parabola, rootOf } from "./conic";

type Place = readonly [Expression, Expression];

/** How far the vertices and the foci lie from the middle, and along which axis. */
function reach({ a, c, r }: Central): {
  readonly axis: "x" | "y";
  readonly vertex: Rational;
  readonly focus: Rational;
} {
  const [under, beside] = [divide(r, a), divide(r, c)];
  if (under.n < 0n || beside.n < 0n) {
    const axis = under.n > 0n ? "x" : "y";
    return { axis, vertex: axis === "x" ? under : beside, focus: add(absolute(under), absolute(beside)) };
  }
  const wide = under.n * beside.d > beside.n * under.d;
  const [large, small] = wide ? [under, beside] : [beside, under];
  return { axis: wide ? "x" : "y", vertex: large, focus: add(large, negate(small)) };
}

/** The two vertices, or the two foci, in ascending order. */
export function onAxis(
  central: Central,
  which: "vertices" | "foci",
  budget: Budget,
): readonly [Place, Place] {
  const { axis, vertex, focus } = reach(central);
  const gap = rootOf(which === "vertices" ? vertex : focus, budget);
  const at = (e: Expression): Place => {
    const moved = tidy(sum([number(axis === "x" ? central.h : central.k), e]), budget);
    return axis === "x" ? [moved, number(central.k)] : [number(central.h), moved];
  };
  return [at(negation(gap)), at(gap)];
}

/** y = k ± (b/a)(x - h), multiplied out. */
export function asymptotes({ a, c, h, k }: Central, budget: Budget) {
  const slope = rootOf(absolute(divide(a, c)), budget);
  const shift = isZero(h) ? symbol("x") : sum([symbol("x"), number(negate(h))]);
  const rising = shift.kind === "symbol" ? tidy(product([slope, shift]), budget) : product([slope, shift]);
  return [rising, negation(rising)].map((times) =>
    equation(symbol("y"), isZero(k) ? times : sum([times, number(k)])),
  );
}

export function focusOf({ axis, h, k, p }: Parabola): Place {
  return axis === "y" ? [number(h), number(add(k, p))] : [number(add(h, p)), number(k)];
}

export function directrixOf({ axis, h, k, p }: Parabola) {
  return axis === "y"
    ? equation(symbol("y"), number(add(k, negate(p))))
    : equation(symbol("x"), number(add(h, negate(p))));
}

/** The middle of two places. */
export function middle([p, q]: readonly [Place, Place], budget: Budget): Place {
  const two = number({ n: 2n, d: 1n });
  const mean = (axis: 0 | 1) => tidy(quotient(sum([p[axis], q[axis]]), two), budget);
  return [mean(0), mean(1)];
}

/** The square of the distance of two places. */
export function squareDistance(p: Place, q: Place, budget: Budget): Expression {
  const two = number({ n: 2n, d: 1n });
  const gap = (axis: 0 | 1): Expression => ({
    kind: "power",
    base: sum([q[axis], negation(p[axis])]),
    exponent: two,
  });
  return tidy(sum([gap(0), gap(1)]), budget);
}
