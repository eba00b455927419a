import type Stripe from "stripe";
import { beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import type { PriceObject } from "./basic-shapes";
import type { CheckoutObject, PortalObject } from "./page-shapes";
import type {
  ChargeObject,
  ClockObject,
  CouponObject,
  CustomerObject,
  DiscountObject,
  DisputeObject,
  EventObject,
  InvoiceLineObject,
  InvoiceObject,
  InvoicePaymentObject,
  PaymentIntentObject,
  PaymentMethodObject,
  PromotionCodeObject,
  RefundObject,
  SubscriptionItemObject,
  SubscriptionObject,
} from "./shapes";
import { type SandboxFixtures, sandboxPerTest } from "./testing";

/** Any part of the provider's own shape. */
type Part<T> = T extends (infer Item)[]
  ? Part<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Part<T[Key]> }
    : T;

/** Fields of ours that the provider's shape does not have. */
type Foreign<Ours, Theirs> = Exclude<keyof Ours, keyof Theirs>;

const open = sandboxPerTest();
let fixtures: SandboxFixtures;

beforeEach(() => {
  fixtures = open();
});

describe("the sandbox's objects", () => {
  it("have the provider's types in every field", () => {
    expectTypeOf<Omit<CustomerObject, "deleted">>().toExtend<Part<Stripe.Customer>>();
    expectTypeOf<SubscriptionObject>().toExtend<Part<Stripe.Subscription>>();
    expectTypeOf<SubscriptionItemObject>().toExtend<Part<Stripe.SubscriptionItem>>();
    expectTypeOf<InvoiceObject>().toExtend<Part<Stripe.Invoice>>();
    expectTypeOf<InvoiceLineObject>().toExtend<Part<Stripe.InvoiceLineItem>>();
    expectTypeOf<InvoicePaymentObject>().toExtend<Part<Stripe.InvoicePayment>>();
    expectTypeOf<PaymentIntentObject>().toExtend<Part<Stripe.PaymentIntent>>();
    expectTypeOf<PaymentMethodObject>().toExtend<Part<Stripe.PaymentMethod>>();
    expectTypeOf<ChargeObject>().toExtend<Part<Stripe.Charge>>();
    expectTypeOf<RefundObject>().toExtend<Part<Stripe.Refund>>();
    expectTypeOf<DisputeObject>().toExtend<Part<Stripe.Dispute>>();
    expectTypeOf<PriceObject>().toExtend<Part<Stripe.Price>>();
    expectTypeOf<CouponObject>().toExtend<Part<Stripe.Coupon>>();
    expectTypeOf<PromotionCodeObject>().toExtend<Part<Stripe.PromotionCode>>();
    expectTypeOf<DiscountObject>().toExtend<Part<Stripe.Discount>>();
    expectTypeOf<ClockObject>().toExtend<Part<Stripe.TestHelpers.TestClock>>();
    expectTypeOf<PortalObject>().toExtend<Part<Stripe.BillingPortal.Session>>();
    type Told = Omit<CheckoutObject, "subscription_data" | "first_payment">;
    expectTypeOf<Told>().toExtend<Part<Stripe.Checkout.Session>>();
  });

  it("have no field the provider does not have", () => {
    expectTypeOf<Foreign<CustomerObject, Stripe.Customer>>().toBeNever();
    expectTypeOf<Foreign<SubscriptionObject, Stripe.Subscription>>().toBeNever();
    expectTypeOf<Foreign<SubscriptionItemObject, Stripe.SubscriptionItem>>().toBeNever();
    expectTypeOf<Foreign<InvoiceObject, Stripe.Invoice>>().toBeNever();
    expectTypeOf<Foreign<InvoiceLineObject, Stripe.InvoiceLineItem>>().toBeNever();
    expectTypeOf<Foreign<InvoicePaymentObject, Stripe.InvoicePayment>>().toBeNever();
    expectTypeOf<Foreign<PaymentIntentObject, Stripe.PaymentIntent>>().toBeNever();
    expectTypeOf<Foreign<ChargeObject, Stripe.Charge>>().toBeNever();
    expectTypeOf<Foreign<RefundObject, Stripe.Refund>>().toBeNever();
    expectTypeOf<Foreign<DisputeObject, Stripe.Dispute>>().toBeNever();
    expectTypeOf<Foreign<EventObject, Stripe.Event>>().toBeNever();
  });

  it("are told with the version of the package that reads them", async () => {
    await fixtures.subscribe();
    const { default: Package } = await import("stripe");
    expect(new Set(fixtures.received.map((event) => event.api_version))).toEqual(
      new Set([Package.API_VERSION]),
    );
  });
});
