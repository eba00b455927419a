import { beforeEach, describe, expect, it } from "vitest";
import { type SandboxFixtures, sandboxPerTest } from "./testing";

const open = sandboxPerTest();
let fixtures: SandboxFixtures;

beforeEach(() => {
  fixtures = open();
});

const types = () => fixtures.received.map(({ type }) => type);

describe("events", () => {
  it("are received signed, each once, in the order in which things happened", async () => {
    await fixtures.subscribe({ trialDays: 7 });
    expect(types()).toEqual([
      "customer.updated",
      "customer.subscription.created",
      "invoice.paid",
      "checkout.session.completed",
    ]);
    expect(new Set(fixtures.received.map(({ id }) => id)).size).toBe(fixtures.received.length);
  });

  it("tell how things were when they happened", async () => {
    const { customer } = await fixtures.subscribe();
    await fixtures.sandbox.bank.advance(customer, new Date("2026-02-10T00:00:00Z"));
    const begun = fixtures.received.findLast(({ type }) => type === "customer.subscription.updated");
    expect(begun).toMatchObject({
      created: Date.parse("2026-02-05T12:00:00Z") / 1000,
      data: {
        object: { items: { data: [{ current_period_end: Date.parse("2026-03-05T12:00:00Z") / 1000 }] } },
      },
      api_version: "2026-10-28.endive",
      livemode: false,
    });
    const paid = fixtures.received.findLast(({ type }) => type === "invoice.paid");
    expect(paid).toMatchObject({
      created: Date.parse("2026-02-05T13:00:00Z") / 1000,
      data: { object: { status: "paid" } },
    });
  });

  it("stay pending while nobody receives them, and are sent again", async () => {
    fixtures.onReceive(async () => {
      throw new Error("nobody is there");
    });
    const { id } = await fixtures.stripe.customers.create({});
    await fixtures.stripe.customers.update(id, { name: "A pupil" });
    expect(await fixtures.sandbox.bank.deliverPending()).toBe(1);
    expect(fixtures.received).toEqual([]);
    fixtures.onReceive(async () => {});
    fixtures.pass(3_600_000);
    await fixtures.sandbox.bank.setCard(id, "good");
    expect(types()).toEqual(["customer.updated", "customer.updated"]);
    expect(await fixtures.sandbox.bank.deliverPending()).toBe(0);
    const [first] = fixtures.received;
    expect(await fixtures.stripe.events.retrieve(first?.id ?? "")).toMatchObject({
      pending_webhooks: 0,
      data: { object: { name: "A pupil", invoice_settings: { default_payment_method: null } } },
    });
  });

  it("are given up after three days", async () => {
    fixtures.onReceive(async () => {
      throw new Error("nobody is there");
    });
    const { id } = await fixtures.stripe.customers.create({});
    await fixtures.stripe.customers.del(id);
    expect(await fixtures.sandbox.bank.deliverPending()).toBe(1);
    fixtures.onReceive(async () => {});
    fixtures.pass(3 * 86_400_000 + 1_000);
    expect(await fixtures.sandbox.bank.deliverPending()).toBe(0);
    expect(fixtures.received).toEqual([]);
  });

  it("are not reported of what was taken back", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await fixtures.sandbox.bank.setCard(customer, "declining");
    const before = types().length;
    const { items } = await fixtures.stripe.subscriptions.retrieve(subscription);
    await expect(
      fixtures.stripe.subscriptions.update(subscription, {
        items: [{ id: items.data[0]?.id ?? "", price: "price_sandbox_year" }],
        payment_behavior: "error_if_incomplete",
      }),
    ).rejects.toMatchObject({ statusCode: 402 });
    await fixtures.sandbox.bank.deliverPending();
    expect(types()).toHaveLength(before);
  });

  it("can be received by who asks the sandbox in return", async () => {
    const asked: string[] = [];
    fixtures.onReceive(async (event) => {
      const { customer } = event.data.object as { customer?: string };
      if (event.type !== "customer.subscription.created" || !customer) return;
      const { data } = await fixtures.stripe.subscriptions.list({ customer });
      asked.push(...data.map(({ id }) => id));
      await fixtures.stripe.customers.update(customer, { name: "seen" });
    });
    const { subscription } = await fixtures.subscribe();
    expect(asked).toEqual([subscription]);
    expect(types().at(-1)).toBe("customer.updated");
  });

  it("tell of what came by itself as soon as anyone looks", async () => {
    const { customer } = await fixtures.subscribe();
    const before = types().length;
    fixtures.pass(31 * 86_400_000 + 3_600_000);
    await fixtures.stripe.subscriptions.list({ customer });
    await fixtures.sandbox.bank.deliverPending();
    expect(types().slice(before)).toEqual(["customer.subscription.updated", "invoice.paid"]);
  });
});
