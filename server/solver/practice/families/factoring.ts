import type { Generator } from "../types";
import { at, gcd, multiplied, polynomial, terms } from "../writing";

export const takeOutFactor: Generator = (random, level) => {
  const [factor, a, b] = [random.int(2, 9), random.int(1, 9), random.nonzero(-9, 9)];
  if (gcd(a, b) !== 1) return null;
  if (level === 1)
    return {
      text: `Factor ${polynomial([factor * a, factor * b])}`,
      key: `${factor}(${polynomial([a, b])})`,
    };
  const power = level === 2 ? 1 : 2;
  const x = power === 1 ? "x" : "x^2";
  const higher = power === 1 ? "x^2" : "x^3";
  return {
    text: `Factor ${terms([
      [factor * a, higher],
      [factor * b, x],
    ])}`,
    key: `${factor}${x}(${polynomial([a, b])})`,
  };
};

export const factorTrinomial: Generator = (random, level) => {
  const most = at(level, 12, 9, 12);
  const [a, b] = [
    random.nonzero(at(level, 1, -most, -most), most),
    random.nonzero(at(level, 1, -most, -most), most),
  ];
  if (a === -b) return null;
  return {
    text: `Factor ${polynomial(multiplied([1, a], [1, b]))}`,
    key: `(${polynomial([1, a])})(${polynomial([1, b])})`,
  };
};

export const factorLeading: Generator = (random, level) => {
  const p = random.int(2, at(level, 3, 4, 6));
  const q = level === 3 ? random.int(2, 4) : 1;
  const [a, b] = [random.nonzero(at(level, 1, -7, -7), 9), random.nonzero(at(level, 1, -7, -7), 7)];
  if (gcd(p, a) !== 1 || gcd(q, b) !== 1 || a * q === -b * p || a * q === b * p) return null;
  return {
    text: `Factor ${polynomial(multiplied([p, a], [q, b]))}`,
    key: `(${polynomial([p, a])})(${polynomial([q, b])})`,
  };
};

export const factorDifferenceOfSquares: Generator = (random, level) => {
  const x = random.pick(["x", "y", "a", "n", "t", "m"]);
  const [a, b] = [at(level, 1, random.int(2, 7), random.int(2, 9)), random.int(1, 12)];
  if (gcd(a, b) !== 1) return null;
  const times = level === 3 ? random.pick([2, 3, 5]) : 1;
  return {
    text: `Factor ${polynomial([times * a * a, 0, -times * b * b], x)}`,
    key: `${times === 1 ? "" : times}(${polynomial([a, b], x)})(${polynomial([a, -b], x)})`,
  };
};

export const factorPerfectSquare: Generator = (random, level) => {
  const x = random.pick(["x", "y", "a", "n", "t", "m"]);
  const binomial = [at(level, 1, 1, random.int(2, 5)), random.nonzero(at(level, 1, -12, -9), 12)];
  if (gcd(binomial[0] ?? 1, binomial[1] ?? 1) !== 1) return null;
  return {
    text: `Factor ${polynomial(multiplied(binomial, binomial), x)}`,
    key: `(${polynomial(binomial, x)})^2`,
  };
};

export const factorByGrouping: Generator = (random, level) => {
  const [a, b] = [random.nonzero(-7, 9), random.int(2, 7)];
  const leading = level === 1 ? 1 : random.int(2, 4);
  const minus = level === 3 ? -1 : 1;
  // Of x² - b a square number b splits further.
  if (gcd(leading, a) !== 1 || (minus < 0 && Number.isInteger(Math.sqrt(b)))) return null;
  return {
    text: `Factor ${polynomial(multiplied([leading, a], [1, 0, minus * b]))}`,
    key: `(${polynomial([leading, a])})(${polynomial([1, 0, minus * b])})`,
  };
};
