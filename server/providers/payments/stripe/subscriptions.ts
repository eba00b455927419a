import "server-only";
import type Stripe from "stripe";
import { AppError } from "@/server/errors/app-error";
import type { Interval } from "../port";
import { allOf, PAGE } from "./client";
import { isInvalid, orGone, refusalCode } from "./failure";
import type { PriceFinder } from "./prices";
import { latestInvoiceShape, paymentShape, type RawSubscription, subscriptionShape } from "./shapes";

const ENDED = "This subscription has ended. Reload the page to see the current state.";
const UNPAID = "A payment is still open. Please settle it first, then change the plan.";

/** Nothing to be done: the money is on its way back already, or with the bank that decides about it. */
const GIVEN_BACK = new Set(["charge_already_refunded", "charge_disputed"]);

export const hasEnded = (status: string): boolean => status === "canceled" || status === "incomplete_expired";

/** The item that is Plus: there may be others beside it that an operator added. */
export function planItem({ items }: RawSubscription) {
  return items.data.find(({ price }) => /^(month|year)$/.test(price.recurring?.interval ?? "")) ?? null;
}

/** Lets a subscription end with what is paid for; at once where that is nothing. */
export async function cancelSubscription(stripe: Stripe, id: string): Promise<void> {
  const found = await retrieve(stripe, id);
  if (!found || hasEnded(found.subscription.status)) return;
  if (!found.paid) return endSubscription(stripe, id, { refund: false });
  const { cancel_at, cancel_at_period_end } = found.subscription;
  if (cancel_at_period_end || cancel_at !== null) return;
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

/** Takes a cancellation back, whether it names the period's end or a day. */
export async function resumeSubscription(stripe: Stripe, id: string): Promise<void> {
  const { subscription } = await retrieveLive(stripe, id);
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  else if (subscription.cancel_at !== null) await stripe.subscriptions.update(id, { cancel_at: "" });
}

/** Puts another price in the place of the one that is paid. */
export async function changeSubscription(
  stripe: Stripe,
  id: string,
  { interval, findPrice }: { readonly interval: Interval; readonly findPrice: PriceFinder },
): Promise<void> {
  const { subscription } = await retrieveLive(stripe, id);
  const { status } = subscription;
  if (status !== "trialing" && status !== "active") throw refused(UNPAID);
  const item = planItem(subscription);
  if (!item) throw refused(ENDED);
  if (item.price.recurring?.interval === interval) return;
  await stripe.subscriptions.update(id, {
    items: [{ id: item.id, price: await findPrice(stripe, interval) }],
    proration_behavior: status === "trialing" ? "none" : "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
}

/** Ends a subscription now. The money goes back first: a failure after it leaves the subscription, and it is done
 * again. */
export async function endSubscription(
  stripe: Stripe,
  id: string,
  { refund }: { readonly refund: boolean },
): Promise<void> {
  const found = await retrieve(stripe, id);
  if (!found) return;
  if (refund) await giveBack(stripe, id);
  if (!hasEnded(found.subscription.status))
    await orGone(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }));
  await stopCollecting(stripe, id);
}

/** Gives the last payment back that the subscription brought. */
async function giveBack(stripe: Stripe, subscription: string): Promise<void> {
  const expand = ["data.payments"];
  const paid = stripe.invoices.list({ subscription, status: "paid", expand, ...PAGE });
  for await (const { amount_paid, payments } of paid) {
    if (amount_paid === 0) continue;
    for (const raw of payments?.data ?? []) await refund(stripe, raw);
    return;
  }
}

async function refund(stripe: Stripe, raw: unknown): Promise<void> {
  const { status, payment } = paymentShape.parse(raw);
  const source = payment.payment_intent
    ? { payment_intent: payment.payment_intent }
    : payment.charge && { charge: payment.charge };
  if (status !== "paid" || !source) return;
  try {
    await stripe.refunds.create(source);
  } catch (error) {
    if (!GIVEN_BACK.has(refusalCode(error) ?? "")) throw error;
  }
}

/** Sees to it that nobody is asked for what is not paid yet: neither by Stripe nor by the invoice's own page. */
async function stopCollecting(stripe: Stripe, subscription: string): Promise<void> {
  const drafts = await allOf(stripe.invoices.list({ subscription, status: "draft", ...PAGE }));
  for (const { id } of drafts) await stripe.invoices.update(id, { auto_advance: false });
  const open = await allOf(stripe.invoices.list({ subscription, status: "open", ...PAGE }));
  for (const { id } of open) {
    try {
      await stripe.invoices.voidInvoice(id);
    } catch (error) {
      // A payment was under way when it was listed.
      if (!isInvalid(error)) throw error;
    }
  }
}

interface Found {
  readonly subscription: RawSubscription;
  /** Whether the current period is paid for, or free. */
  readonly paid: boolean;
}

async function retrieve(stripe: Stripe, id: string): Promise<Found | null> {
  const raw = await orGone(stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }));
  if (!raw) return null;
  const subscription = subscriptionShape.parse(raw);
  const { latest_invoice: invoice } = latestInvoiceShape.parse(raw);
  const owing = invoice !== null && /^(draft|open)$/.test(invoice.status ?? "") && invoice.amount_due > 0;
  return { subscription, paid: /^(trialing|active)$/.test(subscription.status) && !owing };
}

async function retrieveLive(stripe: Stripe, id: string): Promise<Found> {
  const found = await retrieve(stripe, id);
  if (!found || hasEnded(found.subscription.status)) throw refused(ENDED);
  return found;
}

const refused = (message: string) => new AppError("PRECONDITION_FAILED", { message });
