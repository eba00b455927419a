import "server-only";
import type Stripe from "stripe";
import type { CustomerState, Subscription } from "../port";
import { allOf, PAGE } from "./client";
import { orGone } from "./failure";
import { invoiceOf, type PaidBack } from "./invoices";
import {
  ACCOUNT_KEY,
  chargeShape,
  customerShape,
  disputeShape,
  invoiceShape,
  lineShape,
  paymentShape,
  type RawCharge,
  subscriptionShape,
} from "./shapes";
import { planItem } from "./subscriptions";

/** A dispute that was lost or can be; all others leave the money where it is. A warning is a bank's question. */
const NO_DISPUTE = /^(won|prevented|warning_\w+)$/;

/** All that Stripe knows of a customer. */
export async function lookAt(stripe: Stripe, customerId: string): Promise<CustomerState> {
  const raw = await orGone(stripe.customers.retrieve(customerId, { expand: ["test_clock"] }));
  const customer = raw && customerShape.parse(raw);
  const nothing = { customerId, userId: null, clockAt: null, subscriptions: [], invoices: [] };
  if (!customer) return nothing;
  // A deleted customer may have no lists any more; of any other that would be a failure.
  const listed = async <Item>(all: Promise<Item[]>) => (customer.deleted ? ((await orGone(all)) ?? []) : all);
  const [subscriptions, invoices, paidBack] = await Promise.all([
    listed(allOf(stripe.subscriptions.list({ customer: customerId, status: "all", ...PAGE }))),
    listed(allOf(stripe.invoices.list({ customer: customerId, expand: ["data.payments"], ...PAGE }))),
    listed(readPaidBack(stripe, customerId)),
  ]);
  const known = customer.deleted
    ? nothing
    : { userId: customer.metadata[ACCOUNT_KEY] ?? null, clockAt: customer.test_clock?.frozen_time ?? null };
  return {
    ...nothing,
    ...known,
    subscriptions: subscriptions.flatMap((one) => subscriptionOf(one) ?? []),
    invoices: await Promise.all(invoices.map(async (one) => invoiceOf(await whole(stripe, one), paidBack))),
  };
}

/** Null for one that is for nothing of ours. */
function subscriptionOf(raw: unknown): Subscription | null {
  const subscription = subscriptionShape.parse(raw);
  const item = planItem(subscription);
  if (!item) return null;
  const { cancel_at, cancel_at_period_end } = subscription;
  return {
    id: subscription.id,
    status: subscription.status,
    interval: item.price.recurring?.interval === "year" ? "year" : "month",
    startedAt: subscription.start_date,
    trialEndsAt: subscription.trial_end,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    cancelsAt: cancel_at ?? (cancel_at_period_end ? item.current_period_end : null),
    endedAt: subscription.ended_at,
  };
}

/** An invoice with all of its lines and payments, of which Stripe sends along the first ones only. */
async function whole(stripe: Stripe, raw: Stripe.Invoice) {
  const invoice = invoiceShape.parse(raw);
  const { lines, payments } = invoice;
  return {
    ...invoice,
    lines: lines.has_more
      ? lineShape.array().parse(await allOf(stripe.invoices.listLineItems(invoice.id, PAGE)))
      : lines.data,
    payments: payments?.has_more
      ? paymentShape.array().parse(await allOf(stripe.invoicePayments.list({ invoice: invoice.id, ...PAGE })))
      : (payments?.data ?? []),
  };
}

/** What went back, or may, of each of a customer's payments. */
async function readPaidBack(stripe: Stripe, customer: string): Promise<PaidBack[]> {
  const charges = chargeShape.array().parse(await allOf(stripe.charges.list({ customer, ...PAGE })));
  return Promise.all(charges.map((charge) => paidBackOf(stripe, charge)));
}

/** A charge stays "disputed" when the dispute was won: the dispute itself has to be asked. */
async function paidBackOf(stripe: Stripe, charge: RawCharge): Promise<PaidBack> {
  const raw = charge.disputed ? await allOf(stripe.disputes.list({ charge: charge.id, ...PAGE })) : [];
  const disputes = disputeShape.array().parse(raw);
  return {
    charge: charge.id,
    paymentIntent: charge.payment_intent ?? null,
    refunded: charge.amount_refunded,
    disputed: disputes.some(({ status }) => !NO_DISPUTE.test(status)),
    disputeLost: disputes.some(({ status }) => status === "lost"),
  };
}
