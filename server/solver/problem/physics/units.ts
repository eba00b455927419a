/** Powers of metre, kilogram, second, ampere, kelvin and mole. */
export type Dimension = readonly [number, number, number, number, number, number];

/** SI value = number · factor + shift. */
export interface Unit {
  readonly dimension: Dimension;
  readonly factor: number;
  readonly shift: number;
}

const NONE: Dimension = [0, 0, 0, 0, 0, 0];
const PREFIXES: Readonly<Record<string, number>> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};
const LONG_PREFIXES: Readonly<Record<string, number>> = {
  pico: 1e-12,
  nano: 1e-9,
  micro: 1e-6,
  milli: 1e-3,
  centi: 1e-2,
  kilo: 1e3,
  mega: 1e6,
  giga: 1e9,
};

/** Symbol, factor and dimension; a trailing asterisk lets it take a prefix. */
const TABLE = `m* 1 1; g* 0.001 0 1; s* 1 0 0 1; A* 1 0 0 0 1; K 1 0 0 0 0 1; mol* 1 0 0 0 0 0 1;
in. 0.0254 1; ft 0.3048 1; mi 1609.344 1; Å 1e-10 1; ly 9.4607e15 1; AU 1.496e11 1;
min 60 0 0 1; h 3600 0 0 1; hr 3600 0 0 1; d 86400 0 0 1; y 31557600 0 0 1; yr 31557600 0 0 1;
lb 0.45359237 0 1; u 1.66053907e-27 0 1; N* 1 1 1 -2; J* 1 2 1 -2; eV* 1.60e-19 2 1 -2; cal* 4.184 2 1 -2; W* 1 2 1 -3; hp 746 2 1 -3;
Pa* 1 -1 1 -2; atm 101325 -1 1 -2; torr 133.322368 -1 1 -2; mmHg 133.322368 -1 1 -2; bar* 100000 -1 1 -2; psi 6894.757 -1 1 -2;
L* 0.001 3; l* 0.001 3; gal 0.003785411784 3; Hz* 1 0 0 -1; Bq* 1 0 0 -1; Ci* 3.7e10 0 0 -1; rpm 0.10471975511965977 0 0 -1;
rad 1; rev 6.283185307179586; V* 1 2 1 -3 -1; C* 1 0 0 1 1; Ω* 1 2 1 -3 -2; F* 1 -2 -1 4 2; T* 1 0 1 -2 -1; G 0.0001 0 1 -2 -1; Wb 1 2 1 -2 -1; H* 1 2 1 -2 -2;
D 1 -1; Sv* 1 2 0 -2; Gy* 1 2 0 -2; M 1000 -3 0 0 0 0 1; % 0.01; ° 0.017453292519943295; mph 0.44704 1 0 -1;
kWh 3600000 2 1 -2; dB 1`;

const WORDS: Readonly<Record<string, string>> = {
  meter: "m",
  metre: "m",
  gram: "g",
  second: "s",
  sec: "s",
  ampere: "A",
  amp: "A",
  kelvin: "K",
  mole: "mol",
  minute: "min",
  hour: "h",
  day: "d",
  year: "y",
  newton: "N",
  joule: "J",
  calorie: "cal",
  watt: "W",
  pascal: "Pa",
  atmosphere: "atm",
  liter: "L",
  litre: "L",
  hertz: "Hz",
  becquerel: "Bq",
  curie: "Ci",
  radian: "rad",
  revolution: "rev",
  volt: "V",
  coulomb: "C",
  ohm: "Ω",
  farad: "F",
  tesla: "T",
  henry: "H",
  diopter: "D",
  mile: "mi",
  feet: "ft",
  foot: "ft",
  degree: "°",
  percent: "%",
  pound: "lb",
  gallon: "gal",
  horsepower: "hp",
};

interface Entry {
  readonly unit: Unit;
  readonly prefixed: boolean;
}

const ENTRIES: ReadonlyMap<string, Entry> = new Map(
  TABLE.split(";").map((row) => {
    const [name = "", factor = "1", ...powers] = row.trim().split(" ");
    const dimension = NONE.map((_, i) => Number(powers[i] ?? 0)) as unknown as Dimension;
    const prefixed = name.endsWith("*");
    return [name.replace("*", ""), { unit: { dimension, factor: Number(factor), shift: 0 }, prefixed }];
  }),
);

/** One unit symbol or word, with its prefix; null for any other word. Inches and the letter "a" are left out, for
 * they are words of a sentence. */
export function unitNamed(name: string): Unit | null {
  if (name === "°C") return { dimension: [0, 0, 0, 0, 1, 0], factor: 1, shift: 273.15 };
  if (name === "°F") return { dimension: [0, 0, 0, 0, 1, 0], factor: 5 / 9, shift: 273.15 - (32 * 5) / 9 };
  const direct = ENTRIES.get(name);
  if (direct) return direct.unit;
  const rest = ENTRIES.get(name.slice(1));
  const prefix = PREFIXES[name[0] ?? ""];
  if (rest?.prefixed && prefix) return times(rest.unit, prefix);
  return named(name.toLowerCase());
}

function named(word: string): Unit | null {
  const singular = word === "hertz" || word === "feet" ? word : word.replace(/(?<=[a-z]{2})s$/, "");
  const symbol = WORDS[singular] ?? WORDS[word];
  if (symbol) return ENTRIES.get(symbol)?.unit ?? null;
  for (const [prefix, size] of Object.entries(LONG_PREFIXES)) {
    const base = singular.startsWith(prefix) ? WORDS[singular.slice(prefix.length)] : undefined;
    const entry = base ? ENTRIES.get(base) : undefined;
    if (entry?.prefixed) return times(entry.unit, size);
  }
  return null;
}

const times = (unit: Unit, factor: number): Unit => ({ ...unit, factor: unit.factor * factor });

const TOKEN = /^([A-Za-zµΩÅ%]+|°[CF]?)(?: ?\^ ?\{?(-?[1-9])\}?)?/;
const FIRST_SPECIAL = /^(?:mm Hg|degrees? (?:Celsius|C)\b|degrees? (?:Fahrenheit|F)\b|kW ?[·*] ?h)/;
const SPECIAL: Readonly<Record<string, string>> = { m: "mmHg", C: "°C", F: "°F", k: "kWh" };

/** The unit with which a text begins, as long as it goes: "m/s^2 for", "kg·m^2", "g mol^-1".
 * @returns null when the text begins with something else */
export function unitAt(text: string): { readonly unit: Unit; readonly length: number } | null {
  const special = FIRST_SPECIAL.exec(text)?.[0];
  if (special) {
    const key = /[CF]/.exec(special.replace(/^degrees? /, ""))?.[0] ?? special[0] ?? "";
    const unit = unitNamed(SPECIAL[special.startsWith("d") ? key : (special[0] as string)] ?? "");
    return unit && { unit, length: special.length };
  }
  let whole: Unit | null = null;
  let at = 0;
  let join = "";
  for (let parts = 0; parts < 6; parts += 1) {
    const found = TOKEN.exec(text.slice(at));
    const unit = found ? unitNamed(found[1] as string) : null;
    const power = Number(found?.[2] ?? 1);
    if (!found || !unit || (join === " " && power > 0)) break;
    const exponent = join === "/" ? -power : power;
    if (whole && (unit.shift !== 0 || whole.shift !== 0)) break;
    whole = whole ? combined(whole, unit, exponent) : raised(unit, exponent);
    at += found[0].length;
    const next = /^(?: ?(\/) ?| ?([·*⋅•∙]) ?| (per) |( ))(?=[A-Za-zµΩÅ])/.exec(text.slice(at));
    if (!next) return { unit: whole, length: at };
    join = next[1] || next[3] ? "/" : (next[4] ?? "·");
    const following = TOKEN.exec(text.slice(at + next[0].length));
    if (!following || !unitNamed(following[1] as string) || (join === " " && !(Number(following[2]) < 0)))
      return { unit: whole, length: at };
    at += next[0].length;
  }
  return whole && { unit: whole, length: at };
}

const raised = (unit: Unit, power: number): Unit =>
  power === 1 ? unit : combined({ dimension: NONE, factor: 1, shift: 0 }, unit, power);

function combined(a: Unit, b: Unit, power: number): Unit {
  const dimension = a.dimension.map(
    (each, i) => each + (b.dimension[i] as number) * power,
  ) as unknown as Dimension;
  return { dimension, factor: a.factor * b.factor ** power, shift: 0 };
}

/** The unit that a whole text is.
 * @throws {RangeError} when it is none: for the units that laws are written with */
export function unitOf(text: string): Unit {
  if (text === "") return { dimension: NONE, factor: 1, shift: 0 };
  const found = unitAt(text);
  if (!found || found.length !== text.length) throw new RangeError(`no unit: ${text}`);
  return found.unit;
}

export const sameDimension = (a: Dimension, b: Dimension): boolean => a.every((each, i) => each === b[i]);
