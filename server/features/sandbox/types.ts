import type { NOTES, STEPS } from "./constants";

export type Step = (typeof STEPS)[number];

export type Note = (typeof NOTES)[number];

/** What is bought on a checkout page. Amounts are in the smallest unit of the currency. */
export interface CheckoutView {
  readonly id: string;
  readonly status: "open" | "complete" | "expired";
  readonly name: string;
  readonly interval: "month" | "year";
  readonly price: number;
  readonly currency: string;
  readonly trialDays: number;
  /** When the trial will end and the first payment is made; null without one. */
  readonly firstPaymentAt: Date | null;
  /** Whether a code can be typed; false where one is put in already. */
  readonly takesCode: boolean;
  /** Whether a code is put in already. */
  readonly hasCode: boolean;
  readonly dueToday: number;
  /** The first payment that is made, with what the code takes off. */
  readonly firstPayment: number;
  /** Where who buys, or does not buy, goes back to: paths of this site. */
  readonly doneUrl: string;
  readonly backUrl: string;
}

export interface LineView {
  readonly id: string;
  readonly description: string;
  readonly amount: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/** An invoice with what can still be done about it. */
export interface SandboxInvoice {
  readonly id: string;
  readonly number: string | null;
  readonly status: "draft" | "open" | "paid" | "void" | "uncollectible";
  readonly currency: string;
  readonly createdAt: Date;
  readonly total: number;
  readonly amountDue: number;
  readonly amountRefunded: number;
  readonly dispute: "open" | "won" | "lost" | null;
  readonly nextAttemptAt: Date | null;
  readonly canPay: boolean;
  /** What can still be given back, in cents; 0 for nothing. */
  readonly refundable: number;
  readonly canDispute: boolean;
  readonly lines: readonly LineView[];
  /** What discounts took off, and what was taken from what the customer had left; both as positive amounts. */
  readonly discount: number;
  readonly fromBalance: number;
}

export interface SandboxSubscription {
  readonly id: string;
  readonly status: string;
  readonly name: string;
  readonly price: number;
  readonly currency: string;
  readonly interval: "month" | "year";
  readonly periodEnd: Date;
  readonly cancelled: boolean;
}

/** What a customer sees and does on the portal page. */
export interface PortalView {
  readonly id: string;
  readonly backUrl: string;
  /** The customer's time. */
  readonly now: Date;
  readonly card: { readonly last4: string; readonly works: boolean } | null;
  /** What the customer has left for later invoices. */
  readonly credit: number;
  readonly currency: string;
  /** Those that have not ended. */
  readonly subscriptions: readonly SandboxSubscription[];
  readonly invoices: readonly SandboxInvoice[];
  /** How far time can be moved. */
  readonly steps: readonly Step[];
}
