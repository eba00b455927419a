import { equals, rational } from "../../../expression/rational";
import { conversionFactor } from "../conversion";
import type { Quantity } from "../story";

const PREFIXES = [
  ["square ", 2],
  ["sq. ", 2],
  ["sq ", 2],
  ["cubic ", 3],
  ["cu. ", 3],
  ["cu ", 3],
] as const;
const SUFFIXES = [
  ["^2", 2],
  ["^3", 3],
] as const;
const LENGTHS: ReadonlySet<string> = new Set(["N", "L", "A", "C"]);

/** A unit of length, area or volume by the length in it.
 * @returns the length's own name, and how many lengths are multiplied */
export function sizeOf(unit: string): { readonly length: string; readonly dimension: 1 | 2 | 3 } {
  for (const [prefix, dimension] of PREFIXES)
    if (unit.startsWith(prefix)) return { length: unit.slice(prefix.length), dimension };
  for (const [suffix, dimension] of SUFFIXES)
    if (unit.endsWith(suffix)) return { length: unit.slice(0, -suffix.length), dimension };
  return { length: unit, dimension: 1 };
}

/** @returns the unit of length that all measures share, as it is written first; null where they differ, or measure
 * something else */
export function sharedLength(quantities: readonly Pick<Quantity, "kind" | "unit">[]): string | null {
  if (quantities.some(({ kind }) => !LENGTHS.has(kind))) return null;
  const [first = "", ...others] = quantities.flatMap(({ unit }) => sizeOf(unit).length || []);
  const isShared = others.every((other) => {
    const factor = conversionFactor(first, other);
    return factor !== null && equals(factor, rational(1n));
  });
  return isShared ? first : null;
}
