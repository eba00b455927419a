import "server-only";
import type { Metadata, PriceObject } from "./basic-shapes";
import type { Books } from "./books";
import { attachCard } from "./card";
import { promotionCodeOf } from "./catalogue";
import { redeem } from "./discounts";
import { missing, refused } from "./faults";
import type { CheckoutObject } from "./page-shapes";
import { declineOutright } from "./payments";
import { percentageOf } from "./proration";
import type { PromotionCodeObject } from "./shapes";
import { makeSubscription, startBilling } from "./subscription-life";
import type { Card, CheckoutOutcome, SandboxPromotion } from "./types";

const OPEN_SECONDS = 24 * 3600;

export interface CheckoutRequest {
  readonly price: PriceObject;
  readonly trialDays: number;
  readonly subscriptionMetadata: Metadata;
  readonly metadata: Metadata;
  readonly clientReferenceId: string | null;
  readonly allowPromotionCodes: boolean | null;
  readonly paymentMethodCollection: "always" | "if_required";
  /** The id of a code that is put in already. */
  readonly promotionCode: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
}

/** Opens a page on which a subscription is bought. */
export function openCheckout(
  books: Books,
  request: CheckoutRequest,
  promotion: SandboxPromotion | null,
): CheckoutObject {
  const code = request.promotionCode === null ? null : codeById(promotion, request.promotionCode);
  const id = books.newId("cs_test");
  const { price, trialDays } = request;
  const off = code ? percentageOf(price.unit_amount, code.promotion.coupon.percent_off) : 0;
  const firstPayment = price.unit_amount - off;
  const session = books.add<CheckoutObject>({
    id,
    object: "checkout.session",
    allow_promotion_codes: request.allowPromotionCodes,
    amount_subtotal: trialDays > 0 ? 0 : price.unit_amount,
    amount_total: trialDays > 0 ? 0 : firstPayment,
    cancel_url: request.cancelUrl,
    client_reference_id: request.clientReferenceId,
    created: books.now,
    currency: price.currency,
    customer: books.customer.id,
    discounts: code ? [{ coupon: null, promotion_code: code.id }] : [],
    expires_at: books.now + OPEN_SECONDS,
    invoice: null,
    livemode: false,
    metadata: request.metadata,
    mode: "subscription",
    payment_method_collection: request.paymentMethodCollection,
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    success_url: request.successUrl,
    url: `${books.siteUrl}/sandbox/checkout/${id}`,
    line_items: { object: "list", data: [], has_more: false, url: `/v1/checkout/sessions/${id}/line_items` },
    subscription_data: { trial_period_days: trialDays, metadata: request.subscriptionMetadata },
    first_payment: firstPayment,
  });
  session.line_items.data.push({
    id: books.newId("li"),
    object: "item",
    amount_subtotal: session.amount_subtotal,
    amount_total: session.amount_total,
    currency: price.currency,
    description: price.nickname ?? "Plus",
    price,
    quantity: 1,
  });
  return session;
}

function codeById(promotion: SandboxPromotion | null, id: string): ReturnType<typeof promotionCodeOf> {
  const code = promotion && promotionCodeOf(promotion);
  if (code?.id !== id) throw missing("promotion code", id);
  return code;
}

export function expireCheckout(books: Books, session: CheckoutObject): void {
  if (session.status !== "open") {
    throw refused('Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  session.status = "expired";
  session.url = null;
  books.emit("checkout.session.expired", session);
}

interface Payment {
  readonly card: Card;
  /** As the payer typed it. */
  readonly promotionCode?: string | undefined;
  readonly promotion: SandboxPromotion | null;
}

/** Pays on an open page. A card that is declined leaves it open; without a trial the failed payment is reported. A card
 * whose bank was never answered leaves a subscription that waits for its first payment. */
export function payCheckout(books: Books, session: CheckoutObject, payment: Payment): CheckoutOutcome {
  if (session.status !== "open") return { ok: false, reason: "closed", url: null };
  const code = codeFor(session, payment);
  if (code === "unknown") return { ok: false, reason: "unknown-code", url: null };
  if (payment.card === "declining") {
    if (session.amount_total > 0) declineOutright(books, session.amount_total, session.currency);
    return { ok: false, reason: "declined", url: null };
  }
  const [line] = session.line_items.data;
  if (!line) throw new Error(`session ${session.id} sells nothing`);
  attachCard(books, payment.card);
  const { trial_period_days: trialDays, metadata } = session.subscription_data;
  const subscription = makeSubscription(books, { price: line.price, trialDays, metadata });
  if (code) {
    const { coupon } = code.promotion;
    redeem(books, { subscription, coupon, promotionCode: code.id, session: session.id });
  }
  const invoice = startBilling(books, subscription);
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.amount_total = invoice.total;
  session.status = "complete";
  session.url = null;
  session.payment_status = paymentStatus(invoice.amount_due, invoice.status === "paid");
  books.emit("checkout.session.completed", session);
  return { ok: true, url: session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id) };
}

function paymentStatus(due: number, paid: boolean): CheckoutObject["payment_status"] {
  if (due === 0) return "no_payment_required";
  return paid ? "paid" : "unpaid";
}

type Code = PromotionCodeObject & ReturnType<typeof promotionCodeOf>;

function codeFor(session: CheckoutObject, payment: Payment): Code | null | "unknown" {
  const running = payment.promotion && promotionCodeOf(payment.promotion);
  const [given] = session.discounts;
  if (given) return running?.id === given.promotion_code ? running : "unknown";
  const typed = payment.promotionCode?.trim();
  if (!typed || !session.allow_promotion_codes) return null;
  return running?.code.toUpperCase() === typed.toUpperCase() ? running : "unknown";
}
