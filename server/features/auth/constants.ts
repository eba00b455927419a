/** Characters a new password needs at least, and may have at most (what the auth server hashes). */
export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 72;
