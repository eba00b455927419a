import "server-only";
import type { PriceObject } from "./basic-shapes";
import type { Books } from "./books";
import { periodEnd } from "./calendar";
import { SandboxFault } from "./faults";
import { collect, finalise, invoicesOf } from "./invoice-life";
import { drawInvoice, netOf } from "./invoice-shapes";
import { unusedAmount } from "./proration";
import type { InvoiceObject, SubscriptionItemObject, SubscriptionObject } from "./shapes";
import { collectByPlan, itemOf, nameOf } from "./subscription-life";

interface Change {
  readonly price: PriceObject;
  /** Whether a payment that fails takes the whole change back. */
  readonly orNothing: boolean;
}

/** Changes what a subscription is to: the rest of what was billed is given back, and a new period begins and is billed
 * at once. In a trial only the price changes, and is billed when the trial ends. */
export function changePlan(
  books: Books,
  subscription: SubscriptionObject,
  { price, orNothing }: Change,
): void {
  const item = itemOf(subscription);
  if (item.price.id === price.id) return;
  if (subscription.status === "trialing") {
    item.price = price;
    books.emit("customer.subscription.updated", subscription);
    return;
  }
  const invoice = billChange(books, subscription, price);
  if (invoice.status === "paid") return;
  if (!orNothing) {
    collectByPlan(books, invoice, subscription);
    return;
  }
  if (collect(books, invoice, false) !== "paid") {
    throw new SandboxFault(402, "Your card was declined.", { type: "card_error", code: "card_declined" });
  }
}

/** Gives back the rest of the old period, begins the new one, and draws up the invoice over both. */
function billChange(books: Books, subscription: SubscriptionObject, price: PriceObject): InvoiceObject {
  const item = itemOf(subscription);
  const old = { start: item.current_period_start, end: item.current_period_end };
  const credit = unusedAmount(billedFor(books, subscription, item), old, books.now);
  const oldName = nameOf(item.price);
  const end = periodEnd(books.now, books.now, price.recurring.interval);
  item.price = price;
  item.current_period_start = books.now;
  item.current_period_end = end;
  subscription.billing_cycle_anchor = books.now;
  if (subscription.cancel_at_period_end) subscription.cancel_at = end;
  const given = {
    amount: -credit,
    description: `Unused time of ${oldName}`,
    period: { start: books.now, end: old.end },
    proration: true,
  };
  const charged = {
    amount: price.unit_amount,
    description: nameOf(price),
    period: { start: books.now, end },
    proration: false,
  };
  const invoice = drawInvoice(books, subscription, {
    reason: "subscription_update",
    lines: credit > 0 ? [given, charged] : [charged],
    period: { start: books.now, end: books.now },
  });
  subscription.latest_invoice = invoice.id;
  books.emit("customer.subscription.updated", subscription);
  books.emit("invoice.created", invoice);
  finalise(books, invoice, subscription);
  return invoice;
}

/** What the running period was billed with, after discounts. */
function billedFor(books: Books, subscription: SubscriptionObject, item: SubscriptionItemObject): number {
  const line = invoicesOf(books, subscription)
    .flatMap((invoice) => invoice.lines.data)
    .findLast(
      ({ period, parent }) =>
        period.start === item.current_period_start &&
        period.end === item.current_period_end &&
        !parent.subscription_item_details.proration,
    );
  return line ? netOf(line) : 0;
}
