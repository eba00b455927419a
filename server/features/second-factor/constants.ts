/** Digits of a code of an authenticator app. */
export const CODE_DIGITS = 6;

/** Bytes of the shared secret; RFC 4226 asks for 20. */
export const SECRET_BYTES = 20;

export const RECOVERY_CODES = 10;

/** Random bytes of a recovery code: 80 bits, written as 16 letters and digits. */
export const RECOVERY_CODE_BYTES = 10;

/** Where a code is asked for after the first step of signing in. */
export const CODE_PAGE = "/sign-in/code";

/** Sessions forgotten in one statement. */
export const REMOVED_AT_ONCE = 1_000;
