import "server-only";
import type { Listed, Metadata, PriceObject } from "./basic-shapes";

export interface CheckoutObject {
  id: string;
  object: "checkout.session";
  allow_promotion_codes: boolean | null;
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer: string;
  discounts: { coupon: string | null; promotion_code: string | null }[];
  expires_at: number;
  invoice: string | null;
  livemode: false;
  metadata: Metadata;
  mode: "subscription";
  payment_method_collection: "always" | "if_required";
  payment_status: "no_payment_required" | "paid" | "unpaid";
  status: "open" | "complete" | "expired";
  subscription: string | null;
  success_url: string;
  url: string | null;
  /** Told only when it is asked for. */
  line_items: Listed<CheckoutLineObject>;
  /** What the subscription is to be made with. Never told. */
  subscription_data: { trial_period_days: number; metadata: Metadata };
  /** What the first payment that is made will be, with the code that is put in. Never told. */
  first_payment: number;
}

export interface CheckoutLineObject {
  id: string;
  object: "item";
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  description: string;
  price: PriceObject;
  quantity: 1;
}

export interface PortalObject {
  id: string;
  object: "billing_portal.session";
  configuration: string;
  created: number;
  customer: string;
  livemode: false;
  return_url: string | null;
  url: string;
}
