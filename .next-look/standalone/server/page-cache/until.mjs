const PREFIX = "until:";

/** A tag of cached content that counts up to a moment.
 * @param {number} ms since 1970 */
export const untilTag = (ms) => `${PREFIX}${ms}`;

/** The first moment at which one of the tags no longer counts, in milliseconds since 1970; Infinity when there is none.
 * @param {readonly string[]} tags */
export function endOf(tags) {
  const ends = tags.filter((tag) => tag.startsWith(PREFIX)).map((tag) => Number(tag.slice(PREFIX.length)));
  return Math.min(Number.POSITIVE_INFINITY, ...ends);
}
