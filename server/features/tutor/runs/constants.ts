/** How often a process says that it is alive, and how long it is believed without saying so. */
export const HEARTBEAT_MS = 5_000;
export const LEASE_SECONDS = 20;

/** Events that are read at once. */
export const EVENTS_AT_ONCE = 500;

/** How long a run's events are kept after it has ended: for viewers who had lost the network. */
export const EVENTS_KEPT_MS = 10 * 60_000;

/** Replies that one process writes at once. They go on when nobody reads them, so the number of readers is no bound. */
export const RUNS_AT_ONCE = 500;

/** When closing a reply that could not be saved is tried again, each after the one before. */
export const PUT_DOWN_AFTER_MS = [0, 1_000, 2_000, 5_000, 10_000, 20_000] as const;
