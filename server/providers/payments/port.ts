import "server-only";

export type Interval = "month" | "year";

/** The states of a subscription, by Stripe's names. */
export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "unpaid"
  | "canceled"
  | "paused";

export interface Subscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly interval: Interval;
  readonly startedAt: Date;
  readonly trialEndsAt: Date | null;
  /** What is paid for, or tried, now. While a payment is late this is the time that is not paid for yet. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When it will end because it was cancelled; null while it renews. */
  readonly cancelsAt: Date | null;
  readonly endedAt: Date | null;
}

/** Amounts are in the smallest unit of the currency. */
export interface Invoice {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly number: string | null;
  readonly status: "draft" | "open" | "paid" | "void" | "uncollectible";
  /** In small letters: "usd". */
  readonly currency: string;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  /** Whether the payer's bank is asking for the money back, or has got it. A dispute that was won counts as none. */
  readonly disputed: boolean;
  /** Whether the bank has got it. */
  readonly disputeLost: boolean;
  /** The time it pays for. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** Where the payer can see it. */
  readonly url: string | null;
}

/** All that the provider knows of a customer, as of one moment. Of one it never knew: no account and nothing else. */
export interface CustomerState {
  readonly customerId: string;
  /** The account the customer was made for; null when the provider does not know or the customer is deleted. */
  readonly userId: string | null;
  /** The time of the customer's test clock, where there is one. */
  readonly clockAt: Date | null;
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
}

/** Something that happened at the provider. Only what it is about is taken from it, never the state it tells: events
 * come late, twice and out of order. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** Null for events that are about no customer. */
  readonly customerId: string | null;
}

export interface CheckoutOrder {
  readonly customerId: string;
  /** The account, for anyone who reads the provider's own lists. */
  readonly userId: string;
  readonly interval: Interval;
  /** Days before the first payment; 0 for none. */
  readonly trialDays: number;
  /** A code that is put in already. Without one, or with one nobody knows, the payer can type one. */
  readonly promotionCode: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Who takes the money.
 * Every method throws {@link AppError} PAYMENTS_UNAVAILABLE when the provider cannot be reached or refuses, unless
 * it says otherwise. */
export interface PaymentProvider {
  /** `sandbox`: the embedded one, no money moves; `test`: the provider's own test mode. */
  readonly mode: "sandbox" | "test" | "live";
  /** Makes a customer, once per account however often and however parallel it is asked; a new one when the account's
   * was deleted.
   * @returns the customer's id */
  createCustomer(account: { readonly userId: string; readonly email: string }): Promise<string>;
  /** Ends all subscriptions at once, without a bill, and forgets the customer. Nothing happens for one that is gone. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Opens the page on which a subscription is bought, and closes the customer's other open ones.
   * @returns its address */
  openCheckout(order: CheckoutOrder): Promise<string>;
  /** Opens the page on which the customer changes cards and reads invoices.
   * @returns its address */
  openPortal(visit: { readonly customerId: string; readonly returnUrl: string }): Promise<string>;
  /** Lets a subscription end with what is paid for. One that is not paid for now ends at once, so that no payment is
   * tried again after it was cancelled. Nothing happens for one that has ended. */
  cancel(subscriptionId: string): Promise<void>;
  /** Takes a cancellation back, while it has not come to pass.
   * @throws {AppError} PRECONDITION_FAILED for a subscription that has ended */
  resume(subscriptionId: string): Promise<void>;
  /** Changes between monthly and annual at once; what is paid for already is taken off the next payment.
   * @throws {AppError} PRECONDITION_FAILED, and nothing is changed, for a subscription that is neither tried nor paid
   * for and for a payment that is declined */
  change(subscriptionId: string, interval: Interval): Promise<void>;
  /** Ends a subscription at once. Nothing is billed for it any more. May be asked again after a failure.
   * @param options.refund whether its last payment is given back */
  end(subscriptionId: string, options: { readonly refund: boolean }): Promise<void>;
  /** Looks at a customer. */
  look(customerId: string): Promise<CustomerState>;
  /** Reads a webhook's body.
   * @param body as it came, byte by byte
   * @throws {AppError} BAD_REQUEST for a signature that is missing, wrong or older than five minutes */
  readEvent(body: string, signature: string | null): Promise<PaymentEvent>;
  /** Fetches an event again. Null when the provider has forgotten it, which Stripe does after 30 days. */
  findEvent(id: string): Promise<PaymentEvent | null>;
  /** The ids of all customers this product made, but for those on a test clock of Stripe's own. */
  listCustomers(): AsyncIterable<string>;
}
