import "server-only";
import type { Books } from "./books";
import type { CouponObject, DiscountObject, SubscriptionObject } from "./shapes";

/** The discount a subscription still has; null without one. */
export function discountOf(books: Books, { discounts: [id] }: SubscriptionObject): DiscountObject | null {
  return id === undefined ? null : books.get("discount", id);
}

interface Redeemed {
  readonly subscription: SubscriptionObject;
  readonly coupon: CouponObject;
  readonly promotionCode: string;
  readonly session: string;
}

/** Gives a subscription the discount of a code. */
export function redeem(books: Books, redeemed: Redeemed): void {
  const discount = books.add<DiscountObject>({
    id: books.newId("di"),
    object: "discount",
    checkout_session: redeemed.session,
    customer: books.customer.id,
    end: null,
    promotion_code: redeemed.promotionCode,
    source: { type: "coupon", coupon: redeemed.coupon },
    start: books.now,
    subscription: redeemed.subscription.id,
  });
  redeemed.subscription.discounts = [discount.id];
  books.emit("customer.discount.created", discount);
}

/** Takes the discount away from a subscription: it was for one payment, and that has been billed. A trial's invoice
 * over nothing uses none up. */
export function consume(books: Books, subscription: SubscriptionObject): void {
  const discount = discountOf(books, subscription);
  if (!discount) return;
  discount.end = books.now;
  subscription.discounts = [];
  books.emit("customer.discount.deleted", discount);
}
