import { divide, fromInt, multiply, power, type Rational, rational } from "../expression/rational";
import {
  dimensionOf,
  type ScienceUnit,
  scienceUnitNamed,
  sizeOf,
  type UnitPower,
  unitNamed,
} from "../expression/units";
import { table } from "../table";

/** How a unit that a student wrote is related to the one of the answer. */
export interface UnitComparison {
  /** The same unit in another spelling, or one of the two is left out. */
  readonly same: boolean;
  /** So many of the answer's make one of the student's; null where they measure other things or are not known. */
  readonly factor: Rational | null;
  /** One of the two is left out. */
  readonly left: boolean;
  /** What each measures, where that is known and not the same. */
  readonly dimensions: readonly [given: string, right: string] | null;
}

/** Units that are no product of lengths, masses and times, or that are written in ways of their own; the first name
 * is the one they are known by here. */
const OWN_NAMES: readonly (readonly string[])[] = [
  ["$", "dollar", "dollars", "usd"],
  ["cent", "cents", "¢"],
  ["°", "deg", "degree", "degrees"],
  ["rad", "radian", "radians"],
  ["%", "percent", "pct"],
  ["°c", "degreescelsius", "degreecelsius", "celsius", "degc", "c"],
  ["°f", "degreesfahrenheit", "degreefahrenheit", "fahrenheit", "degf", "f"],
  ["k", "kelvin", "kelvins"],
  ["mol", "mole", "moles"],
  ["n", "newton", "newtons"],
  ["j", "joule", "joules"],
  ["kj", "kilojoule", "kilojoules"],
  ["w", "watt", "watts"],
  ["pa", "pascal", "pascals"],
  ["v", "volt", "volts"],
  ["a", "amp", "amps", "ampere", "amperes"],
  ["ω", "ohm", "ohms"],
  ["hz", "hertz"],
  ["amu", "u", "da", "dalton", "daltons"],
  ["unit", "units"],
];

const SHORT: Readonly<Record<string, string>> = table({
  mph: "mi/h",
  kph: "km/h",
  kmh: "km/h",
  kmph: "km/h",
  fps: "ft/s",
  mps: "m/s",
});
const POWERS: Readonly<Record<string, number>> = table({
  square: 2,
  squared: 2,
  sq: 2,
  cubic: 3,
  cubed: 3,
  cu: 3,
});
const SUPERSCRIPTS: Readonly<Record<string, string>> = table({ "²": "2", "³": "3", "¹": "1", "⁻": "-" });

/** Lengths that are written together with the second below them. */
const LENGTHS: ReadonlySet<string> = new Set(["m", "km", "cm", "mm"]);

/** One factor of a unit: its name and power. */
export interface NamedPower {
  readonly name: string;
  readonly power: number;
}

/** "square cm", "miles per hour", "kg m^2 s^-2" as names with powers. */
export function factorsOf(text: string): readonly NamedPower[] {
  const spelled = text
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, " $1 ")
    .replace(/[²³¹⁻]/g, (sign) => SUPERSCRIPTS[sign] ?? sign)
    .replace(/\b(?:per|an|each)\b|\s*\/\s*/gi, " / ")
    .replace(/[·⋅*.×{}\\]|(?<=[a-z])-(?=[a-z])/gi, " ")
    .trim();
  const factors: NamedPower[] = [];
  let [sign, waiting] = [1, 1];
  for (const word of (SHORT[spelled.toLowerCase()]?.replace("/", " / ") ?? spelled).split(/\s+/)) {
    const power = POWERS[word.toLowerCase()];
    const last = factors.at(-1);
    if (word === "/") sign = -1;
    else if (power !== undefined && /d$/.test(word) && last)
      factors[factors.length - 1] = { ...last, power: last.power * power };
    else if (power !== undefined) waiting = power;
    else {
      const [, name = word, raised = "1"] = /^(.*?)\^?(-?\d)$/.exec(word) ?? [];
      const power = sign * waiting * Number(raised);
      const length = power < 0 && name.endsWith("s") ? name.slice(0, -1) : "";
      // "ms⁻¹" are meters a second, and no milliseconds.
      if (LENGTHS.has(length)) factors.push({ name: length, power: 1 }, { name: "s", power });
      else factors.push({ name, power });
      waiting = 1;
    }
  }
  return factors.filter(({ name }) => name !== "");
}

/** A known product of lengths, masses and times; null for any other. */
function measuredUnit(factors: readonly NamedPower[]): UnitPower[] | null {
  const units = factors.map(({ name, power }) => {
    const unit = unitNamed(name) ?? (/^hrs?$/i.test(name) ? unitNamed("h") : null);
    return unit && { unit, power };
  });
  return units.length === 0 || units.includes(null) ? null : (units as UnitPower[]);
}

const ownName = (name: string): string => {
  const bare = name.toLowerCase();
  return OWN_NAMES.find((names) => names.includes(bare))?.[0] ?? bare.replace(/(?<=..)s$/, "");
};

/** Names with their powers in a fixed order. */
function spelling(factors: readonly NamedPower[]): string {
  const joined = factors.map(({ name }) => name).join("");
  const whole = OWN_NAMES.find((names) => names.includes(joined.toLowerCase()))?.[0];
  if (whole !== undefined && factors.every(({ power }) => power === 1)) return whole;
  return factors
    .map(({ name, power }) => `${ownName(name)}^${power}`)
    .sort()
    .join(" ");
}

const NOT_RELATED: UnitComparison = { same: false, factor: null, left: false, dimensions: null };
const ONE = fromInt(1);
const MONEY: Readonly<Record<string, Rational>> = table({ $: ONE, cent: rational(1n, 100n) });

/** Units of forces, energies, currents and amounts of substance. */
function compareScienceUnits(a: readonly NamedPower[], b: readonly NamedPower[]): UnitComparison {
  const [left, right] = [scienceUnit(a), scienceUnit(b)];
  if (!left || !right) return NOT_RELATED;
  const dimensions = [left.dimension.join(), right.dimension.join()] as const;
  if (dimensions[0] !== dimensions[1]) return { ...NOT_RELATED, dimensions };
  const factor = divide(left.factor, right.factor);
  return { ...NOT_RELATED, same: factor.n === factor.d, factor };
}

/** The product of units as one; null for one that is not known, or that counts from a place of its own. */
function scienceUnit(factors: readonly NamedPower[]): Pick<ScienceUnit, "dimension" | "factor"> | null {
  let whole: Pick<ScienceUnit, "dimension" | "factor"> | null = null;
  for (const { name, power: exponent } of factors) {
    const unit = scienceUnitNamed(name) ?? scienceUnitNamed(SYMBOLS[ownName(name)] ?? "");
    if (unit?.shift.n !== 0n) return null;
    const raised: Pick<ScienceUnit, "dimension" | "factor"> = {
      dimension: unit.dimension.map((each) => each * exponent) as unknown as ScienceUnit["dimension"],
      factor: power(unit.factor, BigInt(exponent)),
    };
    whole = whole
      ? {
          dimension: whole.dimension.map(
            (each, i) => each + (raised.dimension[i] as number),
          ) as unknown as ScienceUnit["dimension"],
          factor: multiply(whole.factor, raised.factor),
        }
      : raised;
  }
  return whole;
}

/** The symbols of units that have names of their own here. */
const SYMBOLS: Readonly<Record<string, string>> = table({
  n: "N",
  j: "J",
  kj: "kJ",
  w: "W",
  pa: "Pa",
  v: "V",
  a: "A",
  ω: "Ω",
  hz: "Hz",
  mol: "mol",
  gram: "g",
  kilogram: "kg",
  meter: "m",
  metre: "m",
  second: "s",
});

/** Compares two units as they are written. */
export function compareUnits(given: string, right: string): UnitComparison {
  if (given.trim() === "" || right.trim() === "")
    return { same: true, factor: ONE, left: given.trim() !== right.trim(), dimensions: null };
  const [a, b] = [factorsOf(given), factorsOf(right)];
  if (spelling(a) === spelling(b)) return { same: true, factor: ONE, left: false, dimensions: null };
  const [money, other] = [MONEY[spelling(a)], MONEY[spelling(b)]];
  if (money && other) return { ...NOT_RELATED, factor: divide(money, other) };
  const [left, wanted] = [measuredUnit(a), measuredUnit(b)];
  if (!left || !wanted) return compareScienceUnits(a, b);
  const dimensions = [dimensionOf(left), dimensionOf(wanted)] as const;
  if (dimensions[0] !== dimensions[1]) return { ...NOT_RELATED, dimensions };
  const factor = divide(sizeOf(left), sizeOf(wanted));
  return { ...NOT_RELATED, same: factor.n === factor.d, factor };
}

/** Whether a word or product of words is a unit. Single letters alone are rather a product of unknowns. */
export function isUnit(text: string): boolean {
  const factors = factorsOf(text);
  return factors.some(({ name }) => name.replace(/[^a-zA-Z]/g, "").length > 1) && areUnits(factors);
}

/** Whether each factor is a unit, a single letter too. */
export function areUnits(factors: readonly NamedPower[]): boolean {
  return factors.every(
    ({ name }) =>
      unitNamed(name) !== null ||
      OWN_NAMES.some((names) => names.includes(name.toLowerCase())) ||
      /^hrs?$/i.test(name),
  );
}
