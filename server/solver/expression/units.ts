import { fromInt, multiply, power, type Rational, rational } from "./rational";

export type Measure = "length" | "mass" | "capacity" | "time" | "years";

/** A unit people measure in. `size` counts base units of its measure: metre, gram, litre, second, month. */
export interface Unit {
  readonly name: string;
  readonly measure: Measure;
  readonly size: Rational;
  /** Units of one system are exact multiples of each other by definition; between systems factors are rounded. */
  readonly system: "metric" | "us" | "time";
}

/** A product of powers of units: km/h is kilometre¹ · hour⁻¹. */
export interface UnitPower {
  readonly unit: Unit;
  readonly power: number;
}

const PREFIXES: readonly (readonly [string, string, number])[] = [
  ["mega", "M", 6],
  ["kilo", "k", 3],
  ["hecto", "h", 2],
  ["deka", "da", 1],
  ["deca", "da", 1],
  ["", "", 0],
  ["deci", "d", -1],
  ["centi", "c", -2],
  ["milli", "m", -3],
  ["micro", "u", -6],
  ["nano", "n", -9],
  ["pico", "p", -12],
];
const STEMS: readonly (readonly [Measure, readonly string[], readonly string[]])[] = [
  ["length", ["meter", "metre"], ["m"]],
  ["mass", ["gram"], ["g"]],
  ["capacity", ["liter", "litre"], ["L", "l"]],
  ["time", ["second"], ["s"]],
];

/** [names in the singular and plural and the signs, size in base units] by measure and system. */
const NAMED: readonly (readonly [Measure, Unit["system"], string, Rational])[] = [
  ["length", "us", "inch inches in", rational(254n, 10000n)],
  ["length", "us", "foot feet ft", rational(3048n, 10000n)],
  ["length", "us", "yard yards yd yds", rational(9144n, 10000n)],
  ["length", "us", "mile miles mi", rational(1609344n, 1000n)],
  ["mass", "us", "ounce ounces oz", rational(28349523125n, 10n ** 9n)],
  ["mass", "us", "pound pounds lb lbs", rational(45359237n, 100000n)],
  ["mass", "us", "ton tons", rational(90718474n, 100n)],
  ["mass", "metric", "tonne tonnes t", fromInt(1_000_000)],
  ["capacity", "us", "teaspoon teaspoons tsp", rational(49289215938n, 10n ** 13n)],
  ["capacity", "us", "tablespoon tablespoons tbsp", rational(3n * 49289215938n, 10n ** 13n)],
  ["capacity", "us", "fluid_ounce fluid_ounces fl_oz", rational(6n * 49289215938n, 10n ** 13n)],
  ["capacity", "us", "cup cups", rational(48n * 49289215938n, 10n ** 13n)],
  ["capacity", "us", "pint pints pt", rational(96n * 49289215938n, 10n ** 13n)],
  ["capacity", "us", "quart quarts qt", rational(192n * 49289215938n, 10n ** 13n)],
  ["capacity", "us", "gallon gallons gal", rational(768n * 49289215938n, 10n ** 13n)],
  ["time", "time", "minute minutes min mins", fromInt(60)],
  ["time", "time", "hour hours h hr hrs", fromInt(3600)],
  ["time", "time", "day days", fromInt(86400)],
  ["time", "time", "week weeks", fromInt(604800)],
  ["years", "time", "month months", fromInt(1)],
  ["years", "time", "year years yr yrs", fromInt(12)],
  ["years", "time", "decade decades", fromInt(120)],
  ["years", "time", "century centuries", fromInt(1200)],
  ["years", "time", "millennium millennia millenniums", fromInt(12000)],
];

const BY_NAME: ReadonlyMap<string, Unit> = unitsByName();

function unitsByName(): Map<string, Unit> {
  const units = new Map<string, Unit>();
  for (const [measure, system, names, size] of NAMED) {
    const words = names.split(" ").map((word) => word.replace("_", " "));
    const unit: Unit = { name: words[0] as string, measure, size, system };
    for (const word of words) units.set(word, unit);
  }
  for (const [measure, stems, signs] of STEMS) {
    for (const [prefix, sign, exponent] of PREFIXES) {
      if (measure === "time" && exponent > 0) continue;
      const size = power(fromInt(10), BigInt(exponent));
      const system = measure === "time" ? "time" : "metric";
      const unit: Unit = { name: `${prefix}${stems[0]}`, measure, size, system };
      for (const stem of stems) for (const end of ["", "s"]) units.set(`${prefix}${stem}${end}`, unit);
      for (const each of signs) units.set(`${sign}${each}`, unit);
      if (sign === "u") for (const each of signs) units.set(`µ${each}`, unit).set(`μ${each}`, unit);
    }
  }
  for (const word of ["sec", "secs"]) units.set(word, units.get("second") as Unit);
  for (const word of ["msec", "msecs"]) units.set(word, units.get("millisecond") as Unit);
  return units;
}

/** The unit of a name or sign ("kilometres", "km", "fl oz"); names in any case, signs as they are written. */
export function unitNamed(name: string): Unit | null {
  const exact = BY_NAME.get(name.replace(/\.$/, ""));
  return exact ?? (name.length > 3 ? BY_NAME.get(name.toLowerCase()) : undefined) ?? null;
}

/** What a product of units measures: "length 1, time -1". A capacity is a length cubed. */
export function dimensionOf(units: readonly UnitPower[]): string {
  const powers = new Map<Measure, number>();
  for (const { unit, power: exponent } of units) {
    const [measure, times] = unit.measure === "capacity" ? (["length", 3] as const) : [unit.measure, 1];
    powers.set(measure, (powers.get(measure) ?? 0) + times * exponent);
  }
  return [...powers]
    .filter(([, exponent]) => exponent !== 0)
    .map(([measure, exponent]) => `${measure} ${exponent}`)
    .sort()
    .join(", ");
}

/** How many base units make one of a product of units. */
export const sizeOf = (units: readonly UnitPower[]): Rational =>
  units.reduce(
    (size, { unit, power: exponent }) => multiply(size, power(inBase(unit), BigInt(exponent))),
    fromInt(1),
  );

/** A litre is a thousandth of a cubic metre. */
const inBase = ({ measure, size }: Unit): Rational =>
  measure === "capacity" ? multiply(size, rational(1n, 1000n)) : size;
