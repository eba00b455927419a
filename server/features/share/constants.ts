/** What can be shared. */
export const SHARE_KINDS = ["chat", "solve"] as const;

/** Random bytes in a link: whoever does not have it cannot guess it. */
export const TOKEN_BYTES = 18;
