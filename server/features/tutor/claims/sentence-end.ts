import "server-only";

const SENTENCE_END = /[.!?][*_)]*\s|\n/g;

/** Where the last whole sentence or line of a text ends.
 * @param from the end of one, or the beginning
 * @returns `from` where no other has ended since */
export function lastSentenceEnd(text: string, from: number): number {
  let end = 0;
  for (const found of text.slice(from).matchAll(SENTENCE_END)) end = found.index + found[0].length;
  return from + end;
}
