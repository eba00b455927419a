import "server-only";
import { z } from "zod";

/** Stripe's shapes, as far as they are used. */

const moment = z.number().transform((seconds) => new Date(seconds * 1000));

/** Something that Stripe names by its id, or sends along as a whole. */
const reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((named) => (typeof named === "string" ? named : named.id));

const list = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), has_more: z.boolean() });

/** Where the account is in what Stripe keeps beside a customer. Also in its search. */
export const ACCOUNT_KEY = "classmate_user_id";

export const customerShape = z.union([
  z.object({ id: z.string(), deleted: z.literal(true) }),
  z.object({
    id: z.string(),
    deleted: z.literal(false).optional(),
    metadata: z.record(z.string(), z.string()),
    test_clock: z.object({ frozen_time: moment }).nullish(),
  }),
]);

const itemShape = z.object({
  id: z.string(),
  current_period_start: moment,
  current_period_end: moment,
  price: z.object({ id: z.string(), recurring: z.object({ interval: z.string() }).nullable() }),
});

export const subscriptionShape = z.object({
  id: z.string(),
  status: z.enum([
    "incomplete",
    "incomplete_expired",
    "trialing",
    "active",
    "past_due",
    "unpaid",
    "canceled",
    "paused",
  ]),
  start_date: moment,
  trial_end: moment.nullable(),
  cancel_at: moment.nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: moment.nullable(),
  items: z.object({ data: z.array(itemShape) }),
});

/** The invoice that a subscription names as its last, sent along as a whole. */
export const latestInvoiceShape = z.object({
  latest_invoice: z.object({ status: z.string().nullable(), amount_due: z.number() }).nullable(),
});

export const lineShape = z.object({
  amount: z.number(),
  period: z.object({ start: moment, end: moment }),
  parent: z
    .object({
      subscription_item_details: z.object({}).nullish(),
      invoice_item_details: z.object({ subscription: reference.nullish() }).nullish(),
    })
    .nullish(),
});

export const paymentShape = z.object({
  id: z.string(),
  status: z.string(),
  payment: z.object({ payment_intent: reference.nullish(), charge: reference.nullish() }),
});

export const invoiceShape = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]).nullable(),
  currency: z.string(),
  amount_due: z.number().int(),
  amount_paid: z.number().int(),
  created: moment,
  period_start: moment,
  period_end: moment,
  hosted_invoice_url: z.string().nullish(),
  status_transitions: z.object({ paid_at: moment.nullable() }),
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
  lines: list(lineShape),
  /** Left out where there was nothing to pay yet. */
  payments: list(paymentShape).nullish(),
});

export const chargeShape = z.object({
  id: z.string(),
  customer: reference.nullish(),
  payment_intent: reference.nullish(),
  amount_refunded: z.number().int(),
  disputed: z.boolean(),
});

export const priceShape = z.object({
  currency: z.string(),
  unit_amount: z.number().nullable(),
  recurring: z.object({ interval: z.string(), interval_count: z.number() }).nullable(),
});

export const disputeShape = z.object({ status: z.string() });

/** What an event is about: of any kind, in the version the webhook is set to. */
const subjectShape = z.object({
  object: z.string(),
  id: z.string().optional(),
  customer: reference.nullish(),
  charge: reference.nullish(),
});

export const eventShape = z.object({
  id: z.string(),
  object: z.literal("event"),
  type: z.string(),
  created: moment,
  data: z.object({ object: subjectShape }),
});

export type RawSubscription = z.output<typeof subscriptionShape>;
export type RawInvoice = z.output<typeof invoiceShape>;
export type RawLine = z.output<typeof lineShape>;
export type RawPayment = z.output<typeof paymentShape>;
export type RawCharge = z.output<typeof chargeShape>;
export type RawEvent = z.output<typeof eventShape>;
