import type { Rates } from "./types";

const MICROS = 1_000_000;
const PLACES = 4;

/** @param micros millionths of a US dollar
 * @returns dollars, to a hundredth of a cent */
export const dollarsOf = (micros: number): number => Number((micros / MICROS).toFixed(PLACES));

/** Counts as parts of the whole.
 * @param whole what the parts are of; their sum when it is left out
 * @example ratesOf({ verified: 3, refuted: 1 }).verified // { count: 3, share: 0.75 } */
export function ratesOf<Kind extends string>(
  counts: Readonly<Record<Kind, number>>,
  whole = Object.values<number>(counts).reduce((sum, count) => sum + count, 0),
): Rates<Kind> {
  const share = (count: number) => (whole === 0 ? 0 : Number((count / whole).toFixed(PLACES)));
  const entries = Object.entries<number>(counts).map(([kind, count]) => [
    kind,
    { count, share: share(count) },
  ]);
  return { count: whole, ...Object.fromEntries(entries) };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether an operator named an account by its id. */
export const isAccountId = (name: string): boolean => UUID.test(name);

/** The smallest value that is at least as large as so much of all of them.
 * @param ascending in order
 * @param part from 0 to 1
 * @returns 0 where there are none
 * @example percentile([1, 2, 3, 4], 0.5) // 2 */
export function percentile(ascending: readonly number[], part: number): number {
  const at = Math.max(0, Math.ceil(part * ascending.length) - 1);
  return ascending[at] ?? 0;
}
