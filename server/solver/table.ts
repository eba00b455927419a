/** A table that is looked up by the words of a text. It has its own entries and no others: a plain object also answers to
 * "constructor" and "toString". */
export const table = <const T extends object>(entries: T): T =>
  Object.assign(Object.create(null) as T, entries);
