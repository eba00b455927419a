import type { Generator } from "../types";
import { at, decimal, gcd } from "../writing";

/** Rates that people meet, and the whole numbers of which they are a whole part. */
const RATES: readonly number[] = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 80];
const FINER: readonly number[] = [4, 6, 8, 12, 16, 24, 35, 45, 55, 65, 85, 90, 95];

export const percentOf: Generator = (random, level) => {
  const rate = random.pick(at(level, RATES, [...RATES, ...FINER], FINER));
  const whole = random.int(2, at(level, 20, 40, 90)) * (100 / gcd(rate, 100));
  return {
    text: `What is ${rate}% of ${whole}?`,
    key: `${(whole * rate) / 100}`,
    slips: { "percent-not-divided": `${whole * rate}` },
    sizes: [rate, whole],
  };
};

export const whatPercent: Generator = (random, level) => {
  const rate = random.pick(at(level, RATES, [...RATES, ...FINER], FINER));
  const whole = random.int(2, at(level, 12, 20, 40)) * (100 / gcd(rate, 100));
  const swapped = 10_000 / rate;
  return {
    text: `${(whole * rate) / 100} is what percent of ${whole}?`,
    key: `${rate}%`,
    slips: Number.isInteger(swapped) ? { "part-and-whole-swapped": `${swapped}%` } : {},
    sizes: [(whole * rate) / 100, whole],
  };
};

export const percentWhole: Generator = (random, level) => {
  const rate = random.pick(at(level, RATES, [...RATES, ...FINER], FINER));
  const whole = random.int(2, at(level, 12, 20, 40)) * (100 / gcd(rate, 100));
  const part = (whole * rate) / 100;
  return {
    text: `${part} is ${rate}% of what number?`,
    key: `${whole}`,
    slips: { "percent-of-the-part": decimal(part * rate, 2) },
    sizes: [rate, part],
  };
};

export const percentChange: Generator = (random, level) => {
  const rate = random.pick(at(level, RATES, [...RATES, ...FINER], FINER));
  const from = random.int(1, at(level, 12, 20, 30)) * (100 / gcd(rate, 100));
  const down = level > 1 && random.sign() < 0;
  const to = from + ((down ? -1 : 1) * from * rate) / 100;
  const word = down ? "decrease" : "increase";
  const ofTheNew = (100 * Math.abs(to - from)) / to;
  return {
    text: `Find the percent ${word} from ${from} to ${to}`,
    key: `${rate}%`,
    slips: Number.isInteger(ofTheNew) ? { "change-of-the-new-amount": `${ofTheNew}%` } : {},
    sizes: [from, to],
  };
};

export const changeByPercent: Generator = (random, level) => {
  const rate = random.pick(at(level, RATES, RATES, FINER));
  const from = random.int(1, at(level, 12, 20, 30)) * (100 / gcd(rate, 100));
  const down = random.sign() < 0;
  const to = from + ((down ? -1 : 1) * from * rate) / 100;
  return {
    text: `${down ? "Decrease" : "Increase"} ${from} by ${rate}%`,
    key: `${to}`,
    slips: { "change-only": `${Math.abs(to - from)}` },
    sizes: [from, to],
  };
};

export const percentAsDecimal: Generator = (random, level) => {
  const units = random.int(1, at(level, 99, 999, 3999));
  const places = at(level, 0, 1, 1);
  return { text: `Write ${decimal(units, places)}% as a decimal`, key: decimal(units, places + 2) };
};

export const decimalAsPercent: Generator = (random, level) => {
  const units = random.int(1, at(level, 99, 999, 3999));
  const places = at(level, 2, 3, 3);
  return { text: `Write ${decimal(units, places)} as a percent`, key: `${decimal(units, places - 2)}%` };
};
