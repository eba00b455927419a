/** What can be shared. */
export const SHARE_KINDS = ["chat", "solve"] as const;

/** Random bytes in a link: nobody can guess it. */
export const TOKEN_BYTES = 18;
