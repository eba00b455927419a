/** How the number of a row begins that is about reading a photo, and counts as no message. */
export const PHOTO_RUN = "photo:";

/** Stands between the digest of a network and that of an address in it, and in neither. */
export const DIGEST_SEPARATOR = ".";

/** From so many messages on a student is told how many are left. */
export const SHOWN_FROM = 5;
