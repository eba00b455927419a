/** An account as the payment provider's customer. */
export interface Customer {
  readonly userId: string;
  readonly customerId: string;
  /** When the look that is written down was begun; null before the first. */
  readonly lookedAt: Date | null;
  /** The time of a test clock that was moved; null where time is the real one. */
  readonly clockAt: Date | null;
}

/** What became of looking a customer up: written down, overtaken by a look that began later, or unknown, to us or to the
 * provider. */
export type SyncOutcome = "kept" | "older" | "unknown";

/** What became of an event: processed now, processed before, or about nobody we know. */
export type EventOutcome = "done" | "known" | "ignored";

/** A subscription that must not go on, and whether its last payment goes back. */
export interface Ending {
  readonly subscriptionId: string;
  readonly refund: boolean;
}

/** Counts of one run. */
export interface Reconciliation {
  /** Looked up and written down. */
  readonly customers: number;
  readonly customersFailed: number;
  /** Known to the provider as ours, and here no more or not yet. */
  readonly adopted: number;
  /** Events that had been left open, and are processed now. */
  readonly events: number;
  readonly eventsFailed: number;
  /** The run was broken off, because the provider cannot be reached. */
  readonly brokenOff: boolean;
}
