import "server-only";
import type { Metadata } from "./basic-shapes";
import type { Books } from "./books";
import { refused } from "./faults";
import type { ChargeObject, DisputeObject, RefundObject } from "./shapes";

interface RefundRequest {
  readonly charge: ChargeObject;
  /** In cents; all that is left without it. */
  readonly amount?: number | undefined;
  readonly reason: RefundObject["reason"];
  readonly metadata: Metadata;
}

/** Gives a charge back, whole or in part.
 * @throws {SandboxFault} for more than is left, and while the bank asks for the money anyway */
export function refundCharge(
  books: Books,
  { charge, amount, reason, metadata }: RefundRequest,
): RefundObject {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== "succeeded") throw refused("This charge has not succeeded and cannot be refunded.");
  if (left === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (disputesOf(books, charge).some(({ status }) => status !== "won")) {
    throw refused(`Charge ${charge.id} has been charged back.`, { code: "charge_disputed" });
  }
  const given = amount ?? left;
  if (given <= 0 || given > left) {
    throw refused(`Refund amount (${given}) is not between 1 and the unrefunded amount (${left}).`, {
      param: "amount",
    });
  }
  const refund = books.add<RefundObject>({
    id: books.newId("re"),
    object: "refund",
    amount: given,
    charge: charge.id,
    created: books.now,
    currency: charge.currency,
    customer: books.customer.id,
    metadata,
    payment_intent: charge.payment_intent,
    reason,
    status: "succeeded",
  });
  charge.amount_refunded += given;
  charge.refunded = charge.amount_refunded === charge.amount;
  books.emit("refund.created", refund);
  books.emit("charge.refunded", charge);
  return refund;
}

/** The payer's bank asks for a charge back. */
export function openDispute(books: Books, charge: ChargeObject): DisputeObject {
  if (charge.disputed || charge.refunded || charge.status !== "succeeded") {
    throw refused(`Charge ${charge.id} cannot be disputed.`);
  }
  charge.disputed = true;
  const dispute = books.add<DisputeObject>({
    id: books.newId("du"),
    object: "dispute",
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: books.now,
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "general",
    status: "needs_response",
  });
  books.emit("charge.dispute.created", dispute);
  books.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Decides an open dispute: won, the money comes back to us; lost, the payer keeps it. */
export function closeDispute(books: Books, charge: ChargeObject, outcome: "won" | "lost"): void {
  const dispute = disputesOf(books, charge).find(({ status }) => status === "needs_response");
  if (!dispute) throw refused(`Charge ${charge.id} has no open dispute.`);
  dispute.status = outcome;
  if (outcome === "won") books.emit("charge.dispute.funds_reinstated", dispute);
  books.emit("charge.dispute.closed", dispute);
}

function disputesOf(books: Books, charge: ChargeObject): DisputeObject[] {
  return books.list("dispute").filter((dispute) => dispute.charge === charge.id);
}
