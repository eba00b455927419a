import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { beforeEach, describe, expect, it } from "vitest";
import { sandboxObjects } from "@/drizzle/schema/sandbox-objects";
import { SANDBOX_PRICES } from "./index";
import { type SandboxFixtures, sandboxPerTest } from "./testing";

const open = sandboxPerTest();
let fixtures: SandboxFixtures;
let stripe: Stripe;

beforeEach(() => {
  fixtures = open();
  stripe = fixtures.stripe;
});

const order = (customer: string): Stripe.Checkout.SessionCreateParams => ({
  mode: "subscription",
  customer,
  line_items: [{ price: SANDBOX_PRICES.month, quantity: 1 }],
  success_url: "http://classmate.example/",
});

describe("an idempotency key", () => {
  it("makes one customer of 20 requests at once", async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        stripe.customers.create({ metadata: { a: "1" } }, { idempotencyKey: "customer-1" }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.customers.list({ limit: 100 })).data).toHaveLength(1);
  });

  it("refuses another request with the same key", async () => {
    await stripe.customers.create({ metadata: { a: "1" } }, { idempotencyKey: "key" });
    await expect(
      stripe.customers.create({ metadata: { a: "2" } }, { idempotencyKey: "key" }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
  });

  it("is forgotten after a day, and remembers no refusal", async () => {
    const first = await stripe.customers.create({}, { idempotencyKey: "key" });
    fixtures.pass(86_400_001);
    expect((await stripe.customers.create({}, { idempotencyKey: "key" })).id).not.toBe(first.id);
    const refused = { ...order("cus_nobody") };
    await expect(stripe.checkout.sessions.create(refused, { idempotencyKey: "order" })).rejects.toMatchObject(
      { statusCode: 404 },
    );
    await stripe.checkout.sessions.create(order(first.id), { idempotencyKey: "order" });
  });
});

describe("a request that is not understood", () => {
  it("is refused with the name of a parameter that does not exist", async () => {
    const unknown = { colour: "green" } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(unknown)).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 400,
      code: "parameter_unknown",
      param: "colour",
    });
  });

  it("is refused for what does not exist", async () => {
    await expect(stripe.subscriptions.retrieve("sub_nothing")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    await expect(stripe.invoices.list({ customer: "cus_nothing" })).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(stripe.products.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it("is refused for an object of another kind", async () => {
    const { customer } = await fixtures.subscribe();
    await expect(stripe.subscriptions.retrieve(customer)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe("lists", () => {
  it("are told newest first, in pages that leave nothing out", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 7; i += 1) ids.push((await stripe.customers.create({})).id);
    const told: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 3 })) told.push(id);
    expect(told).toEqual(ids.reverse());
  });

  it("page through a customer's invoices", async () => {
    const { customer } = await fixtures.subscribe();
    await fixtures.sandbox.bank.advance(customer, new Date("2026-06-10T12:00:00Z"));
    const created: number[] = [];
    for await (const invoice of stripe.invoices.list({ customer, limit: 2 })) created.push(invoice.created);
    expect(created).toHaveLength(6);
    expect(created).toEqual([...created].sort((a, b) => b - a));
  });

  it("show an ended subscription only to who asks for all", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await stripe.subscriptions.cancel(subscription);
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toMatchObject([
      { id: subscription, status: "canceled" },
    ]);
  });

  it("find a promotion code by its words, in any case", async () => {
    const { data } = await stripe.promotionCodes.list({ code: "exams", active: true, limit: 1 });
    expect(data).toMatchObject([{ code: "EXAMS", active: true }]);
    expect((await stripe.promotionCodes.list({ code: "OTHER", active: true })).data).toEqual([]);
  });
});

describe("an object", () => {
  it("holds what is asked for in place of an id, and payments only when asked", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    const found = await stripe.subscriptions.retrieve(subscription, { expand: ["latest_invoice.payments"] });
    expect(found.latest_invoice).toMatchObject({
      object: "invoice",
      payments: { data: [{ status: "paid" }] },
    });
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    expect(invoice).not.toHaveProperty("payments");
  });

  it("says nothing of what the sandbox keeps for itself", async () => {
    const customer = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create({
      ...order(customer.id),
      subscription_data: { trial_period_days: 7 },
    });
    for (const hidden of ["subscription_data", "first_payment", "line_items"]) {
      expect(session).not.toHaveProperty(hidden);
    }
  });
});

describe("a checkout", () => {
  it("carries its metadata to the subscription", async () => {
    const customer = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create({
      ...order(customer.id),
      client_reference_id: "user-1",
      subscription_data: { metadata: { user: "user-1" } },
    });
    await fixtures.sandbox.bank.payCheckout(session.id, { card: "good" });
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    const found = await stripe.subscriptions.retrieve(String(subscription));
    expect(found.metadata).toEqual({ user: "user-1" });
  });

  it("can be closed while it is open, and not bought afterwards", async () => {
    const customer = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create(order(customer.id));
    await stripe.checkout.sessions.expire(session.id);
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
    expect(await fixtures.sandbox.bank.payCheckout(session.id, { card: "good" })).toMatchObject({
      ok: false,
    });
  });

  it("sells once, however often it is paid at once", async () => {
    const customer = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create(order(customer.id));
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => fixtures.sandbox.bank.payCheckout(session.id, { card: "good" })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await stripe.charges.list({ customer: customer.id })).data).toHaveLength(1);
  });

  it("sells twice to who opened it twice, as the provider does", async () => {
    const customer = await stripe.customers.create({});
    for (let i = 0; i < 2; i += 1) {
      const session = await stripe.checkout.sessions.create(order(customer.id));
      await fixtures.sandbox.bank.payCheckout(session.id, { card: "good" });
    }
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(2);
  });

  it("takes no code that nobody knows", async () => {
    const customer = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create({
      ...order(customer.id),
      allow_promotion_codes: true,
    });
    expect(
      await fixtures.sandbox.bank.payCheckout(session.id, { card: "good", promotionCode: "FREE" }),
    ).toMatchObject({ ok: false, reason: "unknown-code" });
  });
});

describe("a customer", () => {
  it("is found by what was noted about them", async () => {
    const { id } = await stripe.customers.create({ metadata: { classmate_user_id: "user-1" } });
    await stripe.customers.create({ metadata: { classmate_user_id: "user-2" } });
    const { data } = await stripe.customers.search({ query: "metadata['classmate_user_id']:'user-1'" });
    expect(data.map((found) => found.id)).toEqual([id]);
  });

  it("leaves nothing behind that names them when deleted", async () => {
    const { id } = await stripe.customers.create(
      { email: "pupil@example.org", metadata: { classmate_user_id: "the-pupil" } },
      { idempotencyKey: "customer-the-pupil" },
    );
    const session = await stripe.checkout.sessions.create({
      ...order(id),
      subscription_data: { metadata: { classmate_user_id: "the-pupil" } },
    });
    await fixtures.sandbox.bank.payCheckout(session.id, { card: "good" });
    await stripe.customers.del(id);
    await fixtures.sandbox.bank.deliverPending();
    expect(fixtures.received.at(-1)).toMatchObject({ type: "customer.deleted", data: { object: { id } } });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    expect((await stripe.customers.list()).data).toEqual([]);
    const left = await fixtures.db
      .select()
      .from(sandboxObjects)
      .where(sql`${sandboxObjects.body}::text ~ 'pupil'`);
    expect(left).toEqual([]);
    await expect(stripe.customers.del(id)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe("a clock", () => {
  it("moves a customer's time by the provider's own requests", async () => {
    const clock = await stripe.testHelpers.testClocks.create({
      frozen_time: Date.parse("2026-03-01T00:00:00Z") / 1000,
    });
    const customer = await stripe.customers.create({ test_clock: clock.id });
    const session = await stripe.checkout.sessions.create(order(customer.id));
    await fixtures.sandbox.bank.payCheckout(session.id, { card: "good" });
    const to = Date.parse("2026-04-01T01:00:00Z") / 1000;
    expect(await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to })).toMatchObject({
      status: "ready",
      frozen_time: to,
    });
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2);
    await expect(
      stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to - 1 }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it("is there once time was moved, and only then", async () => {
    const { customer } = await fixtures.subscribe();
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ test_clock: null });
    await fixtures.sandbox.bank.advance(customer, new Date("2026-01-06T00:00:00Z"));
    expect(await stripe.customers.retrieve(customer, { expand: ["test_clock"] })).toMatchObject({
      test_clock: { frozen_time: Date.parse("2026-01-06T00:00:00Z") / 1000 },
    });
  });

  it("never goes back, not even for a moment that has been", async () => {
    const { customer } = await fixtures.subscribe();
    await fixtures.sandbox.bank.advance(customer, new Date("2026-02-06T00:00:00Z"));
    await fixtures.sandbox.bank.advance(customer, new Date("2026-01-06T00:00:00Z"));
    expect((await fixtures.sandbox.bank.statement(customer)).now).toEqual(new Date("2026-02-06T00:00:00Z"));
  });
});
