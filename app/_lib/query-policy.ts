/** How often a failed read is tried again. Writes are not: the first may have arrived. */
export const READ_RETRIES = 3;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** How long what nobody shows any more is kept. */
export const UNUSED_MS = 5 * 60 * 1_000;

/** Milliseconds to wait before a read is tried again: one second, doubling, half a minute at most.
 * @param failures how many tries have failed before this one, from 0 */
export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
}

/** How long what was read counts as new: anyone who comes back to a page later than that has it read again. */
export const FRESH_MS = 30_000;
