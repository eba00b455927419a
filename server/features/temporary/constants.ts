/** Messages of a temporary conversation the tutor gets to see, and the characters of all of them together. */
export const TEMPORARY_MESSAGES_MAX = 40;
export const TEMPORARY_LENGTH_MAX = 60_000;

/** Where its messages are sent. */
export const TEMPORARY_PATH = "/api/chat/temporary";
