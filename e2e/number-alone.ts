/**
 * A pattern for any of these whole numbers where it stands by itself, for tests which say that an answer is
 * nowhere in a page.
 *
 * A page also holds clocks, counts, ids and digests. So the pattern passes over digits inside a longer number
 * or an id in hexadecimal, and a number that a clock or a count could show (under four digits) is refused: a test
 * that looks for 37 fails in every thirty-seventh minute.
 */
export function numberAlone(...numbers: readonly number[]): RegExp {
  const short = numbers.find((number) => number < 1000);
  if (short !== undefined) throw new RangeError(`A page may show ${short} for reasons of its own.`);
  return new RegExp(`(?<![\\da-f-])(?:${numbers.join("|")})(?![\\da-f-])`);
}
