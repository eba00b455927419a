import "server-only";
import type Stripe from "stripe";
import type { CheckoutOrder } from "../port";
import { closeCheckouts } from "./customers";
import { PaymentFailure } from "./failure";
import type { PriceFinder } from "./prices";
import { ACCOUNT_KEY } from "./shapes";

/** Opens the page on which Plus is bought; a card is asked for before a trial as well.
 * @returns its address */
export async function openCheckout(
  stripe: Stripe,
  order: CheckoutOrder,
  findPrice: PriceFinder,
): Promise<string> {
  const price = await findPrice(stripe, order.interval);
  await closeCheckouts(stripe, order.customerId);
  const metadata = { [ACCOUNT_KEY]: order.userId };
  const { url } = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: order.customerId,
    client_reference_id: order.userId,
    metadata,
    line_items: [{ price, quantity: 1 }],
    payment_method_collection: "always",
    subscription_data: { metadata, ...(order.trialDays > 0 && { trial_period_days: order.trialDays }) },
    ...(await discount(stripe, order.promotionCode)),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  });
  if (!url) throw new PaymentFailure("open-checkout", "no-address");
  return url;
}

/** Stripe takes one or the other: a discount that is set, or a field to type one. */
async function discount(stripe: Stripe, code: string | null) {
  const known =
    code === null ? [] : (await stripe.promotionCodes.list({ code, active: true, limit: 1 })).data;
  const [promotion] = known;
  return promotion ? { discounts: [{ promotion_code: promotion.id }] } : { allow_promotion_codes: true };
}

/** Opens the page on which the customer changes cards and reads invoices.
 * @returns its address */
export async function openPortal(
  stripe: Stripe,
  visit: { readonly customerId: string; readonly returnUrl: string },
): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer: visit.customerId,
    return_url: visit.returnUrl,
  });
  return url;
}
