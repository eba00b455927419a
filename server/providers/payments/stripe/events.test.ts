import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { charge, dispute, event, refund } from "./__fixtures__/money";
import {
  ACCOUNT,
  at,
  CUSTOMER,
  customer,
  deletedCustomer,
  invoice,
  subscription,
} from "./__fixtures__/objects";
import { NOW, type Routes, refusal, scriptStripe, WEBHOOK_SECRET } from "./testing";

const SECONDS = NOW.getTime() / 1000;
const sign = (payload: string, changes: { secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SECRET,
    timestamp: SECONDS,
    ...changes,
  });

const renewed = JSON.stringify(event("customer.subscription.updated", subscription()));
const read = (body: string, signature: string | null, routes: Routes = {}) =>
  scriptStripe(routes).payments.readEvent(body, signature);
const refused = { code: "BAD_REQUEST", message: expect.not.stringContaining("whsec") };

describe("a delivery", () => {
  it("that is signed and fresh is read", async () => {
    expect(await read(renewed, sign(renewed))).toEqual({
      id: "evt_1",
      type: "customer.subscription.updated",
      createdAt: new Date("2026-03-01T10:00:00Z"),
      customerId: CUSTOMER,
    });
  });

  it.each<[string, string, string | null]>([
    ["without a signature", renewed, null],
    ["with an empty one", renewed, ""],
    ["with one that is none", renewed, "t=,v1="],
    ["signed with another secret", renewed, sign(renewed, { secret: "whsec_another" })],
    ["signed for another body", renewed, sign(`${renewed} `)],
    ["of which one letter was changed", renewed.replace("evt_1", "evt_2"), sign(renewed)],
    ["with a byte more", `${renewed}\n`, sign(renewed)],
    ["signed 301 seconds ago", renewed, sign(renewed, { timestamp: SECONDS - 301 })],
    ["whose time was moved after it was signed", renewed, sign(renewed).replace(/t=\d+/, `t=${SECONDS - 1}`)],
    ["signed in the test scheme", renewed, sign(renewed).replace("v1=", "v0=")],
    ["without a body", "", sign("")],
    ["that is no JSON", "{", sign("{")],
    ["that is no event", '{"object":"list"}', sign('{"object":"list"}')],
    [
      "of the thin kind",
      '{"object":"v2.core.event","id":"evt_1"}',
      sign('{"object":"v2.core.event","id":"evt_1"}'),
    ],
  ])("%s is refused, and asks Stripe nothing", async (_case, body, signature) => {
    const { payments, asked } = scriptStripe({});
    await expect(payments.readEvent(body, signature)).rejects.toMatchObject(refused);
    expect(asked).toEqual([]);
  });

  it("signed 300 seconds ago is still read", async () => {
    expect((await read(renewed, sign(renewed, { timestamp: SECONDS - 300 }))).id).toBe("evt_1");
  });

  it("signed with two secrets, as while one is exchanged, is read", async () => {
    const old = sign(renewed, { secret: "whsec_old" });
    const both = `${old},${sign(renewed).split(",")[1]}`;
    expect((await read(renewed, both)).id).toBe("evt_1");
  });
});

describe("whom an event is about", () => {
  const about = async (type: string, object: object, routes: Routes = {}) => {
    const body = JSON.stringify(event(type, object));
    return (await read(body, sign(body), routes)).customerId;
  };
  const known: Routes = { "GET /v1/charges/ch_1": () => charge() };

  it.each<[string, object]>([
    ["customer.created", customer()],
    ["customer.deleted", deletedCustomer()],
    ["customer.subscription.deleted", subscription({ status: "canceled" })],
    ["invoice.paid", invoice()],
    ["invoice.payment_failed", invoice({ customer: customer() })],
    ["checkout.session.completed", { id: "cs_1", object: "checkout.session", customer: CUSTOMER }],
    ["payment_intent.payment_failed", { id: "pi_1", object: "payment_intent", customer: CUSTOMER }],
    ["charge.refunded", charge({ refunded: true })],
    ["charge.dispute.created", dispute("needs_response")],
    ["charge.dispute.closed", dispute("lost", { charge: charge() })],
    ["refund.created", refund()],
    ["refund.updated", refund({ customer: CUSTOMER, charge: null })],
  ])("%s: the customer", async (type, object) => {
    expect(await about(type, object, known)).toBe(CUSTOMER);
  });

  it.each<[string, object]>([
    ["test_helpers.test_clock.ready", { id: "clock_1", object: "test_helpers.test_clock" }],
    ["payout.paid", { id: "po_1", object: "payout" }],
    ["charge.refunded", charge({ customer: null })],
    ["charge.dispute.created", dispute("needs_response", { charge: "ch_unknown" })],
    ["refund.created", refund({ charge: null, payment_intent: null })],
    ["price.updated", { id: "price_1", object: "price", metadata: { classmate_user_id: ACCOUNT } }],
  ])("%s: nobody", async (type, object) => {
    expect(await about(type, object, known)).toBeNull();
  });

  it("a dispute whose payment cannot be looked up now is not read as nobody's", async () => {
    await expect(
      about("charge.dispute.created", dispute("lost"), {
        "GET /v1/charges/ch_1": () => refusal(403, { message: "No." }),
      }),
    ).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
  });
});

describe("an event that is fetched again", () => {
  it("tells the same", async () => {
    const created = at("2026-03-09T00:00:00Z");
    const { payments } = scriptStripe({
      "GET /v1/events/evt_9": () => event("invoice.paid", invoice(), { id: "evt_9", created }),
    });
    expect(await payments.findEvent("evt_9")).toEqual({
      id: "evt_9",
      type: "invoice.paid",
      createdAt: new Date("2026-03-09T00:00:00Z"),
      customerId: CUSTOMER,
    });
  });

  it("is not found when Stripe has forgotten it", async () => {
    expect(await scriptStripe({}).payments.findEvent("evt_old")).toBeNull();
  });
});
