import { multiply, type Rational, rational } from "../../expression/rational";

/** Units of one measure, with their size in the smallest of them. */
const SCALES: readonly Readonly<Record<string, bigint>>[] = [
  { mg: 1n, milligram: 1n, g: 1000n, gram: 1000n, kg: 1000000n, kilogram: 1000000n },
  { ml: 1n, milliliter: 1n, millilitre: 1n, l: 1000n, liter: 1000n, litre: 1000n },
  {
    mm: 1n,
    millimeter: 1n,
    cm: 10n,
    centimeter: 10n,
    m: 1000n,
    meter: 1000n,
    km: 1000000n,
    kilometer: 1000000n,
    millimetre: 1n,
    centimetre: 10n,
    metre: 1000n,
    kilometre: 1000000n,
  },
  { inch: 1n, in: 1n, inches: 1n, foot: 12n, feet: 12n, ft: 12n, yard: 36n, yd: 36n, mile: 63360n },
  { second: 1n, minute: 60n, hour: 3600n, day: 86400n, week: 604800n },
  { ounce: 1n, oz: 1n, pound: 16n, lb: 16n, ton: 32000n },
  { cup: 1n, pint: 2n, quart: 4n, gallon: 16n },
];

/** By how much an amount in one unit is multiplied to be in another; null when they do not measure the same.
 * Ounces and cups are told apart: an ounce is a weight here. */
export function conversionFactor(from: string, to: string): Rational | null {
  if (from === to) return rational(1n);
  const [one, two] = [bare(from), bare(to)];
  for (const scale of SCALES) {
    const [a, b] = [scale[one], scale[two]];
    if (a !== undefined && b !== undefined) return multiply(rational(a), rational(1n, b));
  }
  return null;
}

const bare = (unit: string): string =>
  unit === "inches" || unit === "feet" ? unit : unit.replace(/\.$/, "").replace(/s$/, "");

/** The factor as the parser reads it. */
export const factorText = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `(${n}/${d})`);
