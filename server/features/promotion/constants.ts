/** Local storage key under which a browser remembers the promotion it has put away. */
export const DISMISSED_STORAGE_KEY = "cm-promotion-dismissed";

/** The element that shows the promotion. */
export const ELEMENT_ID = "promotion";
