import "server-only";
import { z } from "zod";
import { priceOf } from "../catalogue";
import { expireCheckout, openCheckout } from "../checkout";
import { refused } from "../faults";
import type { PortalObject } from "../page-shapes";
import { readBooks, withBooks } from "../store";
import { expand, flag, metadata, page, whole } from "./form";
import { listed, ownerOf, type Route, route } from "./route";

const address = z.url({ protocol: /^https?$/ });

const order = z.strictObject({
  mode: z.literal("subscription"),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z.array(z.strictObject({ price: z.string(), quantity: z.literal("1") })).length(1),
  success_url: address,
  cancel_url: address.optional(),
  payment_method_collection: z.enum(["always", "if_required"]).default("always"),
  allow_promotion_codes: flag.optional(),
  discounts: z
    .array(z.strictObject({ promotion_code: z.string() }))
    .max(1)
    .optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({
      trial_period_days: whole.pipe(z.number().min(1).max(730)).optional(),
      metadata: metadata.optional(),
    })
    .optional(),
  expand,
});

export const checkoutRoutes: readonly Route[] = [
  route("POST /v1/checkout/sessions", order, async ({ context, input }) => {
    const [line] = input.line_items;
    if (input.allow_promotion_codes !== undefined && input.discounts) {
      throw refused("You may only specify one of these parameters: allow_promotion_codes, discounts.");
    }
    const price = priceOf(line?.price ?? "");
    return withBooks(context, input.customer, (books) => ({
      object: openCheckout(
        books,
        {
          price,
          trialDays: input.subscription_data?.trial_period_days ?? 0,
          subscriptionMetadata: input.subscription_data?.metadata ?? {},
          metadata: input.metadata ?? {},
          clientReferenceId: input.client_reference_id ?? null,
          allowPromotionCodes: input.allow_promotion_codes ?? null,
          paymentMethodCollection: input.payment_method_collection,
          promotionCode: input.discounts?.[0]?.promotion_code ?? null,
          successUrl: input.success_url,
          cancelUrl: input.cancel_url ?? null,
        },
        context.promotion,
      ),
      books,
    }));
  }),
  route(
    "GET /v1/checkout/sessions",
    z.strictObject({
      ...page,
      customer: z.string(),
      status: z.enum(["open", "complete", "expired"]).optional(),
    }),
    async ({ context, input }) => {
      const books = await readBooks(context, input.customer);
      const sessions = books
        .list("checkout.session")
        .filter(({ status }) => input.status === undefined || status === input.status)
        .reverse();
      return { object: listed(sessions, input, "/v1/checkout/sessions"), books };
    },
  ),
  route("GET /v1/checkout/sessions/:id", z.strictObject({ expand }), async ({ context, id }) => {
    const books = await readBooks(context, await ownerOf(context, "checkout session", id));
    return { object: books.get("checkout.session", id), books };
  }),
  route("POST /v1/checkout/sessions/:id/expire", z.strictObject({ expand }), async ({ context, id }) => {
    const owner = await ownerOf(context, "checkout session", id);
    return withBooks(context, owner, (books) => {
      const session = books.get("checkout.session", id);
      expireCheckout(books, session);
      return { object: session, books };
    });
  }),
  route(
    "POST /v1/billing_portal/sessions",
    z.strictObject({ customer: z.string(), return_url: address.optional(), expand }),
    async ({ context, input }) =>
      withBooks(context, input.customer, (books) => {
        const id = books.newId("bps");
        const session = books.add<PortalObject>({
          id,
          object: "billing_portal.session",
          configuration: "bpc_sandbox",
          created: books.now,
          customer: input.customer,
          livemode: false,
          return_url: input.return_url ?? null,
          url: `${books.siteUrl}/sandbox/portal/${id}`,
        });
        return { object: session, books };
      }),
  ),
];
