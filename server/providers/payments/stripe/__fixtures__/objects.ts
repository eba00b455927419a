import "server-only";
import type Stripe from "stripe";

/** Objects in the shapes Stripe publishes for the version of its protocol that the package speaks, whole, so that the
 * type checker tells when a shape changes. All that happens in them is of our own making. */

export const ACCOUNT = "6f1a2f56-2d59-4a53-9d0c-0a4c1f0f6a11";
export const CUSTOMER = "cus_1";

/** Seconds since 1970, as Stripe writes times. */
export const at = (iso: string): number => Date.parse(iso) / 1000;

const START = at("2026-03-01T10:00:00Z");
const END = at("2026-04-01T10:00:00Z");

export const list = <Item>(data: Item[], more = false): Stripe.ApiList<Item> => ({
  object: "list",
  data,
  has_more: more,
  url: "/v1/somewhere",
});

export function customer(changes: Partial<Stripe.Customer> = {}): Stripe.Customer {
  return {
    id: CUSTOMER,
    object: "customer",
    address: null,
    balance: 0,
    created: START,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: "mila@example.org",
    invoice_prefix: "A1B2C3D4",
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { classmate_user_id: ACCOUNT },
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
    ...changes,
  };
}

export const deletedCustomer = (id = CUSTOMER): Stripe.DeletedCustomer => ({
  id,
  object: "customer",
  deleted: true,
});

export function price(id: string, interval: Stripe.Price.Recurring["interval"]): Stripe.Price {
  return {
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: START,
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: "prod_1",
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: interval === "year" ? 5_999 : 799,
    unit_amount_decimal: null,
  };
}

export function item(
  changes: Partial<Omit<Stripe.SubscriptionItem, "plan">> = {},
): Omit<Stripe.SubscriptionItem, "plan"> {
  return {
    id: "si_1",
    object: "subscription_item",
    billing_thresholds: null,
    created: START,
    current_period_end: END,
    current_period_start: START,
    current_trial: null,
    discounts: [],
    metadata: {},
    price: price("price_month", "month"),
    quantity: 1,
    subscription: "sub_1",
    tax_rates: [],
    ...changes,
  };
}

/** The item's `plan` is the price again, in a shape of long ago. */
export type SubscriptionObject = Omit<Stripe.Subscription, "items"> & {
  items: Stripe.ApiList<ReturnType<typeof item>>;
};

const SUBSCRIPTION: SubscriptionObject = {
  id: "sub_1",
  object: "subscription",
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: START,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: "charge_automatically",
  created: START,
  currency: "usd",
  customer: CUSTOMER,
  customer_account: null,
  days_until_due: null,
  default_payment_method: "pm_1",
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  items: list([item()]),
  latest_invoice: "in_1",
  livemode: false,
  managed_payments: { enabled: false },
  metadata: { classmate_user_id: ACCOUNT },
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: START,
  status: "active",
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
  trial_start: null,
};

export const subscription = (changes: Partial<SubscriptionObject> = {}): SubscriptionObject => ({
  ...SUBSCRIPTION,
  ...changes,
});

/** @param span the time it is about, in seconds */
export function line(
  amount: number,
  span: { start: number; end: number },
  proration = false,
): Stripe.InvoiceLineItem {
  return {
    id: `il_${span.start}_${amount}`,
    object: "line_item",
    amount,
    currency: "usd",
    description: null,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: "in_1",
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: proration ? "ii_1" : null,
        proration,
        proration_details: null,
        subscription: "sub_1",
        subscription_item: "si_1",
      },
      type: "subscription_item_details",
    },
    period: span,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: "price_month", product: "prod_1" },
      type: "price_details",
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: "sub_1",
    subtotal: amount,
    taxes: [],
  };
}

export function payment(
  source: Stripe.InvoicePayment.Payment = { type: "payment_intent", payment_intent: "pi_1" },
  status = "paid",
): Stripe.InvoicePayment {
  return {
    id: `inpay_${source.payment_intent ?? source.charge}`,
    object: "invoice_payment",
    amount_paid: status === "paid" ? 799 : null,
    amount_requested: 799,
    created: START,
    currency: "usd",
    invoice: "in_1",
    is_default: true,
    livemode: false,
    payment: source,
    status,
    status_transitions: { canceled_at: null, paid_at: status === "paid" ? START : null },
  };
}

const INVOICE: Stripe.Invoice = {
  id: "in_1",
  object: "invoice",
  account_country: "US",
  account_name: "Classmate",
  account_tax_ids: null,
  amount_due: 799,
  amount_overpaid: 0,
  amount_paid: 799,
  amount_remaining: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 1,
  attempted: true,
  auto_advance: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  billing_reason: "subscription_cycle",
  collection_method: "charge_automatically",
  created: START,
  currency: "usd",
  custom_fields: null,
  customer: CUSTOMER,
  customer_account: null,
  customer_address: null,
  customer_email: "mila@example.org",
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: START,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: "https://invoice.stripe.com/i/acct_1/test_1",
  invoice_pdf: "https://pay.stripe.com/invoice/acct_1/test_1/pdf",
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  lines: list([line(799, { start: START, end: END })]),
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: "A1B2C3D4-0001",
  on_behalf_of: null,
  parent: {
    quote_details: null,
    subscription_details: { metadata: { classmate_user_id: ACCOUNT }, subscription: "sub_1" },
    type: "subscription_details",
  },
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  payments: list([payment()]),
  // The month before: when the lines of this invoice came together.
  period_end: START,
  period_start: at("2026-02-01T10:00:00Z"),
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: "paid",
  status_transitions: {
    finalized_at: START,
    marked_uncollectible_at: null,
    paid_at: START,
    voided_at: null,
  },
  subtotal: 799,
  subtotal_excluding_tax: 799,
  test_clock: null,
  total: 799,
  total_discount_amounts: [],
  total_excluding_tax: 799,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: START,
};

export const invoice = (changes: Partial<Stripe.Invoice> = {}): Stripe.Invoice => ({
  ...INVOICE,
  ...changes,
});
