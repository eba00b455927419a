import { table } from "../table";
import { fromInt, multiply, power, type Rational } from "./rational";
import { type Dimension, PREFIXES, type TableUnit, UNIT_TABLE } from "./unit-table";

export type Measure = "length" | "area" | "mass" | "capacity" | "time" | "years";

/** A unit people measure in. `size` counts base units of its measure: metre, square metre, kilogram, cubic metre, second, month. */
export interface Unit {
  readonly name: string;
  readonly measure: Measure;
  readonly size: Rational;
  /** Units of one system are whole multiples of each other; between systems the definitions join them. */
  readonly system: "metric" | "us" | "time";
}

/** A product of powers of units: km/h is kilometre¹ · hour⁻¹. */
export interface UnitPower {
  readonly unit: Unit;
  readonly power: number;
}

/** A unit as a law measures it: SI value = number · factor + shift. */
export interface ScienceUnit {
  readonly dimension: Dimension;
  readonly factor: Rational;
  readonly shift: Rational;
}

const MEASURES: Readonly<Record<string, Measure>> = table({
  "1,0,0,0,0,0": "length",
  "0,1,0,0,0,0": "mass",
  "2,0,0,0,0,0": "area",
  "3,0,0,0,0,0": "capacity",
  "0,0,1,0,0,0": "time",
});

/** Letters that mean other things outside science, and the beginning of "fl. oz". */
const NO_EVERYDAY = ["d", "y", "fl"];
/** "in" is a word of every second sentence, "t" a letter for a time. */
const NO_SCIENCE = ["in", "t"];

const EVERYDAY: ReadonlyMap<string, Unit> = everydayUnits();
const SCIENCE: ReadonlyMap<string, ScienceUnit> = scienceUnits();

/** Every name of a row with its prefixes, and the power of ten that those stand for. */
function* namesOf(row: TableUnit): Generator<readonly [name: string, plain: string, exponent: number]> {
  for (const name of row.names) yield [name, row.names[0] as string, 0];
  for (const [word, signs, exponent] of row.prefix ? PREFIXES : []) {
    const plain = `${word}${row.names[0]}`;
    for (const before of row.prefix === "word" ? [word] : signs.split(" "))
      for (const name of row.names) yield [`${before}${name}`, plain, exponent];
  }
}

function sized(size: Rational, exponent: number): Rational {
  return multiply(size, power(fromInt(10), BigInt(exponent)));
}

/** Lengths, masses, capacities and times. A sign (km) means the unit of the same size that has a word (kilometer). */
function everydayUnits(): Map<string, Unit> {
  const units = new Map<string, Unit>();
  const spelled = new Map<string, Unit>();
  for (const row of UNIT_TABLE) {
    const { system } = row;
    const measure = row.months ? "years" : MEASURES[row.dimension.join()];
    if (system === "science" || !measure) continue;
    const own = new Map<string, Unit>();
    for (const [name, plain, exponent] of namesOf(row)) {
      if (measure === "time" && exponent > 0) continue;
      const size = row.months ?? sized(row.size, exponent);
      const key = `${measure} ${size.n}/${size.d}`;
      const unit = (row.prefix === "sign" ? spelled : own).get(key) ?? { name: plain, measure, size, system };
      own.set(key, unit);
      if (row.prefix === "word") spelled.set(key, unit);
      units.set(name, unit);
      if (name.startsWith("µ")) units.set(`u${name.slice(1)}`, unit);
    }
  }
  for (const word of NO_EVERYDAY) units.delete(word);
  return units;
}

function scienceUnits(): Map<string, ScienceUnit> {
  const units = new Map<string, ScienceUnit>();
  const rows = [...UNIT_TABLE].sort((a, b) => Number(a.prefix === null) - Number(b.prefix === null));
  for (const { names, ...row } of rows)
    for (const [name, , exponent] of namesOf({ names, ...row }))
      units.set(name, { dimension: row.dimension, factor: sized(row.size, exponent), shift: row.zero });
  for (const word of NO_SCIENCE) units.delete(word);
  return units;
}

/** The unit of a name or sign ("kilometres", "km", "fl oz"); names in any case, signs as they are written. */
export function unitNamed(name: string): Unit | null {
  const exact = EVERYDAY.get(name.replace(/\.$/, ""));
  return exact ?? (name.length > 3 ? EVERYDAY.get(name.toLowerCase()) : undefined) ?? null;
}

/** The same for the units of science; inches are written "in." or in full. */
export function scienceUnitNamed(name: string): ScienceUnit | null {
  return SCIENCE.get(name) ?? (name.length > 3 ? SCIENCE.get(name.toLowerCase()) : undefined) ?? null;
}

/** A unit by a name of the table. */
export interface NamedUnit extends ScienceUnit {
  readonly name: string;
}

interface TypedNames {
  /** By names in small letters. */
  readonly folded: ReadonlyMap<string, readonly NamedUnit[]>;
  /** The shortest name of a unit of the same size. */
  readonly signs: ReadonlyMap<string, string>;
}

let names: TypedNames | null = null;

/** Every unit whose name or sign differs from what is typed in capitals alone: "w" may be W, "mj" mJ or MJ. */
export const scienceUnitsLike = (typed: string): readonly NamedUnit[] =>
  typedNames().folded.get(typed.toLowerCase()) ?? [];

/** The sign of a unit by any of its names: "h" for "hrs", "mL" for "ml". */
export function signOf(name: string): string {
  const unit = SCIENCE.get(name);
  const sign = unit && typedNames().signs.get(sizeKey(unit));
  const isSame = sign?.length === name.length && sign.toLowerCase() !== name.toLowerCase();
  return sign === undefined || isSame || unit?.dimension.every((each) => each === 0) ? name : sign;
}

const sizeKey = ({ dimension, factor, shift }: ScienceUnit): string =>
  `${dimension.join()} ${factor.n}/${factor.d} ${shift.n}/${shift.d}`;

function typedNames(): TypedNames {
  if (names) return names;
  const folded = new Map<string, NamedUnit[]>();
  const signs = new Map<string, string>();
  for (const [name, unit] of SCIENCE) {
    const small = name.toLowerCase();
    folded.set(small, [...(folded.get(small) ?? []), { ...unit, name }]);
    const key = sizeKey(unit);
    if (name.length < (signs.get(key)?.length ?? Number.POSITIVE_INFINITY)) signs.set(key, name);
  }
  names = { folded, signs };
  return names;
}

/** The power of a length that a measure with units of its own is. */
const OF_LENGTH: ReadonlyMap<Measure, number> = new Map([
  ["area", 2],
  ["capacity", 3],
]);

/** What a product of units measures: "length 1, time -1". An area is a length squared, a capacity a length cubed. */
export function dimensionOf(units: readonly UnitPower[]): string {
  const powers = new Map<Measure, number>();
  for (const { unit, power: exponent } of units) {
    const raised = OF_LENGTH.get(unit.measure);
    const [measure, times] = raised === undefined ? [unit.measure, 1] : (["length", raised] as const);
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
    (size, { unit, power: exponent }) => multiply(size, power(unit.size, BigInt(exponent))),
    fromInt(1),
  );
