import "server-only";
import type Stripe from "stripe";
import { at, CUSTOMER } from "./objects";

const MOMENT = at("2026-03-01T10:00:00Z");

export function charge(changes: Partial<Stripe.Charge> = {}): Stripe.Charge {
  return {
    id: "ch_1",
    object: "charge",
    amount: 799,
    amount_captured: 799,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: "txn_1",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: "CLASSMATE",
    captured: true,
    created: MOMENT,
    currency: "usd",
    customer: CUSTOMER,
    description: "Subscription update",
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: "pi_1",
    payment_method: "pm_1",
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
    ...changes,
  };
}

/** Without the evidence that a merchant hands in. */
export function dispute(
  status: Stripe.Dispute.Status,
  changes: Partial<Stripe.Dispute> = {},
): Omit<Stripe.Dispute, "evidence" | "evidence_details"> {
  return {
    id: "du_1",
    object: "dispute",
    amount: 799,
    balance_transactions: [],
    charge: "ch_1",
    created: MOMENT,
    currency: "usd",
    enhanced_eligibility_types: [],
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: "pi_1",
    reason: "fraudulent",
    status,
    ...changes,
  };
}

export function refund(changes: Partial<Stripe.Refund> = {}): Stripe.Refund {
  return {
    id: "re_1",
    object: "refund",
    amount: 799,
    balance_transaction: "txn_2",
    charge: "ch_1",
    created: MOMENT,
    currency: "usd",
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: "pi_1",
    payment_method: "pm_1",
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
    ...changes,
  };
}

/** @param object what the event is about */
export function event(
  type: string,
  object: object,
  changes: Partial<Stripe.EventBase> = {},
): Omit<Stripe.EventBase, "type" | "data"> & { type: string; data: { object: object } } {
  return {
    id: "evt_1",
    object: "event",
    api_version: "2026-10-28.endive",
    created: MOMENT,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    ...changes,
    type,
    data: { object },
  };
}
