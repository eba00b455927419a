import { centreX } from "../layout/boxes";
import type { Place } from "../layout/flatten";
import type { ReadSymbol } from "./types";

/** What it costs to leave a symbol or a place alone, in heights of a digit that a symbol is off its place. */
const ALONE = 0.8;
/** Signs that are wider than this, in pixels of the drawn line, may be several letters that touch. */
const WIDE = 32;

/** Gives symbols to places so that both keep their order and no symbol is further off than it must. The reader of
 * lines names signs in the right order, and their columns only roughly.
 * @param size the height of a digit in the drawn line
 * @returns for each place its symbols, mostly one */
export function match(
  places: readonly Place[],
  symbols: readonly ReadSymbol[],
  size: number,
): ReadSymbol[][] {
  const read: ReadSymbol[][] = places.map(() => []);
  const spare: ReadSymbol[] = [];
  let place = places.length;
  let symbol = symbols.length;
  const costs = costsOf(places, symbols, size);
  const cost = (i: number, j: number) => costs[i * (symbols.length + 1) + j] ?? 0;
  while (place > 0 || symbol > 0) {
    const left = places[place - 1];
    const right = symbols[symbol - 1];
    if (left && right && cost(place, symbol) === cost(place - 1, symbol - 1) + off(left, right, size)) {
      read[place - 1]?.push(right);
      place -= 1;
      symbol -= 1;
    } else if (right && cost(place, symbol) === cost(place, symbol - 1) + ALONE) {
      spare.push(right);
      symbol -= 1;
    } else place -= 1;
  }
  for (const one of spare) addTo(read, { places, symbol: one });
  return read;
}

const off = (place: Place, symbol: ReadSymbol, size: number): number =>
  Math.abs((place.x0 + place.x1) / 2 - centreX({ ...symbol, y0: 0, y1: 0 })) / size;

/** The least cost of matching the first `i` places with the first `j` symbols, at i × (symbols + 1) + j. */
function costsOf(places: readonly Place[], symbols: readonly ReadSymbol[], size: number): Float64Array {
  const columns = symbols.length + 1;
  const costs = new Float64Array((places.length + 1) * columns);
  for (let i = 0; i <= places.length; i++)
    for (let j = 0; j <= symbols.length; j++) {
      const place = places[i - 1];
      const symbol = symbols[j - 1];
      let least = i === 0 && j === 0 ? 0 : Number.POSITIVE_INFINITY;
      if (place) least = Math.min(least, (costs[(i - 1) * columns + j] ?? 0) + ALONE);
      if (symbol) least = Math.min(least, (costs[i * columns + j - 1] ?? 0) + ALONE);
      if (place && symbol)
        least = Math.min(least, (costs[(i - 1) * columns + j - 1] ?? 0) + off(place, symbol, size));
      costs[i * columns + j] = least;
    }
  return costs;
}

/** A symbol that is left over belongs to a wide sign around it, or nowhere. */
function addTo(
  read: ReadSymbol[][],
  { places, symbol }: { readonly places: readonly Place[]; readonly symbol: ReadSymbol },
): void {
  const middle = (symbol.x0 + symbol.x1) / 2;
  const at = places.findIndex(({ x0, x1 }) => x1 - x0 > WIDE && middle > x0 && middle < x1);
  read[at]?.push(symbol);
  read[at]?.sort((a, b) => a.x0 - b.x0);
}
