/** Characters a problem may have after trimming. */
export const TEXT_LENGTH_MAX = 2000;

/** Control characters and halves of characters, which neither the engine nor a database can take. */
export const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;

/** Characters of a student's answer or working together. */
export const ATTEMPT_LENGTH_MAX = 4000;

/** Parts a worksheet may have. */
export const PARTS_MAX = 24;

/** Problems on one page of the history, and the most a caller may ask for. */
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 100;

/** Characters of what is searched for in the history. */
export const FIND_LENGTH_MAX = 100;

/** Which problems a history shows: all; those with an answer; those without; those at which a try of the student's went
 * wrong. */
export const SHOWN_KINDS = ["all", "solved", "unsolved", "mistakes"] as const;

/** Mistakes a history names at most: the commonest ones. */
export const MISTAKES_MAX = 5;

/** How a student wants to be helped: the whole solution, or one step at a time. */
export const SOLVE_MODES = ["answer", "hints"] as const;

/** Lines of a story that can be corrected, and characters of a correction. */
export const STORY_ROWS_MAX = 100;
export const CORRECTION_LENGTH_MAX = 500;

/** Says who read a problem and who worked it out. */
export const BY_MODEL = "Read by a language model, worked out and checked here";
