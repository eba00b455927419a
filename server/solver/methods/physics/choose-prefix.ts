import { decimalValue } from "../../expression/figures";
import type { Rational } from "../../expression/rational";
import { table } from "../../table";

/** Where a prefix is customary: for values from `low` up to `high` times the unit. */
interface Habit {
  readonly low: number;
  readonly high: number;
  readonly prefixes: readonly (readonly [string, number])[];
}

const SMALL: Habit["prefixes"] = [
  ["p", 1e-12],
  ["n", 1e-9],
  ["µ", 1e-6],
  ["m", 1e-3],
];
const LARGE: Habit["prefixes"] = [
  ["k", 1e3],
  ["M", 1e6],
  ["G", 1e9],
];
const HABITS: Readonly<Record<string, readonly Habit[]>> = table({
  F: [{ low: 1e-13, high: 0.1, prefixes: SMALL }],
  H: [{ low: 1e-9, high: 0.1, prefixes: SMALL }],
  A: [{ low: 1e-9, high: 0.01, prefixes: SMALL }],
  C: [{ low: 1e-3, high: 0.1, prefixes: SMALL }],
  Ω: [{ low: 1e3, high: 1e12, prefixes: LARGE }],
  V: [{ low: 1e4, high: 1e12, prefixes: LARGE }],
  W: [{ low: 1e3, high: 1e12, prefixes: LARGE }],
  Hz: [{ low: 1e4, high: 1e12, prefixes: LARGE }],
  eV: [{ low: 1e3, high: 1e12, prefixes: LARGE }],
  m: [{ low: 1e-16, high: 1e-14, prefixes: [["f", 1e-15]] }],
  g: [{ low: 1e4, high: 1e6, prefixes: [["k", 1e3]] }],
});

/** The unit in which a value is customarily written, and its size in the old one: 6.67e-10 F is 667 pF.
 * @returns the unit itself with 1 where no prefix is customary */
export function choosePrefix(
  value: number,
  unit: string,
): { readonly unit: string; readonly size: Rational } {
  const size = Math.abs(value);
  const habit = HABITS[unit]?.find(({ low, high }) => size >= low && size < high);
  const prefix = habit?.prefixes.filter(([, factor]) => size >= factor * 0.9995).at(-1);
  return prefix
    ? { unit: `${prefix[0]}${unit}`, size: decimalValue(prefix[1].toExponential()) }
    : { unit, size: decimalValue("1") };
}
