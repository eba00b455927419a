import "server-only";
import { z } from "zod";
import type { Books } from "../books";
import { setCancelled } from "../cancellation";
import { priceOf } from "../catalogue";
import { changePlan } from "../change-plan";
import { missing, refused } from "../faults";
import type { SubscriptionObject } from "../shapes";
import { readBooks, withBooks } from "../store";
import { endSubscription, isLive, itemOf } from "../subscription-life";
import { expand, flag, metadata, page } from "./form";
import { listed, ownerOf, type Route, route } from "./route";

const change = z.strictObject({
  cancel_at_period_end: flag.optional(),
  cancel_at: z.literal("").optional(),
  items: z
    .array(z.strictObject({ id: z.string(), price: z.string() }))
    .length(1)
    .optional(),
  proration_behavior: z.enum(["always_invoice", "none"]).optional(),
  payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete"]).default("allow_incomplete"),
  metadata: metadata.optional(),
  expand,
});

const STATUSES = ["trialing", "active", "past_due", "canceled", "incomplete", "incomplete_expired"] as const;

export const subscriptionRoutes: readonly Route[] = [
  route(
    "GET /v1/subscriptions",
    z.strictObject({ ...page, customer: z.string(), status: z.enum(["all", ...STATUSES]).optional() }),
    async ({ context, input }) => {
      const books = await readBooks(context, input.customer);
      const wanted = ({ status }: SubscriptionObject) =>
        input.status === undefined ? status !== "canceled" : ["all", status].includes(input.status);
      const subscriptions = books.list("subscription").filter(wanted).reverse();
      return { object: listed(subscriptions, input, "/v1/subscriptions"), books };
    },
  ),
  route("GET /v1/subscriptions/:id", z.strictObject({ expand }), async ({ context, id }) => {
    const books = await readBooks(context, await ownerOf(context, "subscription", id));
    return { object: books.get("subscription", id), books };
  }),
  route("POST /v1/subscriptions/:id", change, async ({ context, id, input }) => {
    const owner = await ownerOf(context, "subscription", id);
    return withBooks(context, owner, (books) => {
      const subscription = books.get("subscription", id);
      update(books, subscription, input);
      return { object: subscription, books };
    });
  }),
  route(
    "DELETE /v1/subscriptions/:id",
    z.strictObject({
      invoice_now: z.literal("false").optional(),
      prorate: z.literal("false").optional(),
      expand,
    }),
    async ({ context, id }) => {
      const owner = await ownerOf(context, "subscription", id);
      return withBooks(context, owner, (books) => {
        const subscription = books.get("subscription", id);
        if (!isLive(subscription)) throw missing("subscription", id);
        endSubscription(books, subscription, "cancellation_requested");
        return { object: subscription, books };
      });
    },
  ),
];

function update(books: Books, subscription: SubscriptionObject, input: z.output<typeof change>): void {
  if (!isLive(subscription)) {
    throw refused("A canceled subscription can only update its cancellation_details and metadata.");
  }
  if (input.metadata) subscription.metadata = { ...subscription.metadata, ...input.metadata };
  const cancelled = input.cancel_at === "" ? false : input.cancel_at_period_end;
  if (cancelled !== undefined) setCancelled(books, subscription, cancelled);
  const [item] = input.items ?? [];
  if (!item) return;
  if (item.id !== itemOf(subscription).id) throw missing("subscription item", item.id);
  if (subscription.status === "incomplete") {
    throw refused("A subscription whose first payment is not made cannot be changed.");
  }
  if (input.proration_behavior === "none" && subscription.status !== "trialing") {
    throw refused("The sandbox changes prices outside a trial with always_invoice only.", {
      param: "proration_behavior",
    });
  }
  const orNothing = input.payment_behavior === "error_if_incomplete";
  changePlan(books, subscription, { price: priceOf(item.price), orNothing });
}
