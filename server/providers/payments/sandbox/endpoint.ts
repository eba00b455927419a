import "server-only";

/** The kinds of events the product asks to be told of. All others are kept and can be looked up: each of them goes with
 * one of these. */
const TOLD = new Set([
  "checkout.session.completed",
  "customer.updated",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.updated",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
  "test_helpers.test_clock.ready",
]);

/** How many receivers wait for an event of this kind. */
export const receiversOf = (type: string): 0 | 1 => (TOLD.has(type) ? 1 : 0);
