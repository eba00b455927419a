import type { Step } from "./types";

const DAY_MS = 86_400_000;

/** How long a renewal is drawn up before it is paid. */
const DRAWN_UP_MS = 3_600_000;

/** When things happen next to a customer; null for what is not going to happen. */
export interface Ahead {
  readonly now: Date;
  /** The end of the running period. */
  readonly renewalAt: Date | null;
  /** The next try of a payment that failed. */
  readonly attemptAt: Date | null;
}

/** Where a step leads.
 * @returns null for a step that leads nowhere now */
export function momentOf(step: Step, { now, renewalAt, attemptAt }: Ahead): Date | null {
  const at = now.getTime();
  switch (step) {
    case "day":
      return new Date(at + DAY_MS);
    case "week":
      return new Date(at + 7 * DAY_MS);
    case "year":
      return new Date(at + 365 * DAY_MS);
    case "payment":
      return attemptAt;
    case "renewal":
      return renewalAt && new Date(renewalAt.getTime() + DRAWN_UP_MS);
  }
}
