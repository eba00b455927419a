import type { Generator } from "../types";
import { at, bracketed, decimal, gcd, lcm, signed } from "../writing";

export const orderOfOperations: Generator = (random, level) => {
  const [a, b, c] = [random.int(2, 12), random.int(2, 9), random.int(2, 9)];
  const d = random.int(2, 6);
  if (level === 1) return { text: `Work out ${a} + ${b} * ${c}`, key: `${a + b * c}` };
  if (level === 2)
    return { text: `Work out ${a} + ${b} * (${c} + ${d}) - ${d}`, key: `${a + b * (c + d) - d}` };
  return { text: `Work out ${a} * ${d}^2 - ${b} * (${c} - ${d + 7})`, key: `${a * d * d - b * (c - d - 7)}` };
};

export const addNegatives: Generator = (random, level) => {
  const most = at(level, 12, 30, 60);
  const [a, b, c] = [-random.int(1, most), random.nonzero(-most, most), random.nonzero(-most, most)];
  if (level === 1) return { text: `Work out ${a} + ${bracketed(b)}`, key: `${a + b}` };
  if (level === 2) return { text: `Work out ${a} - ${bracketed(b)}`, key: `${a - b}` };
  return { text: `Work out ${a} - ${bracketed(b)} + ${bracketed(c)}`, key: `${a - b + c}` };
};

export const multiplyNegatives: Generator = (random, level) => {
  const most = at(level, 12, 12, 9);
  const [a, b, c] = [-random.int(2, most), random.sign() * random.int(2, most), -random.int(2, 6)];
  if (level === 1) return { text: `Work out ${a} * ${bracketed(b)}`, key: `${a * b}` };
  if (level === 2) return { text: `Work out ${a * b} / ${bracketed(a)}`, key: `${b}` };
  return { text: `Work out ${a} * ${bracketed(b)} * ${bracketed(c)}`, key: `${a * b * c}` };
};

export const powersOfNumbers: Generator = (random, level) => {
  const [a, b] = [random.int(2, at(level, 12, 6, 5)), random.int(2, at(level, 10, 9, 7))];
  if (level === 1) return { text: `Work out ${a}^2 + ${b}`, key: `${a * a + b}` };
  const c = random.int(2, 12);
  if (level === 2) return { text: `Work out ${a}^3 - ${b}^2 + ${c}`, key: `${a ** 3 - b * b + c}` };
  return { text: `Work out (-${a})^3 + ${b} * (-2)^4 - ${c}`, key: `${-(a ** 3) + b * 16 - c}` };
};

export const roundNumbers: Generator = (random, level) => {
  const places = at(level, 1, 2, 3);
  const units = random.int(1000, 99_999);
  // A last digit of 5 is left out: schools differ on it.
  if (units % 10 === 5) return null;
  const text = decimal(units, places + 1);
  const rounded = Math.round(units / 10);
  return {
    text: `Round ${text} to ${places} decimal place${places === 1 ? "" : "s"}`,
    key: decimal(rounded, places),
  };
};

export const addDecimals: Generator = (random, level) => {
  const places = at(level, 1, 2, 2);
  const [a, b] = [random.int(11, 990), random.int(11, 990)];
  const minus = level > 1 && random.sign() < 0;
  const sum = minus ? a - b : a + b;
  if (level === 2 && sum < 0) return null;
  return {
    text: `Work out ${decimal(a, places)} ${minus ? "-" : "+"} ${decimal(b, places)}`,
    key: decimal(sum, places),
  };
};

export const multiplyDecimals: Generator = (random, level) => {
  const [a, b] = [random.int(2, at(level, 99, 99, 250)), random.int(2, at(level, 9, 99, 99))];
  const places = at(level, [1, 0], [1, 1], [2, 1]) as [number, number];
  const text = `Work out ${decimal(a, places[0])} * ${decimal(b, places[1])}`;
  return { text, key: decimal(a * b, places[0] + places[1]) };
};

export const primeFactors: Generator = (random, level) => {
  const primes = [2, 3, 5, 7, 11, 13].slice(0, at(level, 5, 6, 6));
  const drawn = Array.from({ length: random.int(3, at(level, 4, 5, 6)) }, () => random.pick(primes)).sort(
    (a, b) => a - b,
  );
  const product = drawn.reduce((a, b) => a * b, 1);
  if (product > at(level, 600, 1500, 4000)) return null;
  const counted = [...new Set(drawn)].map((prime) => {
    const times = drawn.filter((each) => each === prime).length;
    return times === 1 ? `${prime}` : `${prime}^${times}`;
  });
  return { text: `Find the prime factorization of ${product}`, key: counted.join(" * ") };
};

export const commonFactor: Generator = (random, level) => {
  const shared = random.int(2, at(level, 9, 15, 24));
  const [a, b] = [random.int(2, at(level, 9, 12, 15)), random.int(2, at(level, 9, 12, 15))];
  if (a === b) return null;
  const [m, n] = [shared * a, shared * b];
  return {
    text: `Find the greatest common factor of ${m} and ${n}`,
    key: `${shared * gcd(a, b)}`,
    slips: { "multiple-for-factor": `${lcm(m, n)}` },
    sizes: [m, n],
  };
};

export const commonMultiple: Generator = (random, level) => {
  const [a, b] = [random.int(3, at(level, 15, 20, 36)), random.int(3, at(level, 15, 20, 36))];
  if (a === b) return null;
  return {
    text: `Find the least common multiple of ${a} and ${b}`,
    key: `${lcm(a, b)}`,
    slips: { "factor-for-multiple": `${gcd(a, b)}` },
    sizes: [a, b],
  };
};

export const scientificNotation: Generator = (random, level) => {
  const mantissa = random.int(11, 999);
  if (mantissa % 10 === 0) return null;
  const places = mantissa < 100 ? 1 : 2;
  const exponent = level === 1 ? random.int(3, 6) : -random.int(2, at(level, 3, 3, 5));
  const number =
    exponent > 0 ? `${mantissa * 10 ** (exponent - places)}` : decimal(mantissa, places - exponent);
  return {
    text: `Write ${number} in scientific notation`,
    key: `${decimal(mantissa, places)} * 10^${exponent}`,
  };
};

export const absoluteValues: Generator = (random, level) => {
  const most = at(level, 20, 30, 40);
  const [a, b, c] = [random.int(2, most), random.int(2, most), random.int(2, 9)];
  if (level === 1) return { text: `Work out |${a} - ${b}|`, key: `${Math.abs(a - b)}` };
  if (level === 2) return { text: `Work out |-${a}| ${signed(-b)}`, key: `${a - b}` };
  return { text: `Work out ${c} * |${a} - ${b}| - |-${c}|`, key: `${c * Math.abs(a - b) - c}` };
};
