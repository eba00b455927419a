import "server-only";
import type { Listed, Metadata, PriceObject } from "./basic-shapes";
import type { CheckoutObject, PortalObject } from "./page-shapes";

export interface CustomerObject {
  id: string;
  object: "customer";
  created: number;
  livemode: false;
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Metadata;
  /** What the customer owes; below zero what the customer has left. */
  balance: number;
  currency: string | null;
  delinquent: boolean;
  invoice_prefix: string;
  next_invoice_sequence: number;
  invoice_settings: { default_payment_method: string | null };
  test_clock: string | null;
  deleted?: true;
}

export interface PaymentMethodObject {
  id: string;
  object: "payment_method";
  created: number;
  livemode: false;
  customer: string | null;
  type: "card";
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  metadata: Metadata;
}

export interface SubscriptionItemObject {
  id: string;
  object: "subscription_item";
  created: number;
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
  price: PriceObject;
  quantity: 1;
  subscription: string;
}

export type SubscriptionState =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled";

export interface SubscriptionObject {
  id: string;
  object: "subscription";
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: {
    comment: string | null;
    feedback: null;
    reason: "cancellation_requested" | "payment_failed" | null;
  };
  collection_method: "charge_automatically";
  created: number;
  currency: string;
  customer: string;
  default_payment_method: string | null;
  discounts: string[];
  ended_at: number | null;
  items: Listed<SubscriptionItemObject>;
  latest_invoice: string | null;
  livemode: false;
  metadata: Metadata;
  start_date: number;
  status: SubscriptionState;
  test_clock: string | null;
  trial_end: number | null;
  trial_start: number | null;
}

export interface CouponObject {
  id: string;
  object: "coupon";
  amount_off: null;
  created: number;
  currency: null;
  duration: "once";
  duration_in_months: null;
  livemode: false;
  name: string | null;
  percent_off: number;
  valid: boolean;
}

export interface PromotionCodeObject {
  id: string;
  object: "promotion_code";
  active: boolean;
  code: string;
  created: number;
  customer: null;
  expires_at: null;
  livemode: false;
  max_redemptions: null;
  metadata: Metadata;
  promotion: { type: "coupon"; coupon: string | CouponObject };
  times_redeemed: number;
}

export interface DiscountObject {
  id: string;
  object: "discount";
  checkout_session: string | null;
  customer: string;
  end: number | null;
  promotion_code: string | null;
  source: { type: "coupon"; coupon: CouponObject };
  start: number;
  subscription: string;
}

export interface InvoiceLineObject {
  id: string;
  object: "line_item";
  amount: number;
  currency: string;
  description: string;
  discount_amounts: { amount: number; discount: string }[];
  invoice: string;
  livemode: false;
  metadata: Metadata;
  parent: {
    type: "subscription_item_details";
    invoice_item_details: null;
    subscription_item_details: {
      invoice_item: null;
      proration: boolean;
      proration_details: null;
      subscription: string;
      subscription_item: string;
    };
  };
  period: { start: number; end: number };
  pricing: { type: "price_details"; price_details: { price: string; product: string } };
  quantity: 1;
  subscription: string;
  subtotal: number;
}

export interface InvoicePaymentObject {
  id: string;
  object: "invoice_payment";
  amount_paid: number | null;
  amount_requested: number;
  created: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  livemode: false;
  payment: { type: "payment_intent"; payment_intent: string };
  status: "open" | "paid" | "canceled";
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

export interface InvoiceObject {
  id: string;
  object: "invoice";
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  automatically_finalizes_at: number | null;
  billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  collection_method: "charge_automatically";
  created: number;
  currency: string;
  customer: string;
  customer_email: string | null;
  discounts: string[];
  ending_balance: number | null;
  hosted_invoice_url: string | null;
  lines: Listed<InvoiceLineObject>;
  livemode: false;
  metadata: Metadata;
  next_payment_attempt: number | null;
  number: string | null;
  parent: {
    type: "subscription_details";
    quote_details: null;
    subscription_details: { metadata: Metadata; subscription: string };
  };
  /** Told only when it is asked for. */
  payments: Listed<InvoicePaymentObject>;
  period_end: number;
  period_start: number;
  starting_balance: number;
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  test_clock: string | null;
  total: number;
  total_discount_amounts: { amount: number; discount: string }[];
}

export interface PaymentIntentObject {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  created: number;
  currency: string;
  customer: string;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  payment_method: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
}

export interface ChargeObject {
  id: string;
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  created: number;
  currency: string;
  customer: string;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string | null;
  refunded: boolean;
  status: "succeeded" | "failed";
}

export interface RefundObject {
  id: string;
  object: "refund";
  amount: number;
  charge: string;
  created: number;
  currency: string;
  customer: string;
  metadata: Metadata;
  payment_intent: string;
  reason: "duplicate" | "fraudulent" | "requested_by_customer" | null;
  status: "succeeded";
}

export interface DisputeObject {
  id: string;
  object: "dispute";
  amount: number;
  charge: string;
  created: number;
  currency: string;
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: "needs_response" | "won" | "lost";
}

export interface ClockObject {
  id: string;
  object: "test_helpers.test_clock";
  created: number;
  deletes_after: number;
  frozen_time: number;
  livemode: false;
  name: string | null;
  status: "ready";
}

export interface EventObject {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: null;
  type: string;
}

/** What a customer's books hold. */
export type SandboxObject =
  | CustomerObject
  | PaymentMethodObject
  | SubscriptionObject
  | DiscountObject
  | InvoiceObject
  | PaymentIntentObject
  | ChargeObject
  | RefundObject
  | DisputeObject
  | CheckoutObject
  | PortalObject
  | ClockObject;

export type Kind = SandboxObject["object"];

export type ObjectOf<K extends Kind> = Extract<SandboxObject, { object: K }>;
