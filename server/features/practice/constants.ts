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

/** For so long an answer may be on its way: one that says it is older, or from the future, counts as given when it comes. */
export const ON_ITS_WAY_MS = 60 * 86_400_000;

/** Things done with one problem that are kept. */
export const EVENTS_MAX = 20;

/** Problems of a skill that are not set again while there are others. */
export const REMEMBERED_PROBLEMS = 200;

/** Reviews on one page of the log, and the most a caller may ask for. */
export const LOG_PAGE_SIZE = 50;
export const LOG_PAGE_SIZE_MAX = 200;

/** Problems that are set at once after a solution, and how often others are made. */
export const LIKE_COUNT = 3;
export const LIKE_ROUNDS_MAX = 99;

/** Weeks of progress that are shown. */
export const WEEKS_SHOWN = 8;

/** Skills in one set, problems of one skill, and problems in all. */
export const SET_SKILLS_MAX = 8;
export const SET_COUNT_MAX = 10;
export const SET_PROBLEMS_MAX = 30;

/** Characters of a set's title and of the name a participant gives. */
export const SET_TITLE_MAX = 80;
export const PARTICIPANT_NAME_MAX = 40;

/** Sets one person may have at a time. */
export const SETS_MAX = 100;

/** People who may take part in one set: a year's classes of a teacher. */
export const PARTICIPANTS_MAX = 200;

/** Copies of the printed sheet that are made at once, and problems on all of them together. */
export const SHEETS_MAX = 30;
export const SHEET_PROBLEMS_MAX = 300;

/** Random bytes in a set's link: nobody can guess it. */
export const SET_TOKEN_BYTES = 18;
