/** The session's name in the browser, and of the channel over which the tabs of one browser tell each other of it: the
 * one the auth client listens to. */
export const STORAGE_KEY = "cm-auth";

/** In local storage: the account this browser's pages were last made for. */
export const ACCOUNT_KEY = "cm-account";
