/** Characters a new password needs at least, and may have at most. */
export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 256;

/** Bytes that some hosted auth servers hash at most. */
export const HOSTED_PASSWORD_BYTES = 72;

/** What can have gone wrong on the way back to the sign-in page, as its address says it in `?problem=`, and what
 * the page then says. */
export const PROBLEMS = {
  link: "This link no longer works: it has been used or has expired. Enter your e-mail address and ask for a new one.",
  denied: "You cancelled signing in on the other site. Try again, or use your e-mail address.",
  unverified:
    "Your address is not confirmed on the other site. Confirm it there first, or use your e-mail address here.",
  expired: "That took too long, or it was started in another browser. Please start again.",
  busy: "That was too many requests in a short time. Please wait a few minutes and try again.",
  failed: "Signing in did not work this time. Please try again in a minute.",
} as const;

export type Problem = keyof typeof PROBLEMS;
