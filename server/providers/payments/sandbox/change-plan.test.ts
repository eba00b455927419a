import { beforeEach, describe, expect, it } from "vitest";
import { SANDBOX_PRICES } from "./index";
import { type SandboxFixtures, sandboxPerTest } from "./testing";

const open = sandboxPerTest();
let fixtures: SandboxFixtures;

beforeEach(() => {
  fixtures = open();
});

const seconds = (iso: string) => Date.parse(iso) / 1000;

async function change(subscription: string, interval: "month" | "year") {
  const { items } = await fixtures.stripe.subscriptions.retrieve(subscription);
  return fixtures.stripe.subscriptions.update(subscription, {
    items: [{ id: items.data[0]?.id ?? "", price: SANDBOX_PRICES[interval] }],
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
}

async function invoicesOf(customer: string) {
  const { data } = await fixtures.stripe.invoices.list({ customer, limit: 100 });
  return data.reverse();
}

async function balanceOf(customer: string) {
  const found = await fixtures.stripe.customers.retrieve(customer);
  return found.deleted ? null : found.balance;
}

const advance = (customer: string, to: string) => fixtures.sandbox.bank.advance(customer, new Date(to));

describe("changing from monthly to annual", () => {
  it("gives back the unused time, bills the year at once and begins it now", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    // Half of the 31 days.
    await advance(customer, "2026-01-21T00:00:00Z");
    const changed = await change(subscription, "year");
    expect(changed).toMatchObject({
      status: "active",
      billing_cycle_anchor: seconds("2026-01-21T00:00:00Z"),
      items: {
        data: [
          {
            price: { id: SANDBOX_PRICES.year },
            current_period_start: seconds("2026-01-21T00:00:00Z"),
            current_period_end: seconds("2027-01-21T00:00:00Z"),
          },
        ],
      },
    });
    const invoice = (await invoicesOf(customer)).at(-1);
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-400, 5999]);
    expect(invoice).toMatchObject({ billing_reason: "subscription_update", total: 5599, amount_paid: 5599 });
    await advance(customer, "2027-01-21T01:00:00Z");
    expect((await invoicesOf(customer)).at(-1)).toMatchObject({ amount_paid: 5999 });
    expect(await invoicesOf(customer)).toHaveLength(3);
  });

  it("gives back no more than was paid, with a code", async () => {
    const { customer, subscription } = await fixtures.subscribe({ promotionCode: "EXAMS" });
    await change(subscription, "year");
    expect((await invoicesOf(customer)).at(-1)).toMatchObject({ total: 5999 - 639 });
  });

  it("changes nothing when the payment is declined", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await fixtures.sandbox.bank.setCard(customer, "declining");
    const before = await fixtures.stripe.subscriptions.retrieve(subscription);
    await expect(change(subscription, "year")).rejects.toMatchObject({
      statusCode: 402,
      code: "card_declined",
    });
    expect(await fixtures.stripe.subscriptions.retrieve(subscription)).toEqual(before);
    expect(await invoicesOf(customer)).toHaveLength(1);
    expect(await balanceOf(customer)).toBe(0);
  });

  it("is late rather than refused where the request allows it", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await fixtures.sandbox.bank.setCard(customer, "declining");
    const { items } = await fixtures.stripe.subscriptions.retrieve(subscription);
    const changed = await fixtures.stripe.subscriptions.update(subscription, {
      items: [{ id: items.data[0]?.id ?? "", price: SANDBOX_PRICES.year }],
      proration_behavior: "always_invoice",
    });
    expect(changed.status).toBe("past_due");
    await fixtures.sandbox.bank.setCard(customer, "good");
    await advance(customer, "2026-01-08T12:00:00Z");
    expect(await fixtures.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: "active" });
  });

  it("costs nothing in a trial, which goes on; then the year is billed", async () => {
    const { customer, subscription } = await fixtures.subscribe({ trialDays: 7 });
    await change(subscription, "year");
    expect(await invoicesOf(customer)).toHaveLength(1);
    await advance(customer, "2026-01-12T13:00:00Z");
    expect((await invoicesOf(customer)).at(-1)).toMatchObject({ amount_paid: 5999 });
    expect(await fixtures.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      items: { data: [{ current_period_end: seconds("2027-01-12T12:00:00Z") }] },
    });
  });

  it("is nothing when it is annual already", async () => {
    const { customer, subscription } = await fixtures.subscribe({ interval: "year" });
    await change(subscription, "year");
    expect(await invoicesOf(customer)).toHaveLength(1);
  });
});

describe("changing from annual to monthly", () => {
  it("keeps what is left over, and pays the next months from it to the last cent", async () => {
    const { customer, subscription } = await fixtures.subscribe({ interval: "year" });
    // 73 of 365 days are used: a fifth.
    await advance(customer, "2026-03-19T12:00:00Z");
    await change(subscription, "month");
    const left = 5999 - 1200;
    expect((await invoicesOf(customer)).at(-1)).toMatchObject({
      total: 799 - left,
      amount_due: 0,
      amount_paid: 0,
      status: "paid",
    });
    expect(await balanceOf(customer)).toBe(799 - left);
    await advance(customer, "2026-09-20T12:00:00Z");
    const months = (await invoicesOf(customer)).slice(2);
    expect(months.map(({ amount_paid }) => amount_paid)).toEqual([0, 0, 0, 0, 0, 794]);
    expect(await balanceOf(customer)).toBe(0);
    const paid = (await invoicesOf(customer)).reduce((sum, { amount_paid }) => sum + amount_paid, 0);
    // What the year cost for 73 days, and seven months.
    expect(paid).toBe(1200 + 7 * 799);
  });

  it("gives back what a withdrawn invoice took from what was left", async () => {
    const { customer, subscription } = await fixtures.subscribe({ interval: "year" });
    await advance(customer, "2026-03-19T12:00:00Z");
    await change(subscription, "month");
    await fixtures.sandbox.bank.setCard(customer, "declining");
    await advance(customer, "2026-09-20T12:00:00Z");
    const late = (await invoicesOf(customer)).at(-1);
    expect(late).toMatchObject({ status: "open", amount_due: 794, starting_balance: -5 });
    expect(await balanceOf(customer)).toBe(0);
    await fixtures.stripe.invoices.voidInvoice(late?.id ?? "");
    expect(await balanceOf(customer)).toBe(-5);
  });
});

describe("changing what was cancelled", () => {
  it("ends with the new period", async () => {
    const { customer, subscription } = await fixtures.subscribe();
    await fixtures.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    expect(await change(subscription, "year")).toMatchObject({ cancel_at: seconds("2027-01-05T12:00:00Z") });
    await advance(customer, "2027-01-05T12:00:00Z");
    expect(await fixtures.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: "canceled",
      ended_at: seconds("2027-01-05T12:00:00Z"),
    });
  });
});
