import type { Generator } from "../types";
import { at, decimal } from "../writing";

/** A larger unit, a smaller one, and how many of these it holds. */
type Pair = readonly [large: string, small: string, holds: number];

const LENGTHS: readonly Pair[] = [
  ["m", "cm", 100],
  ["km", "m", 1000],
  ["cm", "mm", 10],
  ["m", "mm", 1000],
];
const MASSES: readonly Pair[] = [
  ["kg", "g", 1000],
  ["g", "mg", 1000],
];
const TIMES: readonly Pair[] = [
  ["hours", "minutes", 60],
  ["minutes", "seconds", 60],
  ["days", "hours", 24],
  ["weeks", "days", 7],
];
const VOLUMES: readonly Pair[] = [
  ["L", "mL", 1000],
  ["L", "cL", 100],
];

const conversions =
  (pairs: readonly Pair[], tenths: boolean): Generator =>
  (random, level) => {
    const [large, small, holds] = random.pick(pairs);
    const places = level === 1 || !tenths ? 0 : 1;
    const units = random.int(2, at(level, 60, tenths ? 99 : 60, tenths ? 399 : 60));
    const amount = decimal(units, places);
    const many = decimal(units * holds, places);
    const wrongWay = (unit: string) => ({
      "converted-the-wrong-way": `${decimal(units * holds * holds, places)} ${unit}`,
    });
    if (level < 3) return { text: `Convert ${amount} ${large} to ${small}`, key: `${many} ${small}` };
    return {
      text: `Convert ${many} ${small} to ${large}`,
      key: `${amount} ${large}`,
      slips: wrongWay(large),
      sizes: [holds],
    };
  };

export const convertLengths = conversions(LENGTHS, true);
export const convertMasses = conversions(MASSES, true);
export const convertTimes = conversions(TIMES, false);
export const convertVolumes = conversions(VOLUMES, true);

export const averageSpeed: Generator = (random, level) => {
  const [speed, hours] = [random.int(12, 99), random.int(2, at(level, 6, 9, 12))];
  return {
    text: `A car travelled ${speed * hours} km in ${hours} hours. What was its average speed?`,
    key: `${speed} km/h`,
  };
};

export const unitPrices: Generator = (random, level) => {
  const [thing, things] = random.pick([
    ["pen", "pens"],
    ["ticket", "tickets"],
    ["notebook", "notebooks"],
  ] as const);
  const [price, count, more] = [random.int(2, at(level, 9, 15, 25)), random.int(2, 8), random.int(9, 20)];
  if (level === 1)
    return {
      text: `If ${count} ${things} cost $${price * count}, how much does one ${thing} cost?`,
      key: `$${price}`,
    };
  return {
    text: `If ${count} ${things} cost $${price * count}, how much do ${more} ${things} cost?`,
    key: `$${price * more}`,
  };
};
