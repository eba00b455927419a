import "server-only";
import type { Books } from "./books";
import { days } from "./calendar";
import { consume } from "./discounts";
import { type Attempt, attemptPayment } from "./payments";
import { settleWithBalance } from "./proration";
import type { InvoiceObject, SubscriptionObject } from "./shapes";

/** Days from a failed payment of a renewal to the next try. After the last one the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** How long a renewal's invoice is a draft. */
const DRAFT_SECONDS = 3600;

/** Leaves an invoice as a draft for an hour, after which it is finalised and paid by itself. */
export function leaveAsDraft(books: Books, invoice: InvoiceObject): void {
  invoice.automatically_finalizes_at = books.now + DRAFT_SECONDS;
  books.emit("invoice.created", invoice);
}

/** Closes a draft: gives it its number and settles it with what the customer has left. An invoice over nothing is paid
 * with that. */
export function finalise(books: Books, invoice: InvoiceObject, subscription: SubscriptionObject): void {
  const { customer } = books;
  const { amountDue, endingBalance } = settleWithBalance(invoice.total, customer.balance);
  invoice.starting_balance = customer.balance;
  invoice.ending_balance = endingBalance;
  invoice.amount_due = amountDue;
  invoice.amount_remaining = amountDue;
  if (customer.balance !== endingBalance) {
    customer.balance = endingBalance;
    books.emit("customer.updated", customer);
  }
  invoice.status = "open";
  invoice.automatically_finalizes_at = null;
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, "0")}`;
  customer.next_invoice_sequence += 1;
  invoice.hosted_invoice_url = `${books.siteUrl}/sandbox/invoice/${invoice.id}`;
  invoice.status_transitions.finalized_at = books.now;
  if (invoice.total_discount_amounts.length > 0) consume(books, subscription);
  books.emit("invoice.finalized", invoice);
  if (amountDue === 0) markPaid(books, invoice);
}

/** Tries to have an open invoice paid with the customer's card. The first try counts, and then only those by plan.
 * @param planned whether a failure is followed by another try, and by the subscription's end after the last */
export function collect(books: Books, invoice: InvoiceObject, planned: boolean): Attempt {
  if (invoice.status === "paid") return "paid";
  const attempt = attemptPayment(books, invoice);
  invoice.attempted = true;
  if (planned || invoice.attempt_count === 0) invoice.attempt_count += 1;
  if (attempt === "paid") {
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    markPaid(books, invoice);
    return attempt;
  }
  if (planned) {
    const wait = RETRY_DAYS[invoice.attempt_count - 1];
    invoice.next_payment_attempt = wait === undefined ? null : books.now + days(wait);
  }
  books.emit(
    attempt === "unconfirmed" ? "invoice.payment_action_required" : "invoice.payment_failed",
    invoice,
  );
  return attempt;
}

function markPaid(books: Books, invoice: InvoiceObject): void {
  invoice.status = "paid";
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = books.now;
  books.emit("invoice.paid", invoice);
  books.emit("invoice.payment_succeeded", invoice);
}

/** Stops collecting: what is open stays open, and nobody's card is tried for it any more. */
export function stopCollecting(books: Books, subscription: SubscriptionObject): void {
  for (const invoice of invoicesOf(books, subscription)) {
    if (!invoice.auto_advance || !["draft", "open"].includes(invoice.status)) continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.automatically_finalizes_at = null;
    books.emit("invoice.updated", invoice);
  }
}

/** Closes an invoice that nobody is going to pay. One that is withdrawn gives back what it took from what the customer
 * had left. */
export function giveUp(books: Books, invoice: InvoiceObject, status: "void" | "uncollectible"): void {
  invoice.status = status;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  for (const payment of invoice.payments.data) {
    if (payment.status !== "open") continue;
    payment.status = "canceled";
    payment.status_transitions.canceled_at = books.now;
  }
  if (status === "void") {
    invoice.status_transitions.voided_at = books.now;
    books.customer.balance += invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance);
  } else invoice.status_transitions.marked_uncollectible_at = books.now;
  books.emit(status === "void" ? "invoice.voided" : "invoice.marked_uncollectible", invoice);
}

/** A subscription's invoices, oldest first. */
export function invoicesOf(books: Books, { id }: SubscriptionObject): InvoiceObject[] {
  return books.list("invoice").filter((invoice) => subscriptionIdOf(invoice) === id);
}

export const subscriptionIdOf = (invoice: InvoiceObject): string =>
  invoice.parent.subscription_details.subscription;
