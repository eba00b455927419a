import "server-only";
import { fraction, number, polynomial, same, signed } from "./notation";
import type { Fact, Written } from "./types";

const named = (letter: string, value: Written): Written => ({
  tex: `${letter} = ${value.tex}`,
  plain: `${letter} = ${value.plain}`,
});
const either = (a: number, b: number): Written => ({
  tex: `x = ${a}$ or $x = ${b}`,
  plain: `x = ${a} or x = ${b}`,
});

function linear(a: number, b: number, c: number): Fact {
  const x = fraction(c - b, a);
  return {
    kind: "linear equation",
    family: "solving",
    problem: `Solve ${a}x${signed(b)} = ${c}`,
    right: named("x", x),
    wrong: [fraction(c + b, a), fraction(c - b + a, a), fraction(c - b - a, a)].map((each) =>
      named("x", each),
    ),
    fill: { p: `$${a}x${signed(b)} = ${c}$`, q: `${a}x${signed(b)} = ${c}`, n: "the solution", x: x.plain },
    beside: [
      `The coefficient of x is ${a}.`,
      `The constant term on the left is ${b}.`,
      `This leaves $${a}x = ${c - b}$.`,
      `So ${a}x = ${c - b}.`,
      `The right-hand side is ${c}.`,
      `Putting x = 0 in gives ${b} on the left, so 0 is no solution.`,
      `If x were 1, the left side would be ${a + b}.`,
      `We need the number whose ${a}-fold is ${c - b}.`,
    ],
  };
}

function quadratic(r: number, s: number): Fact {
  const equation = `${polynomial(1, -(r + s), r * s)} = 0`;
  return {
    kind: "quadratic equation",
    family: "solving",
    problem: `Solve ${equation}`,
    right: either(r, s),
    wrong: [either(-r, -s), either(r, s + 1), either(r - 1, s)],
    fill: { p: `$${equation}$`, q: equation, n: "the solutions", are: "are" },
    beside: [
      `Here $a = 1$, $b = ${-(r + s)}$ and $c = ${r * s}$.`,
      `The sum of the roots is ${r + s}.`,
      `The product of the roots is ${r * s}.`,
      `The discriminant is ${(r - s) ** 2}.`,
      `One solution is $x = ${r}$.`,
      `The axis of symmetry is $x = ${fraction(r + s, 2).tex}$.`,
      `So $x_1 = ${r}$ and $x_2 = ${s}$.`,
      `The coefficient of x is ${-(r + s)}.`,
      `If $x = ${r + s + 1}$, the left side is not 0.`,
      `We look for two numbers whose product is ${r * s} and whose sum is ${r + s}.`,
    ],
  };
}

function system(x: number, y: number): Fact {
  const pair = (a: number, b: number): Written => ({
    tex: `x = ${a}$ and $y = ${b}`,
    plain: `x = ${a} and y = ${b}`,
  });
  const equations = `2x + y = ${2 * x + y}, x - y = ${x - y}`;
  return {
    kind: "system",
    family: "solving",
    problem: `Solve ${equations}`,
    right: pair(x, y),
    wrong: [pair(y, x), pair(x + 1, y), pair(x, y - 2)],
    fill: { p: `$2x + y = ${2 * x + y}$ and $x - y = ${x - y}$`, q: equations, n: "the solution" },
    beside: [
      `Adding the equations gives $3x = ${3 * x}$.`,
      `From the second equation, $x = y${signed(x - y)}$.`,
      `There are two unknowns.`,
      `The sum of both values is ${x + y}.`,
    ],
  };
}

function inequality(a: number, b: number, c: number): Fact {
  const bound = fraction(c - b, a);
  const less = (value: Written, sign = "<"): Written => ({
    tex: `x ${sign} ${value.tex}`,
    plain: `x ${sign} ${value.plain}`,
  });
  return {
    kind: "inequality",
    family: "solving",
    problem: `Solve ${a}x${signed(b)} < ${c}`,
    right: less(bound),
    wrong: [less(bound, ">"), less(fraction(c + b, a)), less(fraction(c - b + a, a))],
    fill: { p: `$${a}x${signed(b)} < ${c}$`, q: `${a}x${signed(b)} < ${c}`, n: "the solution" },
    beside: [
      `This leaves $${a}x < ${c - b}$.`,
      `Dividing by ${a} keeps the sign because ${a} > 0.`,
      `The boundary is ${bound.plain}.`,
    ],
  };
}

const bracket = (root: number): string => `(x${signed(-root)})`;

function factor(r: number, s: number): Fact {
  const expression = polynomial(1, -(r + s), r * s);
  const product = (a: number, b: number) => same(`${bracket(a)}${bracket(b)}`);
  return {
    kind: "factorisation",
    family: "rewriting",
    problem: `Factor ${expression}`,
    right: product(r, s),
    wrong: [product(-r, -s), product(r, s + 1), product(r - 1, s)],
    fill: {
      p: `$${expression}$`,
      q: expression,
      n: "the factorisation",
      verb: "factors as",
      done: "factored",
      do: "factor",
    },
    beside: [
      `The two numbers multiply to ${r * s} and add up to ${-(r + s)}.`,
      `One factor is $${bracket(r)}$.`,
      `The coefficient of x is ${-(r + s)}.`,
      `The constant term is ${r * s}.`,
      `Its roots are ${r} and ${s}.`,
    ],
  };
}

function expand(a: number, b: number): Fact {
  const product = `(x${signed(a)})(x${signed(b)})`;
  return {
    kind: "expansion",
    family: "rewriting",
    problem: `Expand ${product}`,
    right: same(polynomial(1, a + b, a * b)),
    wrong: [
      same(polynomial(1, a * b, a + b)),
      same(polynomial(1, a + b + 1, a * b)),
      same(polynomial(1, 0, a * b)),
    ],
    fill: {
      p: `$${product}$`,
      q: product,
      n: "the expansion",
      verb: "expands to",
      done: "expanded",
      do: "expand",
    },
    beside: [
      `The first terms give $x^2$.`,
      `The last terms multiply to ${a * b}.`,
      `The middle term is $${polynomial(a + b, 0)}$.`,
      `We multiply x by x first, which gives $x^2$.`,
    ],
  };
}

function collect(a: number, b: number, c: number): Fact {
  const expression = `${a}x${signed(b)}${signed(-c, "x")}`;
  return {
    kind: "simplification",
    family: "rewriting",
    problem: `Simplify ${expression}`,
    right: same(polynomial(a - c, b)),
    wrong: [same(polynomial(a + c, b)), same(polynomial(a - c, -b)), same(polynomial(a - c + 1, b))],
    fill: {
      p: `$${expression}$`,
      q: expression,
      n: "the simplified form",
      verb: "simplifies to",
      done: "simplified",
      do: "simplify",
    },
    beside: [`The like terms are $${a}x$ and $${c}x$.`, `The constant stays ${b}.`],
  };
}

function evaluated(a: number, b: number, x: number): Fact {
  const right = a * x * x + b;
  return {
    kind: "evaluation",
    family: "named",
    problem: `Evaluate ${a}x^2${signed(b)} when x = ${x}`,
    right: number(right),
    wrong: [right + a, (a * x) ** 2 + b, right - b].filter((each) => each !== right).map(number),
    fill: { p: `$${a}x^2${signed(b)}$`, q: `${a}x^2${signed(b)}`, n: "the value", of: `at x = ${x}` },
    beside: [`Here x is ${x}.`, `$x^2 = ${x * x}$.`, `The square is ${x * x}.`],
  };
}

function line(x1: number, y1: number, x2: number, y2: number): Fact {
  const [rise, run] = [y2 - y1, x2 - x1];
  return {
    kind: "slope",
    family: "named",
    problem: `Find the slope of the line through (${x1}, ${y1}) and (${x2}, ${y2})`,
    right: fraction(rise, run),
    wrong: [fraction(run, rise), fraction(-rise, run), fraction(rise + run, run)],
    fill: { n: "the slope", of: `of the line through (${x1}, ${y1}) and (${x2}, ${y2})` },
    beside: [
      `The rise is ${rise}.`,
      `The run is ${run}.`,
      `The change in x is ${run}.`,
      `The first point has y = ${y1}.`,
    ],
  };
}

function vertex(h: number, k: number): Fact {
  const formula = polynomial(1, -2 * h, h * h + k);
  const point = (x: number, y: number) => same(`(${x}, ${y})`);
  return {
    kind: "vertex",
    family: "named",
    problem: `Find the vertex of y = ${formula}`,
    right: point(h, k),
    wrong: [point(-h, k), point(h, -k), point(h + 1, k)],
    fill: { n: "the vertex", of: `of the parabola $y = ${formula}$` },
    beside: [
      `The axis of symmetry is $x = ${h}$.`,
      `The y-intercept is ${h * h + k}.`,
      `Here $a = 1$ and $b = ${-2 * h}$.`,
    ],
  };
}

function sequence(first: number, step: number, n: number): Fact {
  const right = first + (n - 1) * step;
  const terms = [0, 1, 2, 3].map((each) => first + each * step).join(", ");
  return {
    kind: "sequence term",
    family: "named",
    problem: `Find the ${n}th term of the sequence ${terms}, ...`,
    right: number(right),
    wrong: [right + step, right - step, right + 1].map(number),
    fill: { n: `the ${n}th term`, of: `of ${terms}, ...` },
    beside: [
      `The first term is ${first}.`,
      `The common difference is ${step}.`,
      `The fifth term is ${first + 4 * step}.`,
    ],
  };
}

export const ALGEBRA_FACTS: readonly Fact[] = [
  linear(2, 3, 7),
  linear(5, -4, 16),
  linear(3, 8, 26),
  linear(4, 1, 7),
  quadratic(2, 3),
  quadratic(-4, 1),
  quadratic(5, -2),
  system(3, 1),
  system(4, -2),
  inequality(2, 3, 11),
  inequality(3, -5, 7),
  factor(2, 5),
  factor(-3, 4),
  factor(-1, -6),
  expand(3, 4),
  expand(-2, 5),
  collect(7, 4, 3),
  collect(9, -2, 4),
  evaluated(2, 5, 3),
  evaluated(3, -1, 4),
  line(1, 2, 4, 8),
  line(0, 5, 4, 3),
  vertex(3, 2),
  vertex(-2, -5),
  sequence(4, 3, 20),
  sequence(7, 5, 12),
];
