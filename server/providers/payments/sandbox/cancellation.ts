import "server-only";
import type { Books } from "./books";
import type { SubscriptionObject } from "./shapes";
import { itemOf } from "./subscription-life";

/** Lets a subscription end with its period, or takes that back. */
export function setCancelled(books: Books, subscription: SubscriptionObject, cancelled: boolean): void {
  if (subscription.cancel_at_period_end === cancelled) return;
  subscription.cancel_at_period_end = cancelled;
  subscription.cancel_at = cancelled ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = cancelled ? books.now : null;
  subscription.cancellation_details.reason = cancelled ? "cancellation_requested" : null;
  books.emit("customer.subscription.updated", subscription);
}
