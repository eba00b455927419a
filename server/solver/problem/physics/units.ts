import { fromInt, multiply, power, ZERO } from "../../expression/rational";
import { type Dimension, dimensionNamed } from "../../expression/unit-table";
import { type ScienceUnit, scienceUnitNamed } from "../../expression/units";
import { table } from "../../table";

export type { Dimension } from "../../expression/unit-table";
export type Unit = ScienceUnit;

const NUMBER: Unit = { dimension: dimensionNamed(""), factor: fromInt(1), shift: ZERO };

const TOKEN = /^([A-Za-zµΩÅ%]+|°[CF]?)(?: ?\^ ?\{?(-?[1-9])\}?)?/;
const FIRST_SPECIAL = /^(?:mm Hg|degrees? (?:Celsius|C)\b|degrees? (?:Fahrenheit|F)\b|kW ?[·*] ?h)/;
const SPECIAL: Readonly<Record<string, string>> = table({ m: "mmHg", C: "°C", F: "°F", k: "kWh" });

/** The unit with which a text begins, as long as it goes: "m/s^2 for", "kg·m^2", "g mol^-1".
 * @returns null when the text begins with something else */
export function unitAt(text: string): Measured | null {
  const found = longestUnit(text);
  return found && !GOES_ON.test(text.slice(found.length)) ? found : null;
}

interface Measured {
  readonly unit: Unit;
  readonly length: number;
}

/** An exponent that was not read makes another unit of it. */
const GOES_ON = /^ ?[\^²³¹⁰⁴-⁹⁻]/;

function longestUnit(text: string): Measured | null {
  const special = FIRST_SPECIAL.exec(text)?.[0];
  if (special) {
    const key = /[CF]/.exec(special.replace(/^degrees? /, ""))?.[0] ?? special[0] ?? "";
    const unit = scienceUnitNamed(SPECIAL[special.startsWith("d") ? key : (special[0] as string)] ?? "");
    return unit && { unit, length: special.length };
  }
  let whole: Unit | null = null;
  let at = 0;
  let join = "";
  for (let parts = 0; parts < 6; parts += 1) {
    const found = TOKEN.exec(text.slice(at));
    const unit = found ? scienceUnitNamed(found[1] as string) : null;
    const power = Number(found?.[2] ?? 1);
    if (!found || !unit || (join === " " && power > 0)) break;
    const exponent = join === "/" ? -power : power;
    if (whole && (unit.shift.n !== 0n || whole.shift.n !== 0n)) break;
    whole = whole ? combined(whole, unit, exponent) : raised(unit, exponent);
    at += found[0].length;
    const next = /^(?: ?(\/) ?| ?([·*⋅•∙]) ?| (per) |( ))(?=[A-Za-zµΩÅ])/.exec(text.slice(at));
    if (!next) return { unit: whole, length: at };
    join = next[1] || next[3] ? "/" : (next[4] ?? "·");
    const following = TOKEN.exec(text.slice(at + next[0].length));
    if (
      !following ||
      !scienceUnitNamed(following[1] as string) ||
      (join === " " && !(Number(following[2]) < 0))
    )
      return { unit: whole, length: at };
    at += next[0].length;
  }
  return whole && { unit: whole, length: at };
}

const raised = (unit: Unit, exponent: number): Unit =>
  exponent === 1 ? unit : combined(NUMBER, unit, exponent);

function combined(a: Unit, b: Unit, exponent: number): Unit {
  const dimension = a.dimension.map(
    (each, i) => each + (b.dimension[i] as number) * exponent,
  ) as unknown as Dimension;
  return { dimension, factor: multiply(a.factor, power(b.factor, BigInt(exponent))), shift: ZERO };
}

/** The unit that a whole text is.
 * @throws {RangeError} when it is none: for the units that laws are written with */
export function unitOf(text: string): Unit {
  if (text === "") return NUMBER;
  const found = unitAt(text);
  if (!found || found.length !== text.length) throw new RangeError(`no unit: ${text}`);
  return found.unit;
}

export const sameDimension = (a: Dimension, b: Dimension): boolean => a.every((each, i) => each === b[i]);
