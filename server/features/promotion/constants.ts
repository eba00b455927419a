/** Local storage key under which a browser remembers the promotion it has put away. */
export const DISMISSED_STORAGE_KEY = "cm-promotion-dismissed";

/** Seconds after which a page rendered ahead of time asks the clock again. */
export const RECHECK_SECONDS = 60;

/** The element that shows the promotion. */
export const ELEMENT_ID = "promotion";
