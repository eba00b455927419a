import type { Generator } from "../types";
import { at, fraction, gcd, polynomial } from "../writing";

/** A base and exponents that keep its powers small enough to know. */
const POWERS = [
  [2, 10],
  [3, 6],
  [4, 5],
  [5, 5],
  [6, 4],
  [7, 3],
  [8, 3],
  [9, 3],
  [10, 5],
] as const;

export const exponentialEquations: Generator = (random, level) => {
  const [base, most] = random.pick(POWERS);
  const exponent = random.int(2, most);
  const shift = random.nonzero(-9, 9);
  const value = base ** exponent;
  if (level === 1)
    return { text: `Solve ${base}^(${polynomial([1, shift])}) = ${value}`, key: `x = ${exponent - shift}` };
  const a = random.int(2, 4);
  const n = exponent - shift;
  if (level === 2)
    return gcd(a, n) === a
      ? { text: `Solve ${base}^(${polynomial([a, shift])}) = ${value}`, key: `x = ${n / a}` }
      : null;
  const times = random.int(2, 9);
  return {
    text: `Solve ${times} * ${base}^(${polynomial([a, shift])}) = ${times * value}`,
    key: `x = ${fraction(n, a)}`,
  };
};

export const evaluateLogarithms: Generator = (random, level) => {
  const [base, most] = random.pick(POWERS);
  const exponent = random.int(2, most);
  const more = random.int(0, 9);
  if (level === 1)
    return {
      text: `Evaluate log_${base}(${base ** exponent})${more === 0 ? "" : ` + ${more}`}`,
      key: `${exponent + more}`,
    };
  if (level === 2) {
    if (base ** exponent > 1024) return null;
    const text = `Evaluate log_${base}(1/${base ** exponent})${more === 0 ? "" : ` + ${more}`}`;
    return { text, key: `${more - exponent}` };
  }
  const other = random.int(1, most);
  const text = `Evaluate log_${base}(${base ** exponent}) * ${more + 2} - log_${base}(${base ** other})`;
  return { text, key: `${exponent * (more + 2) - other}` };
};

export const logarithmicEquations: Generator = (random, level) => {
  const [base, most] = random.pick(POWERS);
  const exponent = random.int(1, Math.min(most, at(level, 5, 4, 4)));
  const value = base ** exponent;
  const shift = random.nonzero(-12, 12);
  if (level === 1)
    return {
      text: `Solve log_${base}(${polynomial([1, shift])}) = ${exponent}`,
      key: `x = ${value - shift}`,
    };
  const a = random.int(2, 5);
  const root = (value - shift) / a;
  if (!Number.isInteger(root)) return null;
  if (level === 2)
    return { text: `Solve log_${base}(${polynomial([a, shift])}) = ${exponent}`, key: `x = ${root}` };
  const more = random.int(2, 9);
  return {
    text: `Solve log_${base}(${polynomial([a, shift])}) + ${more} = ${exponent + more}`,
    key: `x = ${root}`,
  };
};

export const logarithmForm: Generator = (random, level) => {
  const [base, exponent] = [random.int(2, 20), random.int(2, 7)];
  const value = base ** exponent;
  if (value > 50_000) return null;
  if (level === 1)
    return {
      text: `Write ${base}^${exponent} = ${value} in logarithmic form`,
      key: `log_${base}(${value}) = ${exponent}`,
    };
  const letter = random.pick(["x", "y", "n", "t", "a", "k"]);
  if (level === 2)
    return {
      text: `Write ${base}^${letter} = ${value} in logarithmic form`,
      key: `log_${base}(${value}) = ${letter}`,
    };
  return {
    text: `Convert log_${base}(${value}) = ${letter} to exponential form`,
    key: `${base}^${letter} = ${value}`,
  };
};
