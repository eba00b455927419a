import "server-only";
import type Stripe from "stripe";
import type { Interval, PaymentProvider } from "./port";
import { openCheckout, openPortal } from "./stripe/checkout";
import { connectStripe, type StripeFetch } from "./stripe/client";
import { createCustomer, deleteCustomer, listCustomers } from "./stripe/customers";
import { findEvent, readDelivery } from "./stripe/events";
import { guarded, userFacing } from "./stripe/failure";
import { lookAt } from "./stripe/look";
import { createPriceFinder } from "./stripe/prices";
import {
  cancelSubscription,
  changeSubscription,
  endSubscription,
  resumeSubscription,
} from "./stripe/subscriptions";

export interface StripeOptions {
  readonly secretKey: string;
  /** The webhook's signing secret: `whsec_…`. */
  readonly webhookSecret: string;
  /** The ids of the prices that are sold; they must cost what the plans are said to cost. */
  readonly prices: Readonly<Record<Interval, string>>;
  readonly mode: PaymentProvider["mode"];
  readonly now: () => Date;
  /** Answers in Stripe's place. */
  readonly fetch?: StripeFetch;
  /** How long one try of a request may take; 10 s by default. */
  readonly timeoutMs?: number;
}

/** Takes money with Stripe, or with who speaks its protocol. Opens nothing by itself: the package is loaded with the
 * first request. */
export function createStripePayments(options: StripeOptions): PaymentProvider {
  const { mode, webhookSecret: secret, now } = options;
  const findPrice = createPriceFinder(options.prices);
  let connected: Promise<Stripe> | undefined;
  const client = () => {
    connected ??= connectStripe(options);
    return connected;
  };
  const ask = <Answer>(operation: string, request: (stripe: Stripe) => Promise<Answer>) =>
    guarded(operation, async () => request(await client()));
  return {
    mode,
    createCustomer: (account) => ask("create-customer", (stripe) => createCustomer(stripe, account)),
    deleteCustomer: (id) => ask("delete-customer", (stripe) => deleteCustomer(stripe, id)),
    openCheckout: (order) => ask("open-checkout", (stripe) => openCheckout(stripe, order, findPrice)),
    openPortal: (visit) => ask("open-portal", (stripe) => openPortal(stripe, visit)),
    cancel: (id) => ask("cancel", (stripe) => cancelSubscription(stripe, id)),
    resume: (id) => ask("resume", (stripe) => resumeSubscription(stripe, id)),
    change: (id, interval) =>
      ask("change", (stripe) => changeSubscription(stripe, id, { interval, findPrice })),
    end: (id, how) => ask("end", (stripe) => endSubscription(stripe, id, how)),
    look: (id) => ask("look", (stripe) => lookAt(stripe, id)),
    readEvent: (body, signature) =>
      ask("read-event", (stripe) => readDelivery(stripe, { body, signature, secret, at: now() })),
    findEvent: (id) => ask("find-event", (stripe) => findEvent(stripe, id)),
    async *listCustomers() {
      try {
        yield* listCustomers(await client());
      } catch (error) {
        throw userFacing("list-customers", error);
      }
    },
  };
}
