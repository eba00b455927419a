/** The plans: the one place that says what they cost and allow. Amounts in US cents. */
export const PLANS = {
  guest: { name: "Guest", messagesPerDay: 5 },
  free: { name: "Free", messagesPerDay: 25 },
  plus: { name: "Plus", messagesPerDay: 1_000 },
} as const;

export const PRICES = {
  month: { amount: 799, name: "monthly" },
  year: { amount: 5_999, name: "annual" },
} as const;

export const CURRENCY = "usd";

/** How long Plus goes on while a renewal's payment fails and is tried again. */
export const GRACE_DAYS = 7;

/** How long a renewal may take to be reported before a subscription that renews counts as ended: the provider draws
 * up the invoice for an hour, and webhooks are delivered for up to three days. */
export const LATE_DAYS = 3;

/** Tutor messages a day from one address by guests together: a classroom shares one, and a guest who throws the
 * cookie away does not get a new allowance without end. */
export const GUEST_ADDRESS_MESSAGES = 20;

/** How many invoices the page shows. */
export const INVOICES_SHOWN = 24;

/** States in which a subscription takes money now or later, or can be made to. */
export const LIVE_STATUSES = ["trialing", "active", "past_due", "unpaid", "paused"] as const;

/** How long a page waits for the payment provider before it shows what is known, in milliseconds. */
export const LOOK_PATIENCE_MS = 5_000;
