import { table } from "../table";
/** Words that compare two amounts, and which way: 1 for more, −1 for less. */
export const COMPARATIVES: Readonly<Record<string, 1 | -1>> = table({
  more: 1,
  less: -1,
  fewer: -1,
  older: 1,
  younger: -1,
  taller: 1,
  shorter: -1,
  longer: 1,
  heavier: 1,
  lighter: -1,
  farther: 1,
  further: 1,
  faster: 1,
  slower: -1,
  higher: 1,
  lower: -1,
  bigger: 1,
  smaller: -1,
  larger: 1,
  wider: 1,
  deeper: 1,
  cheaper: -1,
  costlier: 1,
  greater: 1,
  warmer: 1,
  hotter: 1,
  colder: -1,
  cooler: -1,
  thicker: 1,
  thinner: -1,
  narrower: -1,
  shallower: -1,
  nearer: -1,
  closer: -1,
});
/** What is compared by such a word when no thing is named. */
export const DIMENSIONS: Readonly<Record<string, string>> = table({
  older: "age",
  younger: "age",
  taller: "height",
  shorter: "height",
  longer: "length",
  heavier: "weight",
  lighter: "weight",
  farther: "distance",
  further: "distance",
  wider: "width",
  narrower: "width",
  deeper: "depth",
  shallower: "depth",
  higher: "height",
  thicker: "thickness",
  thinner: "thickness",
  warmer: "temperature",
  hotter: "temperature",
  colder: "temperature",
  cooler: "temperature",
});

/** What an adjective measures after an amount or "how": "14 years old", "how tall". */
export const ADJECTIVE_DIMENSIONS: Readonly<Record<string, string>> = table({
  old: "age",
  tall: "height",
  high: "height",
  long: "length",
  heavy: "weight",
  wide: "width",
  deep: "depth",
  thick: "thickness",
  warm: "temperature",
  hot: "temperature",
});

/** Whether a name is that of something measured, which things have one of each: an age, a height. */
export const isDimension = (name: string): boolean => MEASURABLE.has(name);

const MEASURABLE: ReadonlySet<string> = new Set([
  ...Object.values(ADJECTIVE_DIMENSIONS),
  ...Object.values(DIMENSIONS),
]);
