/** Earlier problems of a conversation whose answers are kept back as well, if they are not open. */
export const CLOSED_PROBLEMS_MAX = 2;
