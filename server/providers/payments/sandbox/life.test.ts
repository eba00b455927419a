import { beforeEach, describe, expect, it } from "vitest";
import { type SandboxFixtures, sandboxPerTest } from "./testing";

const open = sandboxPerTest();
let fixtures: SandboxFixtures;

beforeEach(() => {
  fixtures = open();
});

const seconds = (iso: string) => Date.parse(iso) / 1000;
const iso = (at: number | null | undefined) =>
  at ? new Date(at * 1000).toISOString().replace(".000Z", "Z") : null;

async function lookAt(subscription: string) {
  const found = await fixtures.stripe.subscriptions.retrieve(subscription);
  const [item] = found.items.data;
  return { ...found, start: item?.current_period_start, end: item?.current_period_end };
}

/** A customer's invoices, oldest first. */
async function invoicesOf(customer: string) {
  const { data } = await fixtures.stripe.invoices.list({ customer, limit: 100, expand: ["data.payments"] });
  return data.reverse();
}

const advance = (customer: string, to: string) => fixtures.sandbox.bank.advance(customer, new Date(to));

describe("buying", () => {
  it("makes a subscription that is active and paid at once without a trial", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    expect(await lookAt(subscription)).toMatchObject({
      status: "active",
      start: seconds("2026-01-05T12:00:00Z"),
      end: seconds("2026-02-05T12:00:00Z"),
      trial_end: null,
    });
    const [invoice] = await invoicesOf(customer);
    expect(invoice).toMatchObject({ status: "paid", amount_due: 799, amount_paid: 799, attempt_count: 1 });
    expect(invoice?.payments?.data).toMatchObject([{ status: "paid", amount_paid: 799 }]);
  });

  it("begins a trial without a payment, and bills when it ends", async () => {
    const { customer, subscription } = await fixtures.subscribe({ trialDays: 7 });
    expect(await lookAt(subscription)).toMatchObject({
      status: "trialing",
      trial_end: seconds("2026-01-12T12:00:00Z"),
      end: seconds("2026-01-12T12:00:00Z"),
    });
    expect(await invoicesOf(customer)).toMatchObject([{ status: "paid", amount_due: 0, amount_paid: 0 }]);
    await advance(customer, "2026-01-12T11:59:59Z");
    expect(await lookAt(subscription)).toMatchObject({ status: "trialing" });
    await advance(customer, "2026-01-12T12:00:00Z");
    expect(await lookAt(subscription)).toMatchObject({
      status: "active",
      end: seconds("2026-02-12T12:00:00Z"),
    });
    expect(await invoicesOf(customer)).toMatchObject([
      { amount_due: 0 },
      { status: "draft", amount_due: 799 },
    ]);
    await advance(customer, "2026-01-12T13:00:00Z");
    expect(await invoicesOf(customer)).toMatchObject([
      { amount_due: 0 },
      { status: "paid", amount_paid: 799 },
    ]);
  });

  it("takes a code's discount off the first payment only, also after a trial", async () => {
    const { customer } = await fixtures.subscribe({ trialDays: 7, promotionCode: " exams " });
    await advance(customer, "2026-02-13T12:00:00Z");
    const amounts = (await invoicesOf(customer)).map(({ amount_paid }) => amount_paid);
    expect(amounts).toEqual([0, 639, 799]);
  });

  it("buys nothing with a card that is declined, and can be tried again", async () => {
    const { stripe, sandbox } = fixtures;
    const customer = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price: "price_sandbox_month", quantity: 1 }],
      success_url: "http://classmate.example/done?session={CHECKOUT_SESSION_ID}",
    });
    expect(await sandbox.bank.payCheckout(session.id, { card: "declining" })).toMatchObject({
      ok: false,
      reason: "declined",
    });
    expect((await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data).toEqual([]);
    expect((await stripe.charges.list({ customer: customer.id })).data).toMatchObject([
      { status: "failed", failure_code: "card_declined", amount: 799 },
    ]);
    expect(await sandbox.bank.payCheckout(session.id, { card: "good" })).toEqual({
      ok: true,
      url: `http://classmate.example/done?session=${session.id}`,
    });
    expect(await sandbox.bank.payCheckout(session.id, { card: "good" })).toMatchObject({
      ok: false,
      reason: "closed",
    });
  });

  it("waits 23 hours for a first payment whose bank is not answered", async () => {
    const { customer, subscription } = await fixtures.subscribe({ card: "unconfirmed" });
    await advance(customer, "2026-01-06T10:59:59Z");
    expect(await lookAt(subscription)).toMatchObject({ status: "incomplete" });
    await advance(customer, "2026-01-06T11:00:00Z");
    expect(await lookAt(subscription)).toMatchObject({ status: "incomplete_expired" });
    expect(await invoicesOf(customer)).toMatchObject([{ status: "void", amount_paid: 0 }]);
  });

  it("begins when that payment is made in time", async () => {
    const { customer, subscription } = await fixtures.subscribe({ card: "unconfirmed" });
    await fixtures.sandbox.bank.setCard(customer, "good");
    const [invoice] = await invoicesOf(customer);
    expect(await fixtures.sandbox.bank.payInvoice(invoice?.id ?? "")).toBe(true);
    expect(await lookAt(subscription)).toMatchObject({ status: "active" });
  });

  it("closes a page nobody used within a day", async () => {
    const { stripe } = fixtures;
    const customer = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price: "price_sandbox_year", quantity: 1 }],
      success_url: "http://classmate.example/",
    });
    fixtures.pass(24 * 3_600_000);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "expired",
      url: null,
    });
  });
});

describe("renewing", () => {
  it("bills each month once, from the 31st on, also over a leap day", async () => {
    fixtures = open("2027-10-31T09:30:00Z");
    const { customer } = await fixtures.subscribe();
    await advance(customer, "2028-05-01T00:00:00Z");
    const periods = (await invoicesOf(customer)).map(({ lines: { data }, status, amount_paid }) => [
      iso(data[0]?.period.start),
      status,
      amount_paid,
    ]);
    expect(periods).toEqual(
      ["2027-10-31", "2027-11-30", "2027-12-31", "2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"].map(
        (day) => [`${day}T09:30:00Z`, "paid", 799],
      ),
    );
  });

  it("comes to the same in one step as day by day", async () => {
    const [first, second] = [await fixtures.subscribe(), await fixtures.subscribe()];
    await advance(first.customer, "2026-04-10T12:00:00Z");
    for (let day = 1; day <= 95; day += 1) {
      await fixtures.sandbox.bank.advance(
        second.customer,
        new Date(Date.UTC(2026, 0, 5, 12) + day * 86_400_000),
      );
    }
    const told = async (customer: string) =>
      (await invoicesOf(customer)).map(({ created, status, amount_paid, status_transitions, lines }) => ({
        created,
        status,
        amount_paid,
        paidAt: status_transitions.paid_at,
        period: lines.data[0]?.period,
      }));
    expect(await told(first.customer)).toEqual(await told(second.customer));
    expect(await told(first.customer)).toHaveLength(4);
  });

  it("happens when time merely passes, too", async () => {
    const { customer, subscription } = await fixtures.subscribe({ interval: "year" });
    fixtures.pass(366 * 86_400_000);
    expect(await lookAt(subscription)).toMatchObject({ end: seconds("2028-01-05T12:00:00Z") });
    const [, renewal] = await invoicesOf(customer);
    expect(renewal).toMatchObject({
      amount_paid: 5999,
      created: seconds("2027-01-05T12:00:00Z"),
      status_transitions: { paid_at: seconds("2027-01-05T13:00:00Z") },
    });
  });

  it("tries a failed payment again after 3, 5 and 7 days, then ends", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await fixtures.sandbox.bank.setCard(customer, "declining");
    const attempts: (string | null)[] = [];
    for (const day of ["02-05T13:00", "02-08T13:00", "02-13T13:00"]) {
      await advance(customer, `2026-${day}:00Z`);
      const invoice = (await invoicesOf(customer)).at(-1);
      expect(await lookAt(subscription)).toMatchObject({ status: "past_due" });
      attempts.push(iso(invoice?.next_payment_attempt));
    }
    expect(attempts).toEqual(["2026-02-08T13:00:00Z", "2026-02-13T13:00:00Z", "2026-02-20T13:00:00Z"]);
    await advance(customer, "2026-02-20T13:00:00Z");
    expect(await lookAt(subscription)).toMatchObject({
      status: "canceled",
      ended_at: seconds("2026-02-20T13:00:00Z"),
      cancellation_details: { reason: "payment_failed" },
    });
    expect((await invoicesOf(customer)).at(-1)).toMatchObject({
      status: "uncollectible",
      attempt_count: 4,
      amount_paid: 0,
    });
  });

  it("goes on when a late payment is made", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await fixtures.sandbox.bank.setCard(customer, "declining");
    await advance(customer, "2026-02-06T00:00:00Z");
    const invoice = (await invoicesOf(customer)).at(-1);
    expect(await fixtures.sandbox.bank.payInvoice(invoice?.id ?? "")).toBe(false);
    await fixtures.sandbox.bank.setCard(customer, "good");
    await advance(customer, "2026-02-09T00:00:00Z");
    expect(await lookAt(subscription)).toMatchObject({
      status: "active",
      end: seconds("2026-03-05T12:00:00Z"),
    });
    expect((await invoicesOf(customer)).at(-1)).toMatchObject({ status: "paid", attempt_count: 2 });
  });
});

describe("ending", () => {
  it("stays until the end of the period when cancelled, and bills nothing afterwards", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await fixtures.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    expect(await lookAt(subscription)).toMatchObject({
      status: "active",
      cancel_at: seconds("2026-02-05T12:00:00Z"),
    });
    await advance(customer, "2026-02-05T12:00:00Z");
    expect(await lookAt(subscription)).toMatchObject({
      status: "canceled",
      ended_at: seconds("2026-02-05T12:00:00Z"),
      canceled_at: seconds("2026-01-05T12:00:00Z"),
    });
    await advance(customer, "2027-02-05T12:00:00Z");
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  it("costs nothing when cancelled in the trial", async () => {
    const { customer, subscription } = await fixtures.subscribe({ trialDays: 14 });
    await fixtures.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await advance(customer, "2027-01-05T12:00:00Z");
    expect(await lookAt(subscription)).toMatchObject({
      status: "canceled",
      ended_at: seconds("2026-01-19T12:00:00Z"),
    });
    expect((await fixtures.stripe.charges.list({ customer })).data).toEqual([]);
  });

  it("goes on as before when resumed", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await fixtures.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await fixtures.stripe.subscriptions.update(subscription, { cancel_at: "" });
    expect(await lookAt(subscription)).toMatchObject({ cancel_at: null, canceled_at: null });
    await advance(customer, "2026-02-06T12:00:00Z");
    expect(await lookAt(subscription)).toMatchObject({ status: "active" });
    expect(await invoicesOf(customer)).toHaveLength(2);
  });

  it("collects nothing any more when ended at once, not even what was late", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await fixtures.sandbox.bank.setCard(customer, "declining");
    await advance(customer, "2026-02-06T12:00:00Z");
    await fixtures.stripe.subscriptions.cancel(subscription, { invoice_now: false, prorate: false });
    await fixtures.sandbox.bank.setCard(customer, "good");
    await advance(customer, "2027-02-06T12:00:00Z");
    expect(await invoicesOf(customer)).toMatchObject([
      { status: "paid" },
      { status: "open", auto_advance: false, amount_paid: 0 },
    ]);
    await expect(fixtures.stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(
      fixtures.stripe.subscriptions.update(subscription, { cancel_at_period_end: false }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it("leaves a renewal that is being drawn up unpaid when ended at once", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await advance(customer, "2026-02-05T12:30:00Z");
    await fixtures.stripe.subscriptions.cancel(subscription);
    await advance(customer, "2026-03-05T12:30:00Z");
    expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }, { status: "draft" }]);
  });
});
