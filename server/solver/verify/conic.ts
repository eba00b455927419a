import type { Expression, Relation } from "../expression/ast";
import { equation, int, negation, power, quotient, sum } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import { type Polynomial, polynomialOf, subtractPolynomials } from "../expression/polynomial";
import { divide, equals } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { ConicTask } from "../tasks/conic";
import type { AnswerValue, Budget, Check, Problem } from "../types";

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const verified = (sentence: string): Check => ({ status: "verified", evidence: [sentence] });
const UNCHECKED: Check = { status: "unchecked", evidence: [] };
type Place = readonly [Expression, Expression];

/** Checks a conic by what it is the place of: points at a distance from the center, at equal distance from focus and
 * directrix, with a constant sum or difference of distances; rewritten equations by their coefficients. */
export function verifyConic(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "conic") return refuted("This is no conic section.");
  if (problem.given.kind === "equation")
    return verifyPart(problem.given.relation, { task: problem, value }, budget);
  if (value.kind !== "relation") return refuted("The answer is of another kind.");
  const points = curvePoints(problem.given, budget);
  if (!points) return UNCHECKED;
  const fits = points.map(([x, y]) =>
    holdsAt(
      value.relation,
      new Map([
        ["x", x],
        ["y", y],
      ]),
      budget,
    ),
  );
  if (fits.includes(false)) return refuted("A point of the curve does not fit.");
  if (fits.includes(null)) return UNCHECKED;
  const shown = points
    .slice(0, 2)
    .map(([x, y]) => `$(${toLatex(x)}, ${toLatex(y)})$`)
    .join(" and ");
  return verified(
    `${points.length} points that lie on the curve by its definition fit the equation, ${shown} among them, and no other curve of this kind goes through all of them.`,
  );
}

/** Points on the curve by its definition, enough to settle it among the conics of its kind. */
function curvePoints(given: ConicTask["given"], budget: Budget): Place[] | null {
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

interface Asked {
  readonly task: ConicTask;
  readonly value: AnswerValue;
}

function verifyPart(relation: Relation, { task, value }: Asked, budget: Budget): Check {
  if (task.asked === "equation")
    return value.kind === "relation" && proportional(relation, value.relation, budget)
      ? verified("Multiplied out, both equations are multiples of each other.")
      : refuted("The equation has changed.");
  if (value.kind === "word") return checkKind(relation, value.word, budget);
  const numeric = numericPart(task.asked, value);
  if (!numeric) return refuted("The answer is of another kind.");
  return numeric(relation, budget)
    ? {
        status: "partial",
        evidence: ["The curve was sampled at many points, and the answer fits all of them."],
      }
    : refuted("The curve lies otherwise.");
}

function proportional(a: Relation, b: Relation, budget: Budget): boolean {
  const gap = ({ left, right }: Relation) => {
    const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
    return l && r && subtractPolynomials(l, r);
  };
  const [p, q] = [gap(a), gap(b)];
  const [first, other] = [p?.terms[0], q?.terms[0]];
  if (!p || !q || !first || !other || p.terms.length !== q.terms.length) return false;
  const ratio = divide(first.coefficient, other.coefficient);
  return p.terms.every((term, i) => {
    const match = q.terms[i];
    return (
      match &&
      JSON.stringify(term.exponents) === JSON.stringify(match.exponents) &&
      equals(divide(term.coefficient, match.coefficient), ratio)
    );
  });
}

/** By the signs of the two factors of the squares. */
function checkKind({ left, right }: Relation, word: string, budget: Budget): Check {
  const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
  const gap = l && r && subtractPolynomials(l, r);
  if (gap?.terms.some(({ exponents }) => exponents.x && exponents.y)) return checkTurnedKind(gap, word);
  const of = (name: string) => gap?.terms.find(({ exponents }) => exponents[name] === 2)?.coefficient;
  const [a, c] = [of("x"), of("y")];
  const found =
    !a || !c ? "parabola" : a.n < 0n !== c.n < 0n ? "hyperbola" : equals(a, c) ? "circle" : "ellipse";
  return gap && found === word
    ? verified("The factors of $x^2$ and $y^2$ decide which curve it is.")
    : refuted("It is another curve.");
}

/** By the two squares left when the axes are turned: the roots of t² - (A + C)t + AC - B²/4, and a determinant that is
 * zero when the curve falls apart into lines or a point. */
function checkTurnedKind(gap: Polynomial, word: string): Check {
  const of = (x: number, y: number): number => {
    const term = gap.terms.find(({ exponents }) => (exponents.x ?? 0) === x && (exponents.y ?? 0) === y);
    return term ? Number(term.coefficient.n) / Number(term.coefficient.d) : 0;
  };
  const [a, b, c, d, e, f] = [of(2, 0), of(1, 1) / 2, of(0, 2), of(1, 0) / 2, of(0, 1) / 2, of(0, 0)];
  const whole = a * (c * f - e * e) - b * (b * f - e * d) + d * (b * e - c * d);
  const spread = Math.hypot(a - c, 2 * b);
  const [low, high] = [(a + c - spread) / 2, (a + c + spread) / 2];
  const isFlat = Math.abs(low * high) < NEAR * (low * low + high * high);
  const found = isFlat ? "parabola" : low * high < 0 ? "hyperbola" : "ellipse";
  if (Math.abs(whole) < NEAR || (found === "ellipse" && (a + c) * whole > 0))
    return refuted("The equation stands for no such curve.");
  return found === word
    ? {
        status: "partial",
        evidence: [
          "Turned so that the $xy$ term is gone, the factors of the two squares show the same curve.",
        ],
      }
    : refuted("It is another curve.");
}

type Test = (relation: Relation, budget: Budget) => boolean;
const NEAR = 1e-7;

/** Tests of the answer on points of the curve that are found by solving for y. */
function numericPart(asked: ConicTask["asked"], value: AnswerValue): Test | null {
  const places = value.kind === "points" ? value.points.map(([x, y]) => [real(x), real(y)] as const) : [];
  if (places.flat().some(Number.isNaN)) return null;
  const [p, q] = places;
  if (asked === "center" && p && !q) return symmetricAbout(p[0], p[1]);
  if (value.kind === "named" || value.kind === "expression") return circleTest(value);
  if ((asked === "foci" || asked === "vertices") && p && q)
    return asked === "foci" ? fociTest(p, q) : verticesTest(p, q);
  if (asked === "vertex" && p && !q) return vertexTest(p);
  if (asked === "focus" && p && !q) return focusTest(p);
  if (asked === "directrix" && value.kind === "relation") return directrixTest(value.relation);
  return asked === "asymptotes" && value.kind === "list" ? asymptoteTest(value.items) : null;
}

const real = (e: Expression | undefined): number =>
  e ? (evaluateComplex(e, new Map())?.re ?? Number.NaN) : Number.NaN;
const close = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * (1 + Math.abs(a) + Math.abs(b));

type Spot = readonly [number, number];
type Quadratic = readonly [a: number, c: number, d: number, e: number, f: number];

/** The coefficients of x², y², x, y and 1, from values at five points. */
function quadratic({ left, right }: Relation): Quadratic | null {
  const gap = sum([left, negation(right)]);
  const at = (x: number, y: number) =>
    evaluateComplex(
      gap,
      new Map([
        ["x", { re: x, im: 0 }],
        ["y", { re: y, im: 0 }],
      ]),
    )?.re ?? Number.NaN;
  const f = at(0, 0);
  const [a, c] = [(at(1, 0) + at(-1, 0)) / 2 - f, (at(0, 1) + at(0, -1)) / 2 - f];
  const found: Quadratic = [a, c, (at(1, 0) - at(-1, 0)) / 2, (at(0, 1) - at(0, -1)) / 2, f];
  return found.some(Number.isNaN) ? null : found;
}

/** Points of the curve, from every x in reach where it has a real y. */
function spots(relation: Relation): Spot[] {
  const found = quadratic(relation);
  if (!found) return [];
  const [a, c, d, e, f] = found;
  const result: Spot[] = [];
  for (let i = -400; i <= 400; i += 1) {
    const x = i / 8 + 0.01;
    const rest = a * x * x + d * x + f;
    if (c === 0) result.push([x, -rest / e]);
    else {
      const inside = e * e - 4 * c * rest;
      if (inside >= 0)
        result.push([x, (-e + Math.sqrt(inside)) / (2 * c)], [x, (-e - Math.sqrt(inside)) / (2 * c)]);
    }
  }
  return result;
}

const fitsCurve = (relation: Relation, [x, y]: Spot): boolean => {
  const found = quadratic(relation);
  if (!found) return false;
  const [a, c, d, e, f] = found;
  const parts = [a * x * x, c * y * y, d * x, e * y, f];
  const size = parts.reduce((total, each) => total + Math.abs(each), 1);
  return Math.abs(parts.reduce((total, each) => total + each, 0)) < NEAR * size;
};

const distance = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(x - u, y - v);
const constant = (values: readonly number[]): boolean =>
  values.length > 3 && values.every((each) => close(each, values[0] ?? Number.NaN));

const symmetricAbout =
  (h: number, k: number): Test =>
  (relation) => {
    const all = spots(relation);
    return all.length > 3 && all.every(([x, y]) => fitsCurve(relation, [2 * h - x, 2 * k - y]));
  };

function circleTest(value: AnswerValue): Test | null {
  if (value.kind === "expression") {
    const r = real(value.expression);
    return (relation) => {
      const found = quadratic(relation);
      if (!found) return false;
      const [a, c, d, e, f] = found;
      return r > 0 && close(a, c) && close((d * d + e * e) / (4 * a * a) - f / a, r * r);
    };
  }
  if (value.kind !== "named") return null;
  const [h = Number.NaN, k = Number.NaN, r = Number.NaN] = value.values.map((each) => real(each.value));
  return (relation) => constant([...spots(relation).map((spot) => distance(spot, [h, k])), r]);
}

const fociTest =
  (p: Spot, q: Spot): Test =>
  (relation) => {
    const all = spots(relation);
    return (
      constant(all.map((spot) => distance(spot, p) + distance(spot, q))) ||
      constant(all.map((spot) => Math.abs(distance(spot, p) - distance(spot, q))))
    );
  };

/** On the curve, and the stretch between them is an axis on which the foci lie: no point of an ellipse is farther from
 * the middle, no point of a hyperbola nearer. */
const verticesTest =
  (p: Spot, q: Spot): Test =>
  (relation) => {
    const middle: Spot = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const reach = distance(p, middle);
    const all = spots(relation).map((spot) => distance(spot, middle));
    const extreme =
      all.every((each) => each <= reach * (1 + NEAR)) || all.every((each) => each >= reach * (1 - NEAR));
    return fitsCurve(relation, p) && fitsCurve(relation, q) && extreme && all.length > 3;
  };

const vertexTest =
  (p: Spot): Test =>
  (relation) => {
    const found = quadratic(relation);
    if (!found || !fitsCurve(relation, p)) return false;
    const [a, c, d, e] = found;
    return c === 0 ? close(2 * a * p[0] + d, 0) : a === 0 && close(2 * c * p[1] + e, 0);
  };

/** The line that is as far from every point of the curve as the focus is. */
const focusTest =
  (p: Spot): Test =>
  (relation) => {
    const isUpright = quadratic(relation)?.[1] === 0;
    const along = isUpright ? 1 : 0;
    const all = spots(relation).filter((spot) => Number.isFinite(spot[1]));
    const levels = (side: 1 | -1) => all.map((spot) => spot[along] + side * distance(spot, p));
    return constant(levels(1)) || constant(levels(-1));
  };

function directrixTest({ left, right }: Relation): Test {
  return (relation) => {
    const found = quadratic(relation);
    const level = real(right);
    if (!found || left.kind !== "symbol" || Number.isNaN(level)) return false;
    const [a, c, d, e, f] = found;
    const isUpright = c === 0;
    if ((left.name === "y") !== isUpright) return false;
    const [s, linear, along] = isUpright ? [a, d, e] : [c, e, d];
    const vertex = (linear * linear - 4 * s * f) / (4 * s * along);
    return close(vertex - level, -along / (4 * s));
  };
}

/** Far out the curve comes close to one of the lines. */
function asymptoteTest(items: readonly Expression[]): Test {
  return (relation) => {
    const found = quadratic(relation);
    if (!found || items.length !== 2) return false;
    const [a, c, d, e, f] = found;
    const far = [1e6, -1e6].flatMap((x) => {
      const inside = e * e - 4 * c * (a * x * x + d * x + f);
      return inside < 0 ? [] : [1, -1].map((side): Spot => [x, (-e + side * Math.sqrt(inside)) / (2 * c)]);
    });
    const heights = (x: number) =>
      items.map((item) => evaluateComplex(item, new Map([["x", { re: x, im: 0 }]]))?.re ?? Number.NaN);
    const near = ([x, y]: Spot) => heights(x).some((height) => Math.abs(height - y) < 1e-3);
    const used = items.every((_, i) =>
      far.some(([x, y]) => Math.abs((heights(x)[i] ?? Number.NaN) - y) < 1e-3),
    );
    return far.length === 4 && far.every(near) && used;
  };
}
