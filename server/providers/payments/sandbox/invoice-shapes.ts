import "server-only";
import type { Books } from "./books";
import { discountOf } from "./discounts";
import { percentageOf } from "./proration";
import type { InvoiceLineObject, InvoiceObject, SubscriptionObject } from "./shapes";

/** One line of an invoice to be drawn up. */
export interface Charged {
  /** Below zero when it gives back. */
  readonly amount: number;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly proration: boolean;
}

interface Drawn {
  readonly reason: InvoiceObject["billing_reason"];
  readonly lines: readonly Charged[];
  /** The time since the last invoice, which is what an invoice's own period is. */
  readonly period: { readonly start: number; readonly end: number };
}

/** Draws up an invoice for a subscription: its lines, and what a discount that is still to be had takes off the first
 * line that costs something. */
export function drawInvoice(books: Books, subscription: SubscriptionObject, drawn: Drawn): InvoiceObject {
  const id = books.newId("in");
  const discount = discountOf(books, subscription);
  const percent = discount?.source.coupon.percent_off ?? 0;
  let unused = discount !== null;
  const lines = drawn.lines.map((charged) => {
    const takesOff = unused && !charged.proration && charged.amount > 0;
    if (takesOff) unused = false;
    const off = takesOff ? percentageOf(charged.amount, percent) : 0;
    const line = lineOf(books, { subscription, invoice: id, charged });
    if (discount && off > 0) line.discount_amounts = [{ amount: off, discount: discount.id }];
    return line;
  });
  const discounts = lines.flatMap((line) => line.discount_amounts);
  const subtotal = sum(lines.map((line) => line.amount));
  const total = subtotal - sum(discounts.map(({ amount }) => amount));
  return books.add<InvoiceObject>({
    ...blankInvoice(books, subscription, id),
    billing_reason: drawn.reason,
    discounts: discounts.map((taken) => taken.discount),
    lines: { object: "list", data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    period_start: drawn.period.start,
    period_end: drawn.period.end,
    subtotal,
    total,
    amount_due: Math.max(0, total),
    amount_remaining: Math.max(0, total),
    total_discount_amounts: discounts,
  });
}

function blankInvoice(books: Books, subscription: SubscriptionObject, id: string) {
  const { customer, now } = books;
  return {
    id,
    object: "invoice",
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    collection_method: "charge_automatically",
    created: now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    ending_balance: null,
    hosted_invoice_url: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
    },
    payments: { object: "list", data: [], has_more: false, url: `/v1/invoices/${id}/payments` },
    starting_balance: customer.balance,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    test_clock: customer.test_clock,
  } satisfies Partial<InvoiceObject>;
}

interface LineOrder {
  readonly subscription: SubscriptionObject;
  readonly invoice: string;
  readonly charged: Charged;
}

function lineOf(books: Books, { subscription, invoice, charged }: LineOrder): InvoiceLineObject {
  const [item] = subscription.items.data;
  return {
    id: books.newId("il"),
    object: "line_item",
    amount: charged.amount,
    currency: subscription.currency,
    description: charged.description,
    discount_amounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: "subscription_item_details",
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: charged.proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item?.id ?? "",
      },
    },
    period: { ...charged.period },
    pricing: {
      type: "price_details",
      price_details: { price: item?.price.id ?? "", product: item?.price.product ?? "" },
    },
    quantity: 1,
    subscription: subscription.id,
    subtotal: charged.amount,
  };
}

/** What a line costs after discounts. */
export const netOf = (line: InvoiceLineObject): number =>
  line.amount - sum(line.discount_amounts.map(({ amount }) => amount));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
