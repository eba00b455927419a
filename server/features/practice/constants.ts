/** Problems of one session. */
export const SESSION_LENGTH = 10;

/** What a problem counts as: the grades of the scheduler that practice uses. */
export const RATINGS = { again: 1, hard: 2, good: 3 } as const;

/** How likely a skill shall still be known when it comes back. */
export const REQUEST_RETENTION = 0.9;

/** Below this a skill that was steady counts as shaky: it has rested for too long. */
export const SHAKY_RETRIEVABILITY = 0.8;

/** Right at the first try so many times in a row, and a skill is steady. */
export const SETTLED_STREAK = 3;

/** Things done with one problem that are kept. */
export const EVENTS_MAX = 20;

/** Problems of a skill that are not set again while there are others. */
export const REMEMBERED_PROBLEMS = 200;

/** Reviews on one page of the log, and the most a caller may ask for. */
export const LOG_PAGE_SIZE = 50;
export const LOG_PAGE_SIZE_MAX = 200;

/** Weeks of progress that are shown. */
export const WEEKS_SHOWN = 8;
