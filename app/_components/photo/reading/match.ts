import type { Place } from "../layout/flatten";
import type { ReadSymbol } from "./types";

/** What it costs to leave a symbol or a place alone, in heights of a digit that a symbol is off its place. */
const ALONE = 0.8;
/** What it costs to see another letter in a sign: letters of print may touch. */
const TOUCHING = 0.15;
/** As wide as a letter that touches another, in heights of a digit. */
const LETTER = 0.42;

interface Step {
  readonly cost: number;
  /** How many symbols the last place has; null where the last symbol was left alone. */
  readonly taken: number | null;
}

/** Gives symbols to places so that both keep their order and no symbol is further off than it must. The reader of
 * lines names signs in the right order, and their columns only roughly.
 * @param size the height of a digit in the drawn line
 * @returns for each place its symbols, mostly one */
export function match(
  places: readonly Place[],
  symbols: readonly ReadSymbol[],
  size: number,
): ReadSymbol[][] {
  const steps = stepsOf(places, symbols, size);
  const read: ReadSymbol[][] = places.map(() => []);
  let place = places.length;
  let symbol = symbols.length;
  while (place > 0 || symbol > 0) {
    const taken = steps[place]?.[symbol]?.taken ?? null;
    if (taken === null) symbol -= 1;
    else {
      read[place - 1] = symbols.slice(symbol - taken, symbol);
      place -= 1;
      symbol -= taken;
    }
  }
  return read;
}

/** The cheapest way to match the first places with the first symbols, for each number of both. */
function stepsOf(places: readonly Place[], symbols: readonly ReadSymbol[], size: number): Step[][] {
  const first: Step[] = [{ cost: 0, taken: null }];
  for (let j = 1; j <= symbols.length; j++) first.push({ cost: j * ALONE, taken: null });
  const steps = [first];
  for (const place of places) {
    const above = steps.at(-1) ?? first;
    const most = Math.max(1, Math.round((place.x1 - place.x0) / (LETTER * size)));
    const row: Step[] = [];
    for (let j = 0; j <= symbols.length; j++) {
      let best: Step = { cost: (above[j]?.cost ?? 0) + ALONE, taken: 0 };
      const left = row[j - 1];
      if (left && left.cost + ALONE < best.cost) best = { cost: left.cost + ALONE, taken: null };
      for (let taken = 1; taken <= Math.min(j, most); taken++) {
        const before = above[j - taken]?.cost ?? 0;
        const cost = before + misfit(place, symbols.slice(j - taken, j), size);
        if (cost < best.cost) best = { cost, taken };
      }
      row.push(best);
    }
    steps.push(row);
  }
  return steps;
}

/** How badly symbols fit into a place they share evenly. */
function misfit(place: Place, symbols: readonly ReadSymbol[], size: number): number {
  const part = (place.x1 - place.x0) / symbols.length;
  const off = symbols.map(({ x0, x1 }, index) => Math.abs((x0 + x1) / 2 - place.x0 - (index + 0.5) * part));
  return off.reduce((sum, one) => sum + one, 0) / size + (symbols.length - 1) * TOUCHING;
}
