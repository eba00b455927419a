import { fromInt, multiply, power, ZERO } from "../../../expression/rational";
import {
  type NamedUnit,
  type ScienceUnit,
  scienceUnitNamed,
  scienceUnitsLike,
  signOf,
} from "../../../expression/units";
import type { Token } from "../../../lexicon/tokens";
import { table } from "../../../table";
import type { Dimension } from "../units";

/** One way to read what is typed behind a number. */
export interface UnitReading {
  readonly unit: ScienceUnit;
  /** By its sign: "N" for a typed "n" and for newtons. */
  readonly name: string;
  /** Typed as the table writes it, capitals and all. */
  readonly isExact: boolean;
}

/** All that a unit may be read as, and the token behind it. */
export interface TypedUnit {
  readonly readings: readonly UnitReading[];
  readonly end: number;
}

/** The tokens of a text, and the text with its capitals. */
export interface Typed {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Units that were read, by the tokens they begin at. */
  readonly units: Map<number, TypedUnit | null>;
}

export const typedAt = ({ text, tokens }: Typed, at: number): string => {
  const token = tokens[at];
  return token ? text.slice(token.start, token.end) : "";
};

const isGlued = ({ tokens }: Typed, at: number): boolean => tokens[at]?.spaced === false;

/** A unit that begins at a token, as far as it goes: "m/s2", "metres per second", "J/kgC", "ms-1".
 * @returns null where none begins, or where what follows makes a name of it: "t = 5" */
export function typedUnitAt(typed: Typed, at: number): TypedUnit | null {
  const known = typed.units.get(at);
  if (known !== undefined) return known;
  const found = longestUnit(typed, at);
  typed.units.set(at, found);
  return found;
}

function longestUnit(typed: Typed, at: number): TypedUnit | null {
  let whole = factorAt(typed, at, 1);
  while (whole) {
    const joined = joinAt(typed, whole.end);
    const next = joined && factorAt(typed, joined.at, joined.sign);
    if (!next) break;
    whole = { readings: products(whole.readings, next.readings), end: next.end };
  }
  return whole && { ...whole, readings: distinct(whole.readings) };
}

/** What joins a unit with the next one. */
function joinAt(typed: Typed, at: number): { readonly at: number; readonly sign: 1 | -1 } | null {
  const sign = typedAt(typed, at);
  if (sign === "/" || sign === "per") return { at: at + 1, sign: -1 };
  if (sign === "·" || sign === "*") return { at: at + 1, sign: 1 };
  return isBesideAnother(typed, at) ? { at, sign: 1 } : null;
}

/** "kg m/s", "mol L^-1": a unit behind a space belongs to the one before it where it goes on as only units do. */
function isBesideAnother(typed: Typed, at: number): boolean {
  const names = [typedAt(typed, at - 1), typedAt(typed, at)];
  if (names.some((name) => isWord(name) || name === "%" || !scienceUnitNamed(name))) return false;
  const next = typedAt(typed, at + 1);
  return next === "/" || next === "^" || (next === "-" && isGlued(typed, at + 1));
}

const ROOMS: Readonly<Record<string, number>> = table({ square: 2, sq: 2, cubic: 3, cu: 3 });
const RAISED: Readonly<Record<string, number>> = table({ squared: 2, cubed: 3 });

/** A name with its power. */
function factorAt(typed: Typed, at: number, sign: 1 | -1): TypedUnit | null {
  const room = ROOMS[typed.tokens[at]?.text ?? ""];
  const from = room === undefined ? at : at + 1;
  const named = nameAt(typed, from);
  if (!named) return null;
  const exponent = room === undefined ? exponentAt(typed, named.end) : { power: room, end: named.end };
  if (typedAt(typed, exponent.end) === "=" || typedAt(typed, exponent.end) === "^") return null;
  const parts = perSecond(typed, from, exponent.power) ?? [];
  const readings = named.readings.map((reading) => raised(reading, exponent.power * sign));
  return { readings: [...readings, ...parts], end: exponent.end };
}

const POWERS: readonly string[] = ["0", "1", "2", "3", "4", "5", "6"];

interface Exponent {
  readonly power: number;
  readonly end: number;
}

/** "s^2", "s^-1", "s2", "s-1", "s squared". */
function exponentAt(typed: Typed, at: number): Exponent {
  const named = RAISED[typed.tokens[at]?.text ?? ""];
  if (named !== undefined) return { power: named, end: at + 1 };
  const isMarked = typedAt(typed, at) === "^";
  const from = isMarked ? at + 1 : at;
  const isNegative = typedAt(typed, from) === "-" && isGlued(typed, from);
  const digit = isNegative ? from + 1 : from;
  const power = POWERS.indexOf(typedAt(typed, digit));
  const isPower = power > 0 && isGlued(typed, digit);
  return isPower ? { power: isNegative ? -power : power, end: digit + 1 } : { power: 1, end: at };
}

const SCALES: Readonly<Record<string, string>> = table({
  c: "°C",
  celsius: "°C",
  celcius: "°C",
  centigrade: "°C",
  f: "°F",
  fahrenheit: "°F",
});
const DEGREES: ReadonlySet<string> = new Set(["degree", "degrees", "deg", "degs", "°"]);

/** A name or sign alone; of degrees the scale as well. */
function nameAt(typed: Typed, at: number): TypedUnit | null {
  const token = typed.tokens[at];
  const name = typedAt(typed, at);
  if (!token) return null;
  if (DEGREES.has(token.text)) {
    const scale = typedAt(typed, at + 2) === "=" ? undefined : SCALES[typed.tokens[at + 1]?.text ?? ""];
    const readings = scale ? [exact(scale)] : [exact("°"), inexact("°C")];
    return { readings: readings.filter((each) => each !== null), end: at + (scale ? 2 : 1) };
  }
  if (name === "µ" && typed.tokens[at + 1]?.kind === "word" && isGlued(typed, at + 1))
    return readingsOf(`µ${typedAt(typed, at + 1)}`, at + 2);
  if (/^[kMGmµ]$/.test(name) && typedAt(typed, at + 1) === "Ω") return readingsOf(`${name}Ω`, at + 2);
  return token.kind === "word" || name === "Ω" || name === "%" ? readingsOf(name, at + 1) : null;
}

function readingsOf(name: string, end: number): TypedUnit | null {
  const own = exact(name);
  const others = scienceUnitsLike(name)
    .filter((each) => each.name !== name)
    .map(
      (each: NamedUnit): UnitReading => ({
        unit: each,
        name: signOf(each.name),
        isExact: own === null && isWord(name),
      }),
    );
  const degrees = name.toLowerCase() === "c" ? [inexact("°C")] : [];
  const parts = own ? [] : splitName(name);
  const readings = [own, ...parts, ...others, ...degrees].filter((each) => each !== null);
  return readings.length > 0 ? { readings, end } : null;
}

/** Names in full may have capitals anywhere. */
const isWord = (name: string): boolean => name.length > SIGN;
const SIGN = 3;

function exact(name: string): UnitReading | null {
  const unit = scienceUnitNamed(name);
  return unit && { unit, name: signOf(name), isExact: true };
}

function inexact(name: string): UnitReading | null {
  const found = exact(name);
  return found && { ...found, isExact: false };
}

/** Two signs without a space: "Nm", "kgC". */
const splitName = (name: string): UnitReading[] =>
  [...name].flatMap((_, at) => {
    const [first, second] = [exact(name.slice(0, at)), exact(name.slice(at))];
    const degree = name.slice(at) === "C" ? exact("°C") : null;
    return at === 0 || !first || name.length > SIGN + 1
      ? []
      : [second, degree].filter((each) => each !== null).map((each) => product(first, each));
  });

/** "ms-1" is metres per second as well as one for each millisecond. */
function perSecond(typed: Typed, at: number, exponent: number): UnitReading[] | null {
  const name = typedAt(typed, at);
  const length = name.endsWith("s") && exponent < 0 ? exact(name.slice(0, -1)) : null;
  const second = exact("s");
  return length && second && [product(length, raised(second, exponent))];
}

const NUMBER: ScienceUnit = { dimension: [0, 0, 0, 0, 0, 0], factor: fromInt(1), shift: ZERO };

function raised(reading: UnitReading, exponent: number): UnitReading {
  if (exponent === 1) return reading;
  return {
    ...reading,
    unit: times(NUMBER, reading.unit, exponent),
    name: `${reading.name}^${exponent}`,
  };
}

/** In a product a degree is a difference, which counts from no zero. */
const product = (a: UnitReading, b: UnitReading): UnitReading => ({
  unit: times(a.unit, b.unit, 1),
  name: written(a.name, b.name),
  isExact: a.isExact && b.isExact,
});

const products = (some: readonly UnitReading[], others: readonly UnitReading[]): UnitReading[] =>
  some.flatMap((a) => others.map((b) => product(a, b)));

/** "m" and "s^-2" are m/s^2. */
function written(first: string, second: string): string {
  const [name = "", exponent = "1"] = second.split("^");
  const power = Number(exponent);
  if (power > 0) return `${first}·${second}`;
  return power === -1 ? `${first}/${name}` : `${first}/${name}^${-power}`;
}

function times(a: ScienceUnit, b: ScienceUnit, exponent: number): ScienceUnit {
  const dimension = a.dimension.map(
    (each, i) => each + (b.dimension[i] as number) * exponent,
  ) as unknown as Dimension;
  return { dimension, factor: multiply(a.factor, power(b.factor, BigInt(exponent))), shift: ZERO };
}

/** The same unit by another name is no other reading. */
function distinct(readings: readonly UnitReading[]): UnitReading[] {
  const seen = new Map<string, UnitReading>();
  for (const reading of readings) {
    const { dimension, factor, shift } = reading.unit;
    const key = `${dimension.join()} ${factor.n}/${factor.d} ${shift.n}/${shift.d}`;
    if (!seen.has(key)) seen.set(key, reading);
  }
  return [...seen.values()];
}
