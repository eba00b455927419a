/** How often a customer is looked up again, within one call, because something had to be put right at the provider. */
export const ROUNDS_MAX = 3;

/** The daily run: how long it keeps others from running as well. Shorter than a day, so that a run that begins a little
 * earlier than the day before's is not left out. */
export const DAILY_WINDOW_MS = 22 * 60 * 60_000;

/** Customers fetched in one go, and open events processed in one run. */
export const AT_ONCE = 100;
export const EVENTS_AT_ONCE = 1_000;

/** Failures one after the other after which a run gives up: the provider is away. */
export const FAILURES_MAX = 5;

/** How long a processed event is remembered. The provider repeats one for three days. */
export const EVENT_DAYS = 90;

/** Bytes an event may have. */
export const EVENT_BYTES_MAX = 1024 * 1024;
