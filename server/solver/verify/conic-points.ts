import type { Expression, Relation } from "../expression/ast";
import { equation, int, negation, power, quotient, sum } from "../expression/build";
import { holdsAt } from "../expression/holds-at";
import type { ConicTask } from "../tasks/conic";
import type { Budget } from "../types";

type Place = readonly [Expression, Expression];

/** Points on the curve by its definition, enough to settle it among the conics of its kind. */
export function curvePoints(given: ConicTask["given"], budget: Budget): Place[] | null {
  if (given.kind === "circle") {
    const [x, y] = given.center;
    const r = given.radius;
    const minus = negation(r);
    return [
      [sum([x, r]), y],
      [sum([x, minus]), y],
      [x, sum([y, r])],
      [x, sum([y, minus])],
    ];
  }
  if (given.kind === "circle-through") return turned(given.center, given.point);
  if (given.kind === "diameter") {
    const [p, q] = given.ends;
    const half = (a: Expression, b: Expression) => quotient(sum([a, b]), int(2));
    return turned([half(p[0], q[0]), half(p[1], q[1])], p);
  }
  if (given.kind === "parabola") return parabolaPoints(given.focus, given.directrix);
  return given.kind === "equation" ? null : centralPoints(given, budget);
}

/** A point turned about the center by right angles. */
function turned([h, k]: Place, [x, y]: Place): Place[] {
  const [u, v] = [sum([x, negation(h)]), sum([y, negation(k)])];
  const moved = (a: Expression, b: Expression): Place => [sum([h, a]), sum([k, b])];
  return [moved(u, v), moved(negation(v), u), moved(negation(u), negation(v)), moved(v, negation(u))];
}

/** The vertex and the two points beside the focus, as far from it as from the directrix. */
function parabolaPoints([x, y]: Place, { left, right }: Relation): Place[] | null {
  if (left.kind !== "symbol") return null;
  const isLevel = left.name === "y";
  const gap = sum([isLevel ? y : x, negation(right)]);
  const half = quotient(sum([isLevel ? y : x, right]), int(2));
  if (isLevel)
    return [
      [x, half],
      [sum([x, gap]), y],
      [sum([x, negation(gap)]), y],
    ];
  return [
    [half, y],
    [x, sum([y, gap])],
    [x, sum([y, negation(gap)])],
  ];
}

/** The vertices, and the ends of the chord through a focus, at distance b²/a from it. */
function centralPoints(
  { kind, vertices, foci }: Extract<ConicTask["given"], { readonly vertices: unknown }>,
  budget: Budget,
): Place[] | null {
  const [p, q] = vertices;
  const [f] = foci;
  const level = holdsAt(equation(p[1], q[1]), new Map(), budget);
  if (level === null) return null;
  const axis = level ? 0 : 1;
  const middle = quotient(sum([p[axis], q[axis]]), int(2));
  const [a, c] = [sum([q[axis], negation(middle)]), sum([f[axis], negation(middle)])];
  const squares = [power(a, int(2)), power(c, int(2))] as const;
  const b2 =
    kind === "ellipse" ? sum([squares[0], negation(squares[1])]) : sum([squares[1], negation(squares[0])]);
  const chord = quotient(b2, a);
  const ends = [chord, negation(chord)].map(
    (each): Place => (level ? [f[0], sum([f[1], each])] : [sum([f[0], each]), f[1]]),
  );
  return [p, q, ...ends];
}
