import type { Generator } from "../types";
import { at, bracketed, fraction, ordinal, polynomial } from "../writing";

const point = (x: number, y: number): string => `(${x}, ${y})`;

export const slopes: Generator = (random, level) => {
  const [x, y] = [random.int(at(level, 0, -8, -9), 9), random.int(at(level, 0, -8, -9), 9)];
  const run = random.int(1, at(level, 5, 6, 9));
  const rise = level === 3 ? random.nonzero(-12, 12) : random.nonzero(-5, 5) * run;
  return {
    text: `Find the slope of the line through ${point(x, y)} and ${point(x + run, y + rise)}`,
    key: fraction(rise, run),
    slips: rise === 0 ? {} : { "run-over-rise": fraction(run, rise), "slope-sign": fraction(-rise, run) },
    sizes: [run, rise],
  };
};

export const lineThroughPoints: Generator = (random, level) => {
  const [slope, intercept] = [random.nonzero(at(level, 1, -5, -6), 6), random.nonzero(-9, 9)];
  const [from, run] = [random.int(-5, 5), random.int(1, 5)];
  const y = (x: number) => slope * x + intercept;
  return {
    text: `Find the equation of the line through ${point(from, y(from))} and ${point(from + run, y(from + run))}`,
    key: `y = ${polynomial([slope, intercept])}`,
  };
};

export const pointAndSlope: Generator = (random, level) => {
  const [slope, intercept, x] = [
    random.nonzero(at(level, 1, -6, -9), 9),
    random.nonzero(-9, 9),
    random.nonzero(-6, 6),
  ];
  return {
    text: `Find the equation of the line through ${point(x, slope * x + intercept)} with slope ${slope}`,
    key: `y = ${polynomial([slope, intercept])}`,
  };
};

export const midpoints: Generator = (random, level) => {
  const most = at(level, 12, 12, 20);
  const [a, b, c, d] = [
    random.int(level === 1 ? 0 : -most, most),
    random.int(level === 1 ? 0 : -most, most),
    random.int(0, most),
    random.int(-most, most),
  ];
  if ((a === c && b === d) || (level < 3 && ((a + c) % 2 !== 0 || (b + d) % 2 !== 0))) return null;
  return {
    text: `Find the midpoint of ${point(a, b)} and ${point(c, d)}`,
    key: `(${fraction(a + c, 2)}, ${fraction(b + d, 2)})`,
  };
};

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

export const distances: Generator = (random, level) => {
  const [p, q, r] = random.pick(TRIPLES.slice(0, at(level, 2, 3, 4)));
  const by = r < 14 ? random.int(1, 2) : 1;
  const [x, y] = [random.int(-9, 9), random.int(-9, 9)];
  const swap = random.sign() < 0;
  const [run, rise] = swap ? [q * by, p * by] : [p * by, q * by];
  const down = level === 1 ? 1 : random.sign();
  return {
    text: `Find the distance between ${point(x, y)} and ${point(x + run, y + down * rise)}`,
    key: `${r * by}`,
    slips: { "legs-added": `${(p + q) * by}`, "root-forgotten": `${(r * by) ** 2}` },
    sizes: [run, rise, 0],
  };
};

export const pythagoras: Generator = (random, level) => {
  const [p, q, r] = random.pick(TRIPLES);
  const by = random.int(1, at(level, 12, 12, 15));
  const swap = random.sign() < 0;
  const [a, b, c] = swap ? [q * by, p * by, r * by] : [p * by, q * by, r * by];
  if (level === 1)
    return {
      text: `A right triangle has legs ${a} and ${b}. Find the hypotenuse.`,
      key: `${c}`,
      slips: { "legs-added": `${a + b}`, "root-forgotten": `${c * c}` },
      sizes: [a, b, 0],
    };
  return {
    text: `A right triangle has a hypotenuse of ${c} and a leg of ${a}. Find the other leg.`,
    key: `${b}`,
    slips: { "legs-added": `${c - a}`, "root-forgotten": `${b * b}` },
    sizes: [a, 0, c],
  };
};

export const rectangleArea: Generator = (random, level) => {
  const unit = random.pick(["cm", "m"]);
  const [a, b] = [random.int(3, at(level, 20, 40, 90)), random.int(2, at(level, 15, 30, 60))];
  return {
    text: `What is the area of a rectangle with length ${a} ${unit} and width ${b} ${unit}?`,
    key: `${a * b} ${unit}^2`,
    slips: { "perimeter-for-area": `${2 * (a + b)} ${unit}^2` },
    sizes: [a, b],
  };
};

export const rectanglePerimeter: Generator = (random, level) => {
  const unit = random.pick(["cm", "m"]);
  const [a, b] = [random.int(3, at(level, 20, 40, 90)), random.int(2, at(level, 15, 30, 60))];
  return {
    text: `What is the perimeter of a rectangle with length ${a} ${unit} and width ${b} ${unit}?`,
    key: `${2 * (a + b)} ${unit}`,
    slips: { "two-sides-only": `${a + b} ${unit}`, "area-for-perimeter": `${a * b} ${unit}` },
    sizes: [a, b],
  };
};

export const triangleArea: Generator = (random, level) => {
  const unit = random.pick(["cm", "m"]);
  const [a, b] = [random.int(3, at(level, 20, 40, 60)), random.int(2, at(level, 15, 30, 50))];
  if ((a * b) % 2 !== 0) return null;
  return {
    text: `Find the area of a triangle with base ${a} ${unit} and height ${b} ${unit}`,
    key: `${(a * b) / 2} ${unit}^2`,
    slips: { "half-forgotten": `${a * b} ${unit}^2` },
    sizes: [a, b],
  };
};

export const angleSums: Generator = (random, level) => {
  const [a, b] = [random.int(20, at(level, 90, 100, 120)), random.int(15, at(level, 60, 70, 70))];
  if (a + b >= 170) return null;
  return {
    text: `Two angles of a triangle are ${a} degrees and ${b} degrees. Find the third angle.`,
    key: `${180 - a - b} degrees`,
    slips: { "sum-of-two-angles": `${a + b} degrees` },
    sizes: [a, b],
  };
};

export const arithmeticNext: Generator = (random, level) => {
  const [first, step] = [
    random.int(at(level, 1, -12, -30), 20),
    random.nonzero(at(level, 2, -9, -15), at(level, 9, 9, 15)),
  ];
  const nth = (n: number) => first + step * (n - 1);
  return {
    text: `Find the next three terms of ${[1, 2, 3, 4].map(nth).join(", ")}`,
    key: [5, 6, 7].map(nth).join(", "),
  };
};

export const arithmeticTerm: Generator = (random, level) => {
  const [first, step] = [
    random.int(at(level, 1, -12, -30), 20),
    random.nonzero(at(level, 2, -9, -15), at(level, 9, 9, 15)),
  ];
  const n = random.int(10, at(level, 20, 30, 60));
  const terms = [0, 1, 2, 3].map((k) => first + step * k).join(", ");
  return {
    text: `Find the ${ordinal(n)} term of the arithmetic sequence ${terms}`,
    key: `${first + step * (n - 1)}`,
    slips: { "one-step-too-many": `${first + step * n}` },
    sizes: [n],
  };
};

export const arithmeticSum: Generator = (random, level) => {
  const [first, step] = [
    random.int(at(level, 1, -9, -9), 12),
    random.nonzero(at(level, 1, -6, -9), at(level, 6, 6, 9)),
  ];
  const n = random.int(10, at(level, 15, 20, 30));
  const terms = [0, 1, 2, 3].map((k) => first + step * k).join(", ");
  return {
    text: `Find the sum of the first ${n} terms of the arithmetic sequence ${terms}`,
    key: `${(n * (2 * first + step * (n - 1))) / 2}`,
  };
};

export const geometricTerm: Generator = (random, level) => {
  const [first, ratio] = [
    random.int(1, 12),
    (level === 1 ? 1 : random.sign()) * random.int(2, at(level, 4, 4, 5)),
  ];
  const n = random.int(5, at(level, 6, 7, 7));
  const terms = [0, 1, 2, 3].map((k) => first * ratio ** k).join(", ");
  return {
    text: `Find the ${ordinal(n)} term of the geometric sequence ${terms}`,
    key: `${first * ratio ** (n - 1)}`,
    slips: { "one-step-too-many": `${first * ratio ** n}` },
    sizes: [n],
  };
};

export const derivatives: Generator = (random, level) => {
  const [a, b, c] = [random.nonzero(-7, 9), random.nonzero(-9, 9), random.nonzero(-9, 9)];
  if (level === 1)
    return { text: `Find the derivative of ${polynomial([a, b, c])}`, key: polynomial([2 * a, b]) };
  const d = random.nonzero(-6, 6);
  if (level === 2)
    return { text: `Find the derivative of ${polynomial([d, a, b, c])}`, key: polynomial([3 * d, 2 * a, b]) };
  return {
    text: `Find the derivative of (${polynomial([a, b])})^3`,
    key: `${bracketed(3 * a)}(${polynomial([a, b])})^2`,
  };
};

export const definiteIntegrals: Generator = (random, level) => {
  const [a, b, to] = [random.int(1, 6), random.nonzero(-9, 9), random.int(1, at(level, 5, 5, 4))];
  const from = level === 1 ? 0 : -random.int(0, 3);
  const square = level === 3 ? 3 * random.int(1, 3) : 0;
  const antiderivative = (x: number) => (square / 3) * x ** 3 + a * x * x + b * x;
  return {
    text: `Find the integral of ${polynomial([square, 2 * a, b])} from ${from} to ${to}`,
    key: `${antiderivative(to) - antiderivative(from)}`,
  };
};
