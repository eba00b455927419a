import type { z } from "zod";
import type { invoices } from "@/drizzle/schema/invoices";
import type { subscriptions } from "@/drizzle/schema/subscriptions";
import type { PLANS } from "./constants";
import type { checkoutSchema } from "./schema";

/** What is written down of an invoice. */
export type InvoiceRow = typeof invoices.$inferSelect;
/** What is written down of a subscription. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export type Interval = SubscriptionRow["interval"];

/** The states of a subscription, by Stripe's names. */
export type SubscriptionStatus = SubscriptionRow["status"];

export type Plan = keyof typeof PLANS;

/** Why an account has Plus. */
export type Source = "trial" | "subscription" | "grace" | "free-days";

/** A subscription as far as it decides what an account may do. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  readonly trialEndsAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelsAt: Date | null;
  readonly endedAt: Date | null;
  /** Since when time is not paid for: the beginning of what the oldest open bill is about; null when none is open. */
  readonly unpaidSince: Date | null;
}

/** An invoice as far as it decides what an account may do. */
export type InvoiceFacts = Pick<
  InvoiceRow,
  | "subscriptionId"
  | "status"
  | "amountDue"
  | "amountPaid"
  | "amountRefunded"
  | "disputed"
  | "periodStart"
  | "periodEnd"
>;

/** Time whose payment was given back, or is being asked back. */
export interface ClawedBack {
  readonly subscriptionId: string | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/** Days of Plus an account was given: for inviting others, or by an operator. Without those taken back. */
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

/** All that is written down of an account's payments. */
export interface Books {
  /** Null before the account first wanted to pay, and after it was let go. */
  readonly customer: {
    readonly customerId: string;
    readonly lookedAt: Date | null;
    readonly clockAt: Date | null;
  } | null;
  /** The first begun first. */
  readonly subscriptions: readonly SubscriptionRow[];
  /** The latest first. */
  readonly invoices: readonly InvoiceRow[];
}

/** What is written down of an account's payments, for a file that its owner takes home. */
export interface BillingRecord {
  readonly subscriptions: readonly Omit<SubscriptionRow, "userId">[];
  readonly invoices: readonly Omit<InvoiceRow, "userId">[];
  readonly givenDays: readonly (FreeDays & { readonly reason: string })[];
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

/** An invoice as the page of the plans lists it. */
export type InvoiceView = Omit<InvoiceRow, "userId" | "subscriptionId" | "paidAt">;

/** All that the page of the plans shows of one account. */
export interface BillingView {
  /** How money is taken; null where no plan is sold. */
  readonly mode: "sandbox" | "test" | "live" | null;
  readonly isGuest: boolean;
  /** The customer's now: ahead of the real one where a test clock was moved. */
  readonly now: Date;
  readonly entitlements: Entitlements;
  /** The one that is live; null without one. */
  readonly subscription: SubscriptionView | null;
  /** A payment that failed; null when none did. */
  readonly late: LatePayment | null;
  /** Days of trial that a checkout begun now would have. */
  readonly trialDays: number;
  /** The payment provider knows the account, and can show it its card. */
  readonly hasCustomer: boolean;
  /** The latest first. */
  readonly invoices: readonly InvoiceView[];
}

export interface SubscriptionView {
  readonly interval: Interval;
  readonly status: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
  readonly periodEnd: Date;
  /** When it will end because it was cancelled; null while it renews. */
  readonly cancelsAt: Date | null;
  /** Cancelling ends it there and then, and nothing is collected any more: its payment is late. Otherwise it stays until
   * the end of its trial or of what is paid for. */
  readonly endsAtOnce: boolean;
  /** About what changing to the other interval takes at once, in cents: nothing in the trial, and nothing where what is
   * paid for already covers it. */
  readonly changeCostsNow: number;
}

export interface LatePayment {
  /** Until when Plus goes on without it; in the past when it has ended. */
  readonly plusUntil: Date;
  readonly amountDue: number;
  /** Where it can be paid. */
  readonly payUrl: string | null;
}

/** What the frame of every page shows of an account's plan. */
export interface PlanBadge {
  readonly plan: Plan;
  readonly source: Source | null;
  /** Null when it is not a trial. */
  readonly trialDaysLeft: number | null;
  /** Plus is sold here and the account has none. */
  readonly canBuy: boolean;
}

export type Checkout = z.infer<typeof checkoutSchema>;

/** What a button of the page says after it was pressed. */
export interface BillingFormState {
  readonly error: string | null;
}
