import "server-only";

/** How far apart words are read, kept and shown. Short enough to look like writing. */
export const BEAT_MS = 160;

/** Until just after the next beat of the clock that all replies of the process share, in milliseconds: what falls
 * together is kept by one statement. A timer may be a millisecond early. */
export const untilFlush = (now = performance.now()): number => Math.ceil(BEAT_MS - (now % BEAT_MS)) + 1;
