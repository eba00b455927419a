/** How long a request that a guest began may take to be kept, in milliseconds: what it makes goes along to the account
 * which took the guest over meanwhile. */
export const CLAIM_GRACE_MS = 30_000;

/** How long the address of a deleted account is known again, as a digest. */
export const FORMER_ACCOUNT_DAYS = 365;

/** Characters of the name a student gives themselves. */
export const DISPLAY_NAME_MAX = 80;
