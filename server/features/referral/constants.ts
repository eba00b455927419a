/** What the address of an invitation begins with; the code follows. */
export const FIRST_ENTRY_PREFIX = "/?c=";

/** The longest address taken. Anything else in it, such as a campaign's name, is ignored. */
export const FIRST_ENTRY_LENGTH_MAX = 2_048;

/** Characters of a referral code. */
export const CODE_LENGTH = 10;

/** How long after its sign-up an account can still be bound to who invited it. */
export const BINDING_DAYS = 30;

/** Days of trial, and days for an account that was invited. */
export const TRIAL_DAYS = 7;
export const TRIAL_DAYS_INVITED = 14;

/** Days of Plus for the one who invited, once the newcomer has paid for the first time. */
export const REWARD_DAYS = 30;

/** For a link without a code. */
export const NO_INVITATION = "This is not an invitation link. Open the link you were sent again.";
