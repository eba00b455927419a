/** How the number of a row begins that is about reading a photo, and counts as no message. */
export const PHOTO_RUN = "photo:";

/** Separates the digest of a network from that of an address in it; occurs in neither. */
export const DIGEST_SEPARATOR = ".";

/** From this many messages on, a student sees how many are left. */
export const SHOWN_FROM = 5;

/** Replies of a day that go wrong (failed, broke off, stayed wrong, were left before their first word) and do not count.
 * Later ones do: what was sent to the vendor has been paid. */
export const REFUNDS_PER_DAY = { guest: 3, free: 10, plus: 100 } as const;

/** The same for all guests from one address. */
export const GUEST_ADDRESS_REFUNDS = 10;

/** Photos a language model reads for one person per day; the browser reads the others. */
export const PHOTOS_PER_DAY = { guest: 10, free: 50, plus: 500 } as const;

/** The same for all guests from one address. */
export const GUEST_ADDRESS_PHOTOS = 40;

/** What a student reads when a reply went wrong and counts all the same. */
export const COUNTED_WORDS = "It counts as a message, because today’s free retries are used up.";
