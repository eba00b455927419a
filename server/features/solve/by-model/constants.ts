/** Readings that are asked for at first; they have to come to the same answer. */
export const READINGS = 2;

/** Further readings that are asked for where one of them does not fit the text. */
export const READINGS_MORE = 1;

/** How long a language model may take for all of its readings of a text. */
export const READING_MS = 30_000;

/** Longer texts are no single story. */
export const READ_LENGTH_MAX = 1_200;

/** Tokens of one reading: facts and a question with their quotes, and some thinking before them. */
export const READING_TOKENS_MAX = 3_000;

/** Facts of one story. */
export const FACTS_MAX = 24;

/** What a model writes is looked at no further. */
export const WRITTEN_LENGTH_MAX = 30_000;
