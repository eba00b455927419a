import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestFixtures, TEST_PROMOTION, type TestFixtures } from "@/server/testing/fixtures";
import { createPaymentsInSandbox } from "./in-sandbox";
import type { CheckoutOrder, PaymentEvent } from "./port";

const START = new Date("2026-01-31T12:00:00Z");
const DAY_MS = 86_400_000;

type Shop = ReturnType<typeof createPaymentsInSandbox>;

/** A shop on the fixtures' database that keeps what is reported to it. */
function openShop({ deps }: TestFixtures) {
  const bodies: { readonly body: string; readonly signature: string }[] = [];
  const shop = createPaymentsInSandbox({
    db: deps.db,
    webhookSecret: "whsec_ofourown",
    siteUrl: deps.siteUrl,
    now: () => START,
    newId: () => crypto.randomUUID(),
    promotion: TEST_PROMOTION,
    deliver: async (body, signature) => void bodies.push({ body, signature }),
  });
  const events = async (): Promise<PaymentEvent[]> => {
    await shop.sandbox.bank.deliverPending();
    return Promise.all(bodies.map(({ body, signature }) => shop.payments.readEvent(body, signature)));
  };
  return { ...shop, bodies, events };
}

async function customerOf({
  payments,
}: Shop): Promise<{ readonly customerId: string; readonly userId: string }> {
  const userId = crypto.randomUUID();
  return { userId, customerId: await payments.createCustomer({ userId, email: "mila@example.org" }) };
}

const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

/** Buys, and answers with a look at what there is now. */
async function buy(shop: Shop, changes: Partial<CheckoutOrder> = {}, card: "good" | "declining" = "good") {
  const { customerId, userId } = await customerOf(shop);
  const url = await shop.payments.openCheckout({
    customerId,
    userId,
    interval: "month",
    trialDays: 0,
    promotionCode: null,
    successUrl: "http://classmate.example/billing?checkout=done",
    cancelUrl: "http://classmate.example/billing?checkout=back",
    ...changes,
  });
  const session = url.split("/").at(-1) ?? "";
  const outcome = await shop.sandbox.bank.payCheckout(session, { card });
  const look = () => shop.payments.look(customerId);
  const [first] = (await look()).subscriptions;
  return { customerId, userId, outcome, look, id: first?.id ?? "" };
}

describe("the adapter, with the sandbox in Stripe's place", () => {
  it("makes one customer per account, also for twenty calls at once", async () => {
    const shop = openShop(fixtures);
    const userId = crypto.randomUUID();
    const calls = Array.from({ length: 20 }, () =>
      shop.payments.createCustomer({ userId, email: "noor@example.org" }),
    );
    expect(new Set(await Promise.all(calls)).size).toBe(1);
  });

  it("sells a month from the moment it is paid", async () => {
    const { look, userId } = await buy(openShop(fixtures));
    expect(await look()).toMatchObject({
      userId,
      subscriptions: [
        {
          status: "active",
          interval: "month",
          startedAt: START,
          periodStart: START,
          periodEnd: new Date("2026-02-28T12:00:00Z"),
          cancelsAt: null,
        },
      ],
      invoices: [
        {
          status: "paid",
          amountDue: 799,
          amountPaid: 799,
          periodStart: START,
          periodEnd: new Date("2026-02-28T12:00:00Z"),
        },
      ],
    });
  });

  it("takes a fifth off the first payment of a promotion's code, and nothing off the second", async () => {
    const shop = openShop(fixtures);
    const { customerId, look } = await buy(shop, { promotionCode: TEST_PROMOTION.code });
    await shop.sandbox.bank.advance(customerId, inDays(31));
    const paid = (await look()).invoices.map(({ amountPaid }) => amountPaid);
    expect(paid).toEqual([799, 639]);
  });

  it("bills nobody who cancelled in the trial", async () => {
    const shop = openShop(fixtures);
    const { customerId, id, look } = await buy(shop, { trialDays: 7 });
    await shop.payments.cancel(id);
    expect((await look()).subscriptions[0]).toMatchObject({ status: "trialing", cancelsAt: inDays(7) });
    await shop.sandbox.bank.advance(customerId, inDays(400));
    const { subscriptions, invoices, clockAt } = await look();
    expect(subscriptions).toMatchObject([{ status: "canceled", endedAt: inDays(7) }]);
    expect(invoices.map(({ amountPaid }) => amountPaid)).toEqual([0]);
    expect(clockAt).toEqual(inDays(400));
  });

  it("takes a cancellation back, and goes on", async () => {
    const shop = openShop(fixtures);
    const { customerId, id, look } = await buy(shop);
    await shop.payments.cancel(id);
    await shop.payments.resume(id);
    await shop.sandbox.bank.advance(customerId, inDays(31));
    expect((await look()).subscriptions).toMatchObject([{ status: "active", cancelsAt: null }]);
  });

  it("is too late to resume or change what has ended", async () => {
    const shop = openShop(fixtures);
    const { id } = await buy(shop);
    await shop.payments.end(id, { refund: false });
    await expect(shop.payments.resume(id)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    await expect(shop.payments.change(id, "year")).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    await shop.payments.cancel(id);
    await shop.payments.end(id, { refund: false });
  });

  it("ends what is late at once when it is cancelled, and never tries the payment again", async () => {
    const shop = openShop(fixtures);
    const { customerId, id, look } = await buy(shop);
    await shop.sandbox.bank.setCard(customerId, "declining");
    await shop.sandbox.bank.advance(customerId, inDays(29));
    expect((await look()).subscriptions).toMatchObject([{ status: "past_due" }]);
    await shop.payments.cancel(id);
    await shop.sandbox.bank.setCard(customerId, "good");
    await shop.sandbox.bank.advance(customerId, inDays(400));
    const { subscriptions, invoices } = await look();
    expect(subscriptions).toMatchObject([{ status: "canceled" }]);
    expect(invoices.map(({ status, amountPaid }) => [status, amountPaid])).toEqual([
      ["void", 0],
      ["paid", 799],
    ]);
  });

  it("changes to a year for the difference, or not at all", async () => {
    const shop = openShop(fixtures);
    const { customerId, id, look } = await buy(shop);
    await shop.sandbox.bank.advance(customerId, inDays(14));
    await shop.sandbox.bank.setCard(customerId, "declining");
    await expect(shop.payments.change(id, "year")).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    expect((await look()).subscriptions).toMatchObject([{ interval: "month", status: "active" }]);
    await shop.sandbox.bank.setCard(customerId, "good");
    await shop.payments.change(id, "year");
    const { subscriptions, invoices } = await look();
    expect(subscriptions).toMatchObject([
      { interval: "year", periodStart: inDays(14), periodEnd: new Date("2027-02-14T12:00:00Z") },
    ]);
    const charged = invoices.find(({ amountPaid }) => amountPaid > 799);
    expect(charged).toMatchObject({ periodStart: inDays(14), amountPaid: 5_599 });
  });

  it("gives the last payment back, once", async () => {
    const shop = openShop(fixtures);
    const { id, look } = await buy(shop);
    await shop.payments.end(id, { refund: true });
    await shop.payments.end(id, { refund: true });
    const { subscriptions, invoices } = await look();
    expect(subscriptions).toMatchObject([{ status: "canceled", endedAt: START }]);
    expect(invoices).toMatchObject([{ amountPaid: 799, amountRefunded: 799 }]);
  });

  it.each([
    ["won", false, false],
    ["lost", true, true],
  ] as const)("sees a dispute that is opened, and %s", async (outcome, disputed, disputeLost) => {
    const shop = openShop(fixtures);
    const { look } = await buy(shop);
    const invoiceId = (await look()).invoices[0]?.id ?? "";
    await shop.sandbox.bank.openDispute(invoiceId);
    expect((await look()).invoices).toMatchObject([{ disputed: true, disputeLost: false }]);
    await shop.sandbox.bank.closeDispute(invoiceId, outcome);
    expect((await look()).invoices).toMatchObject([{ disputed, disputeLost }]);
  });

  it("sells nothing to a card that is declined", async () => {
    const { outcome, look } = await buy(openShop(fixtures), {}, "declining");
    expect(outcome).toMatchObject({ ok: false, reason: "declined" });
    const { subscriptions, invoices } = await look();
    expect(subscriptions.filter(({ status }) => status !== "incomplete")).toEqual([]);
    expect(invoices.filter(({ amountPaid }) => amountPaid > 0)).toEqual([]);
  });

  it("closes a page that is open when another is opened", async () => {
    const shop = openShop(fixtures);
    const { customerId, userId } = await customerOf(shop);
    const order = {
      customerId,
      userId,
      interval: "year",
      trialDays: 0,
      promotionCode: null,
      successUrl: "http://classmate.example/billing?checkout=done",
      cancelUrl: "http://classmate.example/billing?checkout=back",
    } as const;
    const [first, second] = [
      await shop.payments.openCheckout(order),
      await shop.payments.openCheckout(order),
    ];
    const pay = (url: string) => shop.sandbox.bank.payCheckout(url.split("/").at(-1) ?? "", { card: "good" });
    expect(await pay(first)).toMatchObject({ ok: false, reason: "closed" });
    expect(await pay(second)).toMatchObject({ ok: true });
  });

  it("leaves nothing of a customer that is deleted, and makes a new one for the account", async () => {
    const shop = openShop(fixtures);
    const { customerId, userId, look } = await buy(shop);
    await shop.payments.deleteCustomer(customerId);
    await shop.payments.deleteCustomer(customerId);
    const { subscriptions, ...rest } = await look();
    expect(rest).toMatchObject({ userId: null });
    expect(subscriptions.filter(({ endedAt }) => endedAt === null)).toEqual([]);
    const again = await shop.payments.createCustomer({ userId, email: "mila@example.org" });
    expect(again).not.toBe(customerId);
  });

  it("reports with a signature the adapter accepts, each event about its customer, and to be fetched again", async () => {
    const shop = openShop(fixtures);
    const { customerId, look } = await buy(shop, { trialDays: 7 });
    await shop.sandbox.bank.advance(customerId, inDays(8));
    const paid = (await look()).invoices.find(({ amountPaid }) => amountPaid > 0)?.id ?? "";
    await shop.sandbox.bank.openDispute(paid);
    const events = (await shop.events()).filter((one) => one.customerId === customerId);
    const types = new Set(events.map(({ type }) => type));
    for (const type of [
      "checkout.session.completed",
      "customer.subscription.created",
      "invoice.paid",
      "charge.dispute.created",
    ])
      expect(types).toContain(type);
    const [event] = events;
    if (!event) throw new Error("nothing was reported");
    expect(await shop.payments.findEvent(event.id)).toEqual(event);
  });

  it("is not deceived by an event signed with another secret", async () => {
    const shop = openShop(fixtures);
    await customerOf(shop);
    await shop.events();
    const body = shop.bodies[0]?.body ?? "";
    const forged = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: "whsec_another",
      timestamp: START.getTime() / 1000,
    });
    expect(body).not.toBe("");
    await expect(shop.payments.readEvent(body, forged)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("lists the customers of its accounts", async () => {
    const shop = openShop(fixtures);
    const { customerId } = await customerOf(shop);
    const ids: string[] = [];
    for await (const id of shop.payments.listCustomers()) ids.push(id);
    expect(ids).toContain(customerId);
  });
});
