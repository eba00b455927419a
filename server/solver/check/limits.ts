/** Lines of working that are looked at in one go. */
export const WORKING_LINES_MAX = 40;
/** Characters of one line of working, or of an answer. */
export const LINE_LENGTH_MAX = 500;
