import "server-only";
import type { Metadata, PriceObject } from "./basic-shapes";
import type { Books } from "./books";
import { days, periodEnd } from "./calendar";
import { collect, finalise, giveUp, invoicesOf, leaveAsDraft, stopCollecting } from "./invoice-life";
import { type Charged, drawInvoice } from "./invoice-shapes";
import type { InvoiceObject, SubscriptionItemObject, SubscriptionObject } from "./shapes";

/** How long the first payment may take. */
const INCOMPLETE_SECONDS = 23 * 3600;

interface Begun {
  readonly price: PriceObject;
  readonly trialDays: number;
  readonly metadata: Metadata;
}

/** Makes a subscription, without its first invoice. */
export function makeSubscription(books: Books, { price, trialDays, metadata }: Begun): SubscriptionObject {
  const { now, customer } = books;
  const id = books.newId("sub");
  const trialEnd = trialDays > 0 ? now + days(trialDays) : null;
  const anchor = trialEnd ?? now;
  const end = trialEnd ?? periodEnd(anchor, now, price.recurring.interval);
  customer.currency = price.currency;
  return books.add<SubscriptionObject>({
    id,
    object: "subscription",
    billing_cycle_anchor: anchor,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: customer.invoice_settings.default_payment_method,
    discounts: [],
    ended_at: null,
    items: {
      object: "list",
      data: [makeItem(books, { subscription: id, price, end })],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata,
    start_date: now,
    status: trialEnd === null ? "incomplete" : "trialing",
    test_clock: customer.test_clock,
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : now,
  });
}

interface ItemOrder {
  readonly subscription: string;
  readonly price: PriceObject;
  readonly end: number;
}

function makeItem(books: Books, { subscription, price, end }: ItemOrder): SubscriptionItemObject {
  return {
    id: books.newId("si"),
    object: "subscription_item",
    created: books.now,
    current_period_start: books.now,
    current_period_end: end,
    metadata: {},
    price,
    quantity: 1,
    subscription,
  };
}

/** The one thing a subscription is about. */
export function itemOf(subscription: SubscriptionObject): SubscriptionItemObject {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  return item;
}

/** Draws up the first invoice and has it paid: for the trial, over nothing, or for the first period. */
export function startBilling(books: Books, subscription: SubscriptionObject): InvoiceObject {
  const item = itemOf(subscription);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const trial = subscription.status === "trialing";
  const line: Charged = trial
    ? { amount: 0, description: "Trial of Plus", period, proration: false }
    : { amount: item.price.unit_amount, description: nameOf(item.price), period, proration: false };
  const invoice = drawInvoice(books, subscription, {
    reason: "subscription_create",
    lines: [line],
    period: { start: books.now, end: books.now },
  });
  subscription.latest_invoice = invoice.id;
  books.emit("customer.subscription.created", subscription);
  books.emit("invoice.created", invoice);
  finalise(books, invoice, subscription);
  collect(books, invoice, false);
  if (!trial && invoice.status === "paid") setStatus(books, subscription, "active");
  return invoice;
}

export const nameOf = (price: PriceObject): string => price.nickname ?? "Plus";

/** Begins the next period when one is over: draws up its invoice, which is paid an hour later. A subscription that was
 * cancelled ends instead. */
export function turnPeriod(books: Books, subscription: SubscriptionObject): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(books, subscription, null);
    return;
  }
  const item = itemOf(subscription);
  const last = { start: item.current_period_start, end: item.current_period_end };
  const next = periodEnd(subscription.billing_cycle_anchor, last.end, item.price.recurring.interval);
  item.current_period_start = last.end;
  item.current_period_end = next;
  if (subscription.status === "trialing") subscription.status = "active";
  const period = { start: last.end, end: next };
  const invoice = drawInvoice(books, subscription, {
    reason: "subscription_cycle",
    lines: [{ amount: item.price.unit_amount, description: nameOf(item.price), period, proration: false }],
    period: last,
  });
  subscription.latest_invoice = invoice.id;
  books.emit("customer.subscription.updated", subscription);
  leaveAsDraft(books, invoice);
}

/** Has an invoice paid by plan, and lets the subscription follow: late after a failure, ended after the last try. */
export function collectByPlan(books: Books, invoice: InvoiceObject, subscription: SubscriptionObject): void {
  if (invoice.status === "draft") finalise(books, invoice, subscription);
  const attempt = collect(books, invoice, true);
  if (attempt === "paid") {
    afterPayment(books, subscription);
    return;
  }
  if (invoice.next_payment_attempt !== null) {
    setStatus(books, subscription, "past_due");
    return;
  }
  giveUp(books, invoice, "uncollectible");
  endSubscription(books, subscription, "payment_failed");
}

/** Brings a late or incomplete subscription back once nothing of it is open any more. */
export function afterPayment(books: Books, subscription: SubscriptionObject): void {
  const late = subscription.status === "past_due" || subscription.status === "incomplete";
  const open = invoicesOf(books, subscription).some(({ status }) => status === "open");
  if (late && !open) setStatus(books, subscription, "active");
}

/** When the first payment of a subscription must have been made. */
export const incompleteUntil = ({ created }: SubscriptionObject): number => created + INCOMPLETE_SECONDS;

/** Gives up a subscription whose first payment was never made. */
export function expireIncomplete(books: Books, subscription: SubscriptionObject): void {
  for (const invoice of invoicesOf(books, subscription)) {
    if (invoice.status === "open") giveUp(books, invoice, "void");
  }
  subscription.ended_at = books.now;
  setStatus(books, subscription, "incomplete_expired");
}

/** Ends a subscription at once. Nothing is collected for it any more. */
export function endSubscription(
  books: Books,
  subscription: SubscriptionObject,
  reason: "cancellation_requested" | "payment_failed" | null,
): void {
  subscription.status = "canceled";
  subscription.ended_at = books.now;
  subscription.canceled_at ??= books.now;
  if (reason) subscription.cancellation_details.reason = reason;
  stopCollecting(books, subscription);
  books.emit("customer.subscription.deleted", subscription);
}

export function isLive({ status }: SubscriptionObject): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}

function setStatus(
  books: Books,
  subscription: SubscriptionObject,
  status: SubscriptionObject["status"],
): void {
  if (subscription.status === status) return;
  subscription.status = status;
  books.customer.delinquent = status === "past_due";
  books.emit("customer.subscription.updated", subscription);
}
