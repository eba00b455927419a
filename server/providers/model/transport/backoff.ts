import "server-only";

/** Waits before the second and the third try; each is shortened by chance to as little as half. */
const FIRST_WAIT_MS = 500;
/** A student waits this long at most between two tries. A vendor that asks for more is not asked again. */
const WAIT_MAX_MS = 8000;

interface Wait {
  /** The try that failed, from 1. */
  readonly failed: number;
  /** What the vendor asks for. */
  readonly askedMs: number | undefined;
  /** A number from 0 up to 1. */
  readonly random: number;
}

/** How long to wait before the next try: as long as the vendor asks, else twice as long each time, with a part left
 * to chance so that many students do not come back at once.
 * @returns milliseconds, or null when the vendor asks for a longer wait than a student has */
export function waitBeforeNext({ failed, askedMs, random }: Wait): number | null {
  if (askedMs !== undefined && askedMs > WAIT_MAX_MS) return null;
  const grown = FIRST_WAIT_MS * 2 ** (failed - 1);
  const shaken = grown * (0.5 + random / 2);
  return Math.min(WAIT_MAX_MS, Math.max(askedMs ?? 0, shaken));
}

/** What `retry-after-ms` or `retry-after` asks for, the latter in seconds or as a date.
 * @param headers with lower-case names
 * @returns milliseconds from now, undefined when the headers ask for nothing readable */
export function retryAfterMs(
  headers: Readonly<Record<string, string>>,
  now = Date.now(),
): number | undefined {
  const exact = headers["retry-after-ms"]?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(exact)) return Number(exact);
  const after = headers["retry-after"]?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const date = Date.parse(after);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
