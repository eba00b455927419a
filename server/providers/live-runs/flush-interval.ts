import "server-only";

/** How far apart words are read, kept and shown. Short enough to look like writing. */
export const FLUSH_MS = 160;

/** Until just after the next flush of the clock that all replies of the process share, in milliseconds: what falls
 * together is kept by one statement. A timer may be a millisecond early. */
export const untilFlush = (now = performance.now()): number => Math.ceil(FLUSH_MS - (now % FLUSH_MS)) + 1;
