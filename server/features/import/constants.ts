/** Bytes of a file that is taken in. */
export const FILE_BYTES_MAX = 20 * 1024 * 1024;

/** The form field that carries the file. */
export const FILE_FIELD = "file";

/** Where the form sends it. */
export const IMPORT_PATH = "/api/import";

/** Characters of one conversation, whatever they are part of. All of it is read whenever it is opened. */
export const CHAT_SIZE_MAX = 3_000_000;

/** What is made of a file at once: a problem, a message, a practice problem, a set. The longest worksheets have a tenth of
 * it. */
export const ITEM_LIMITS = { bytes: 1_500_000, values: 10_000 } as const;

/** What stands in a conversation around its messages, and in a file around its items. */
export const AROUND_LIMITS = { bytes: 16_000, values: 100 } as const;

/** Bytes of a file that a thread reads in one go, unless one item has more. */
export const PART_BYTES = 1_000_000;

/** Rows of one statement, well below the number of parameters a statement may have. */
export const ROWS_AT_ONCE = 200;

/** Characters of one statement, unless one row has more. */
export const CHARACTERS_AT_ONCE = 100_000;

/** What a pack of rows costs the thread that takes it up, as `takeTurn` counts: a turn for each. */
export const PACK_COST = 256 * 1024;

/** Why a file was not taken, by the word used in an address. */
export const IMPORT_PROBLEMS = {
  empty: "Choose a file first: the one you got from “Download as JSON”.",
  size: "This file is larger than 20 MB, the most we can import at once.",
  format: "Classmate did not make this file. Choose the one you got from “Download as JSON”.",
  version: "This file was made by a newer version of Classmate. Update this one first.",
  damaged:
    "Part of this file is damaged, so nothing was imported. Download your work again and try the new file.",
  long: "A conversation in this file is longer than we can show, so nothing was imported. Remove it from the file, or split it, and try again.",
  work: "Too many problems in this file were changed outside Classmate and have to be solved again. Split it into smaller files.",
  busy: "That was too many requests in a short time. Please wait a few minutes and try again.",
  failed: "Something went wrong on our side, and nothing was imported. Please try again in a moment.",
} as const;

export type ImportProblem = keyof typeof IMPORT_PROBLEMS;
