import "server-only";

/** A tag of cached content that counts up to a moment, in milliseconds since 1970. A page that holds such content is made
 * again then, for the first visitor who comes after it. */
export function untilTag(ms: number): string;

/** The first moment at which one of the tags no longer counts, in milliseconds since 1970; Infinity when there is none. */
export function endOf(tags: readonly string[]): number;
