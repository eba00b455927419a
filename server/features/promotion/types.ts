/** A promotion as the operator states it. */
export interface Promotion {
  readonly title: string;
  /** Last day it runs, `YYYY-MM-DD`, in UTC. */
  readonly endsOn: string;
  /** What it takes off a first payment; null if it is only announced above the page. */
  readonly offer: PromotionOffer | null;
}

/** A code that makes the first payment of a subscription smaller. */
export interface PromotionOffer {
  readonly code: string;
  /** From 1 to 90. */
  readonly percentOff: number;
}

/** A promotion that runs now, ready to print. */
export interface RunningPromotion extends Promotion {
  /** Tells one promotion from the next, so that putting one away does not hide its successor. */
  readonly id: string;
  /** "Sep 30th, 2024" */
  readonly endsOnLabel: string;
  /** First moment after it, in milliseconds since 1970. */
  readonly endsAtMs: number;
}
