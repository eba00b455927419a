import type { Generator } from "../types";
import { at, fraction, gcd } from "../writing";

const LETTERS = ["x", "y", "a", "b", "m", "n", "t"] as const;

const raised = (letter: string, exponent: number): string =>
  exponent === 0 ? "1" : exponent === 1 ? letter : `${letter}^${exponent}`;

const coefficient = (n: number): string => (n === 1 ? "" : `${n}`);

export const multiplyPowers: Generator = (random, level) => {
  const x = random.pick(LETTERS);
  const [a, b, m, n] = [random.int(2, 9), random.int(2, 9), random.int(2, 6), random.int(2, 6)];
  if (level === 1) return { text: `Simplify ${x}^${a} * ${x}^${b}`, key: `${x}^${a + b}` };
  if (level === 2) return { text: `Simplify ${m}${x}^${a} * ${n}${x}^${b}`, key: `${m * n}${x}^${a + b}` };
  return { text: `Simplify ${m}${x}^${a} * ${n}${x}^${b} * ${x}`, key: `${m * n}${x}^${a + b + 1}` };
};

export const dividePowers: Generator = (random, level) => {
  const x = random.pick(LETTERS);
  const [b, more, m, n] = [random.int(2, 7), random.int(1, 7), random.int(2, 8), random.int(2, 6)];
  const a = b + more;
  if (level === 1) return { text: `Simplify ${x}^${a} / ${x}^${b}`, key: raised(x, more) };
  const text = `Simplify (${m * n}${x}^${a})/(${n}${x}^${b})`;
  if (level === 2) return { text, key: `${m}${raised(x, more)}` };
  return { text: `Simplify (${m * n}${x}^${b})/(${n}${x}^${a})`, key: `${m}/${raised(x, more)}` };
};

export const powerOfPower: Generator = (random, level) => {
  const x = random.pick(LETTERS);
  const [a, b, m] = [random.int(2, 7), random.int(2, at(level, 6, 4, 3)), random.int(2, at(level, 9, 5, 4))];
  if (level === 1) return { text: `Simplify (${x}^${a})^${b}`, key: `${x}^${a * b}` };
  if (level === 2) return { text: `Simplify (${m}${x}^${a})^${b}`, key: `${m ** b}${x}^${a * b}` };
  const more = random.int(2, 6);
  return { text: `Simplify (${m}${x}^${a})^${b} * ${x}^${more}`, key: `${m ** b}${x}^${a * b + more}` };
};

export const negativeExponents: Generator = (random, level) => {
  const x = random.pick(LETTERS);
  const [base, exponent] = [random.int(2, at(level, 31, 9, 9)), random.int(1, 3)];
  if (level === 1 && base ** exponent > 1000) return null;
  if (level === 1) return { text: `Work out ${base}^(-${exponent})`, key: fraction(1, base ** exponent) };
  if (level === 2) {
    const n = random.int(2, 9);
    return { text: `Simplify ${n}${x}^(-${exponent + 1})`, key: `${n}/${x}^${exponent + 1}` };
  }
  const [a, b] = [random.int(1, 6), random.int(2, 8)];
  if (a >= b) return null;
  return {
    text: `Simplify ${coefficient(base)}${x}^${a} * ${x}^(-${b})`,
    key: `${base}/${raised(x, b - a)}`,
  };
};

const squareFree = (n: number): boolean => [4, 9, 25, 49].every((square) => n % square !== 0);

export const simplifyRoots: Generator = (random, level) => {
  const [outside, inside] = [random.int(2, at(level, 8, 9, 12)), random.int(2, at(level, 19, 19, 23))];
  if (!squareFree(inside)) return null;
  const before = level === 3 ? random.int(2, 6) : 1;
  return {
    text: `Simplify ${coefficient(before)}sqrt(${outside * outside * inside})`,
    key: `${before * outside}sqrt(${inside})`,
  };
};

export const addRoots: Generator = (random, level) => {
  const inside = random.pick([2, 3, 5, 6, 7, 10, 11]);
  const [a, b] = [random.int(2, 9), random.int(1, 9)];
  if (a === b) return null;
  if (level === 1) {
    const text = `Simplify ${a}sqrt(${inside}) + ${coefficient(b)}sqrt(${inside})`;
    return { text, key: `${a + b}sqrt(${inside})` };
  }
  if (b === 1) return null;
  const minus = level === 3;
  const result = minus ? a - b : a + b;
  const shown = Math.abs(result) === 1 ? (result < 0 ? "-" : "") : `${result}`;
  return {
    text: `Simplify sqrt(${a * a * inside}) ${minus ? "-" : "+"} sqrt(${b * b * inside})`,
    key: `${shown}sqrt(${inside})`,
  };
};

export const rationalise: Generator = (random, level) => {
  const inside = random.pick([2, 3, 5, 6, 7, 10, 11, 13]);
  const top = random.int(1, at(level, 12, 15, 20));
  const shared = gcd(top, inside);
  if (level < 3) {
    const [n, d] = [top / shared, inside / shared];
    return {
      text: `Rationalize the denominator of ${top}/sqrt(${inside})`,
      key: `${coefficient(n)}sqrt(${inside})${d === 1 ? "" : `/${d}`}`,
    };
  }
  const whole = random.int(4, 9);
  const bottom = whole * whole - inside;
  if (bottom <= 0) return null;
  const common = gcd(top, bottom);
  const [n, d] = [top / common, bottom / common];
  const sum = `${n * whole} + ${coefficient(n)}sqrt(${inside})`;
  return {
    text: `Rationalize the denominator of ${top}/(${whole} - sqrt(${inside}))`,
    key: d === 1 ? sum : `(${sum})/${d}`,
  };
};

export const rootsOfNumbers: Generator = (random, level) => {
  const [a, b] = [random.int(2, at(level, 15, 20, 12)), random.int(2, 12)];
  if (level === 1) return { text: `Work out sqrt(${a * a}) + ${b}`, key: `${a + b}` };
  if (level === 2) return { text: `Work out ${b} * sqrt(${a * a}) - ${a}`, key: `${a * b - a}` };
  return { text: `Work out cbrt(${a ** 3}) - ${b} * sqrt(${b * b})`, key: `${a - b * b}` };
};

export const fractionalExponents: Generator = (random, level) => {
  const root = random.int(2, at(level, 3, 4, 4));
  const base = random.int(2, root === 2 ? 12 : root === 3 ? 6 : 4);
  const times = level === 1 ? 1 : random.int(2, 3);
  if (gcd(times, root) !== 1 || base ** root > 1000) return null;
  const exponent = `${times}/${root}`;
  const more = random.int(2, 12);
  if (level < 3)
    return { text: `Work out ${base ** root}^(${exponent}) + ${more}`, key: `${base ** times + more}` };
  return { text: `Work out ${more} * ${base ** root}^(-${exponent})`, key: fraction(more, base ** times) };
};
