/** What a file of ours calls itself, and the version of its shape. */
export const EXPORT_FORMAT = "classmate-export";
export const EXPORT_VERSION = 1;

/** Shapes a student can take their work home in. */
export const EXPORT_SHAPES = ["json", "md"] as const;

/** Problems, conversations and messages of one conversation a file may hold. */
export const FILE_SOLVES_MAX = 20_000;
export const FILE_CHATS_MAX = 5_000;
export const FILE_MESSAGES_MAX = 2_000;

/** Practice problems a file may hold. */
export const FILE_REVIEWS_MAX = 100_000;

/** Sets of practice problems a file may hold: those its owner made, and those they take part in. */
export const FILE_SETS_MAX = 1_000;

/** Characters of one text in a file: a formula, a step's reason, a message. */
export const FILE_TEXT_MAX = 100_000;

/** Steps, sentences of evidence or other ways one result may have. */
export const FILE_LIST_MAX = 2_000;
