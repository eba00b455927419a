import { number } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { isOne, type Rational } from "../../expression/rational";
import type { Unit } from "../../expression/units";
import { unitLatex } from "../../printer/answer/quantity";
import { toLatex } from "../../printer/latex";
import type { NamedUnit } from "../../tasks/unit-conversion";
import type { Factor } from "./factors";

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["foot", "feet"],
  ["inch", "inches"],
  ["century", "centuries"],
  ["millennium", "millennia"],
]);

const manyOf = (name: string): string => IRREGULAR.get(name) ?? `${name}s`;

/** A number in decimals where they end, otherwise as a fraction. */
export function writtenValue(value: Rational): string {
  const digits = terminatingDigits(value);
  return toLatex(digits === null ? number(value) : decimalNode(value, digits));
}

const countOf = (value: Rational, unit: Unit): string =>
  `${writtenValue(value)}\\text{ ${isOne(value) ? unit.name : manyOf(unit.name)}}`;

export const amountOf = (value: Rational, unit: NamedUnit): string =>
  `${writtenValue(value)}${unitLatex(calledFor(value, unit))}`;

/** The unit as the text calls it, in the singular after 1 and in the plural otherwise, where it is a word. */
export function calledFor(value: Rational, unit: NamedUnit): string {
  const [only] = unit.units;
  if (!only || unit.units.length > 1 || only.power !== 1 || unit.many.length < 4) return unit.many;
  const british = /metre|litre/.test(unit.many);
  const one = british ? only.unit.name.replace("meter", "metre").replace("liter", "litre") : only.unit.name;
  if (unit.many.replace(/s$/, "").toLowerCase() !== one && unit.many !== manyOf(one)) return unit.many;
  return isOne(value) ? one : manyOf(one);
}

export function factorLatex(factor: Factor): string {
  const { top, bottom } = sidesOf(factor);
  const fraction = factor.power > 0 ? `\\frac{${top}}{${bottom}}` : `\\frac{${bottom}}{${top}}`;
  const times = Math.abs(factor.power);
  return times === 1 ? fraction : `\\left(${fraction}\\right)^{${times}}`;
}

/** The two equal amounts of a fraction that equals 1. */
export function sidesOf({ top, topUnit, bottom, bottomUnit, raised }: Factor): {
  readonly top: string;
  readonly bottom: string;
} {
  const power = raised?.to === 3 ? "cubic" : "square";
  const side = (value: Rational, unit: Unit, isRaised: boolean) =>
    isRaised
      ? `${writtenValue(value)}\\text{ ${power} ${value.n === 1n ? unit.name : manyOf(unit.name)}}`
      : countOf(value, unit);
  return {
    top: side(top, topUnit, raised?.side === "top"),
    bottom: side(bottom, bottomUnit, raised?.side === "bottom"),
  };
}
