import type { Edit } from "../parser/parse-error";

/** A text with pieces of it replaced, which do not overlap; what is put in at one place stands in the order of the edits. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .reverse()
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text: put }) => rest.slice(0, start) + put + rest.slice(end), text);
