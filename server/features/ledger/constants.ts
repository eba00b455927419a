/** Requests to the vendor for one message of a student: further tries, the engine's tools and the correction included. */
export const VENDOR_CALLS_PER_MESSAGE = 6;

/** Requests to the vendor for one photo. */
export const VENDOR_CALLS_PER_PHOTO = 3;

/** How long a request may be under way before its process counts as dead. Longer than any request may last. */
export const CALL_LEASE_SECONDS = 20 * 60;

/** When a request that could not be settled is tried to be settled again, each after the one before. */
export const SETTLE_AGAIN_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000] as const;

/** How long a request that has been settled is kept: longer than a month, so that a vendor's bill can be compared. What it
 * took stays on the reply's row and on the day's. */
export const CALLS_KEPT_MS = 40 * 86_400_000;

/** Old requests removed in one statement. */
export const REMOVED_AT_ONCE = 1_000;
