/** Requests to the vendor for one message of a student: further tries, the engine's tools and the correction included. */
export const VENDOR_CALLS_PER_MESSAGE = 6;

/** Requests to the vendor for one photo. */
export const VENDOR_CALLS_PER_PHOTO = 3;

/** How long a request may be under way before its process counts as dead. Longer than any request may last. */
export const CALL_LEASE_SECONDS = 20 * 60;

/** When a request that could not be settled is tried to be settled again, each after the one before. */
export const SETTLE_AGAIN_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000] as const;
