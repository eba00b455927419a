import type { SubscriptionStatus } from "@/server/providers/payments/port";

export type Plan = "free" | "plus";

/** Why somebody has Plus. */
export type Source = "trial" | "subscription" | "grace" | "free-days";

/** A subscription as far as it decides what somebody may do. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  readonly trialEndsAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelsAt: Date | null;
  readonly endedAt: Date | null;
}

/** Time whose payment was given back, or is being asked back. */
export interface ClawedBack {
  readonly subscriptionId: string | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/** Days of Plus somebody was given: for inviting others, or by an operator. Without those taken back. */
export interface FreeDays {
  readonly days: number;
  readonly grantedAt: Date;
}

/** All that decides what an account may do. */
export interface BillingFacts {
  readonly subscriptions: readonly SubscriptionFacts[];
  readonly clawedBack: readonly ClawedBack[];
  readonly freeDays: readonly FreeDays[];
}

/** What an account may do at a moment. */
export interface Entitlements {
  readonly plan: Plan;
  /** Null for Free. */
  readonly source: Source | null;
  /** When this ends or renews; null for Free. */
  readonly until: Date | null;
  /** Whether it goes on by itself after `until`. */
  readonly renews: boolean;
  readonly messagesPerDay: number;
  /** Milliseconds of Plus left that run only while no subscription does. */
  readonly freeTimeLeftMs: number;
  /** Whether a trial can still be had. */
  readonly trialLeft: boolean;
}
