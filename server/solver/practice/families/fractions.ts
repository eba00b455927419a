import type { Random } from "../random";
import type { Generator, Level } from "../types";
import { at, decimal, fraction, gcd } from "../writing";

/** A proper fraction in lowest terms. */
function proper(random: Random, most: number): [number, number] | null {
  const d = random.int(2, most);
  const n = random.int(1, d - 1);
  return gcd(n, d) === 1 ? [n, d] : null;
}

const pair = (random: Random, level: Level): [number, number, number, number] | null => {
  const most = at(level, 9, 12, 15);
  const [first, second] = [proper(random, most), proper(random, most)];
  return first && second ? [...first, ...second] : null;
};

export const lowestTerms: Generator = (random, level) => {
  const drawn = proper(random, at(level, 9, 12, 20));
  const by = random.int(2, at(level, 6, 9, 14));
  return drawn && { text: `Simplify ${drawn[0] * by}/${drawn[1] * by}`, key: fraction(...drawn) };
};

export const addFractions: Generator = (random, level) => {
  const drawn = pair(random, level);
  if (!drawn) return null;
  const [a, b, c, d] = drawn;
  if (level > 1 && b === d) return null;
  return { text: `Work out ${a}/${b} + ${c}/${d}`, key: fraction(a * d + c * b, b * d) };
};

export const subtractFractions: Generator = (random, level) => {
  const drawn = pair(random, level);
  if (!drawn) return null;
  const [a, b, c, d] = drawn;
  const difference = a * d - c * b;
  if (difference === 0 || (level < 3 && difference < 0)) return null;
  return { text: `Work out ${a}/${b} - ${c}/${d}`, key: fraction(difference, b * d) };
};

export const multiplyFractions: Generator = (random, level) => {
  const drawn = pair(random, level);
  if (!drawn) return null;
  const [a, b, c, d] = drawn;
  if (level < 3) return { text: `Work out ${a}/${b} * ${c}/${d}`, key: fraction(a * c, b * d) };
  const times = random.int(2, 9);
  return { text: `Work out ${times} * ${a}/${b} * ${c}/${d}`, key: fraction(times * a * c, b * d) };
};

export const divideFractions: Generator = (random, level) => {
  const drawn = pair(random, level);
  if (!drawn) return null;
  const [a, b, c, d] = drawn;
  return { text: `Work out (${a}/${b}) / (${c}/${d})`, key: fraction(a * d, b * c) };
};

export const mixedNumbers: Generator = (random, level) => {
  const drawn = pair(random, level);
  if (!drawn) return null;
  const [a, b, c, d] = drawn;
  const [m, n] = [random.int(1, 6), random.int(1, 6)];
  const sum = (m * b + a) * d + (n * d + c) * b;
  const whole = Math.floor(sum / (b * d));
  const rest = sum - whole * b * d;
  const key = rest === 0 ? `${whole}` : `${whole} ${fraction(rest, b * d)}`;
  return { text: `Work out ${m} ${a}/${b} + ${n} ${c}/${d}. Give the answer as a mixed number.`, key };
};

export const fractionOf: Generator = (random, level) => {
  const drawn = proper(random, at(level, 6, 10, 15));
  if (!drawn) return null;
  const [n, d] = drawn;
  const part = random.int(2, at(level, 10, 12, 24));
  return { text: `What is ${n}/${d} of ${d * part}?`, key: `${n * part}` };
};

export const fractionAsDecimal: Generator = (random, level) => {
  const [d, places] = random.pick(
    at(
      level,
      [
        [4, 2],
        [5, 1],
        [10, 1],
        [20, 2],
      ],
      [
        [8, 3],
        [20, 2],
        [25, 2],
      ],
      [
        [16, 4],
        [40, 3],
        [50, 2],
        [80, 4],
      ],
    ),
  ) as [number, number];
  const n = random.int(1, d * at(level, 4, 3, 2));
  if (gcd(n, d) !== 1) return null;
  return { text: `Write ${n}/${d} as a decimal`, key: decimal((n * 10 ** places) / d, places) };
};

export const decimalAsFraction: Generator = (random, level) => {
  const places = at(level, 2, 2, 3);
  const units = random.int(1, at(level, 99, 480, 999));
  if (units % 10 === 0) return null;
  return { text: `Write ${decimal(units, places)} as a fraction`, key: fraction(units, 10 ** places) };
};
