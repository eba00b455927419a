import "server-only";
import type Stripe from "stripe";
import { AppError } from "@/server/errors/app-error";
import type { PaymentEvent } from "../port";
import { orGone } from "./failure";
import { chargeShape, eventShape, type RawEvent } from "./shapes";

/** How old a signature may be, in seconds: what was recorded cannot be sent again later. */
const TOLERANCE_SECONDS = 300;
const NOT_SIGNED = "This is not a signed report of the payment service.";

interface Delivery {
  readonly body: string;
  readonly signature: string | null;
  readonly secret: string;
  readonly at: Date;
}

/** Reads what a webhook was sent.
 * @throws {AppError} BAD_REQUEST without a good and fresh signature, and for what is no event */
export async function readDelivery(stripe: Stripe, delivery: Delivery): Promise<PaymentEvent> {
  return eventOf(stripe, verified(stripe, delivery));
}

function verified(stripe: Stripe, { body, signature, secret, at }: Delivery): RawEvent {
  try {
    const event: unknown = stripe.webhooks.constructEvent(
      body,
      signature ?? "",
      secret,
      TOLERANCE_SECONDS,
      undefined,
      at.getTime(),
    );
    return eventShape.parse(event);
  } catch {
    throw new AppError("BAD_REQUEST", { message: NOT_SIGNED });
  }
}

/** Fetches an event. Null when Stripe has forgotten it, or never knew it. */
export async function findEvent(stripe: Stripe, id: string): Promise<PaymentEvent | null> {
  const found = await orGone(stripe.events.retrieve(id));
  return found && eventOf(stripe, eventShape.parse(found));
}

async function eventOf(stripe: Stripe, event: RawEvent): Promise<PaymentEvent> {
  const { id, type, created, data } = event;
  return { id, type, createdAt: created, customerId: await customerOf(stripe, data.object) };
}

/** Whom an event is about. Disputes and refunds name the payment alone. */
async function customerOf(stripe: Stripe, subject: RawEvent["data"]["object"]): Promise<string | null> {
  if (subject.object === "customer") return subject.id ?? null;
  if (subject.customer) return subject.customer;
  if (!/^(dispute|refund)$/.test(subject.object) || !subject.charge) return null;
  const charge = await orGone(stripe.charges.retrieve(subject.charge));
  return (charge && chargeShape.parse(charge).customer) ?? null;
}
