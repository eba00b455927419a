import "server-only";

const WORD = /^[a-z/][\w./-]{0,39}$/i;

/** What a word that is none is counted as. */
export const OTHER = "other";

/** A short word or route of the code's own as it is, and anything else as "other": what someone wrote goes no further. */
export function asWord(text: string): string {
  return WORD.test(text) ? text : OTHER;
}
