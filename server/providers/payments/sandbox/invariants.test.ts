import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Books, openBooks } from "./books";
import { setCancelled } from "./cancellation";
import { attachCard } from "./card";
import { priceOf, SANDBOX_PRICES } from "./catalogue";
import { changePlan } from "./change-plan";
import { collect } from "./invoice-life";
import { settle } from "./settle";
import type { CustomerObject, SubscriptionObject } from "./shapes";
import { afterPayment, endSubscription, isLive, makeSubscription, startBilling } from "./subscription-life";

const START = Date.UTC(2027, 11, 31, 10) / 1000;

type Step =
  | { readonly what: "wait"; readonly hours: number }
  | { readonly what: "card"; readonly good: boolean }
  | { readonly what: "change"; readonly interval: "month" | "year" }
  | { readonly what: "cancel" | "resume" | "pay" };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 2_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("card" as const), good: fc.boolean() }) },
  fc.record({
    what: fc.constant("change" as const),
    interval: fc.constantFrom("month" as const, "year" as const),
  }),
  fc.record({ what: fc.constantFrom("cancel" as const, "resume" as const, "pay" as const) }),
);

function begin(trialDays: number): { books: Books; subscription: SubscriptionObject } {
  let ids = 0;
  const customer: CustomerObject = {
    id: "cus_1",
    object: "customer",
    created: START,
    livemode: false,
    email: null,
    name: null,
    description: null,
    metadata: {},
    balance: 0,
    currency: null,
    delinquent: false,
    invoice_prefix: "A",
    next_invoice_sequence: 1,
    invoice_settings: { default_payment_method: null },
    test_clock: null,
  };
  const siteUrl = "http://classmate.example";
  const books = openBooks({ customer, objects: [customer], now: START, siteUrl, newId: () => `${++ids}` });
  attachCard(books, "good");
  const price = priceOf(SANDBOX_PRICES.month);
  const subscription = makeSubscription(books, { price, trialDays, metadata: {} });
  startBilling(books, subscription);
  return { books, subscription };
}

function take(books: Books, subscription: SubscriptionObject, taken: Step): void {
  if (taken.what === "wait") settle(books, books.now + taken.hours * 3_600);
  else if (taken.what === "card") attachCard(books, taken.good ? "good" : "declining");
  else if (!isLive(subscription)) return;
  else if (taken.what === "change") {
    changePlan(books, subscription, { price: priceOf(SANDBOX_PRICES[taken.interval]), orNothing: false });
  } else if (taken.what === "pay") {
    for (const invoice of books.list("invoice").filter(({ status }) => status === "open")) {
      collect(books, invoice, false);
      afterPayment(books, subscription);
    }
  } else setCancelled(books, subscription, taken.what === "cancel");
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Amounts a customer's money is in, which must come to the same. */
function account(books: Books) {
  const invoices = books.list("invoice");
  const charged = books.list("charge").filter(({ status }) => status === "succeeded");
  const closed = invoices.filter(({ status }) => status === "paid");
  // A balance below nothing is money the customer has left; what an unpaid invoice took of it brings it nearer to nothing.
  const taken = invoices
    .filter(({ status }) => status === "open" || status === "uncollectible")
    .map((invoice) => (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance);
  return {
    paid: sum(charged.map(({ amount }) => amount)),
    billed: sum(closed.map(({ total }) => total)),
    left: books.customer.balance,
    held: sum(taken),
  };
}

describe("whatever a customer does, in whatever order", () => {
  const lives = fc.record({ trialDays: fc.constantFrom(0, 7), steps: fc.array(step, { maxLength: 25 }) });

  it("every cent that was paid was billed, or is left for later", () => {
    fc.assert(
      fc.property(lives, ({ trialDays, steps }) => {
        const { books, subscription } = begin(trialDays);
        for (const taken of steps) take(books, subscription, taken);
        const { paid, billed, left, held } = account(books);
        expect(paid).toBe(billed - left + held);
        expect(left).toBeLessThanOrEqual(0);
        for (const invoice of books.list("invoice")) {
          expect([0, invoice.amount_due]).toContain(invoice.amount_paid);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("nothing is tried or drawn up after a subscription has ended", () => {
    fc.assert(
      fc.property(lives, ({ trialDays, steps }) => {
        const { books, subscription } = begin(trialDays);
        for (const taken of steps) take(books, subscription, taken);
        settle(books, books.now + 3_600);
        if (isLive(subscription)) endSubscription(books, subscription, "cancellation_requested");
        const before = [books.list("charge").length, books.list("invoice").length];
        attachCard(books, "good");
        settle(books, books.now + 3 * 366 * 86_400);
        expect([books.list("charge").length, books.list("invoice").length]).toEqual(before);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("what was cancelled ends with its period, and nothing is paid for it afterwards", () => {
    fc.assert(
      fc.property(lives, ({ trialDays, steps }) => {
        const { books, subscription } = begin(trialDays);
        for (const taken of steps) take(books, subscription, taken);
        attachCard(books, "good");
        settle(books, books.now + 9 * 86_400);
        fc.pre(isLive(subscription));
        setCancelled(books, subscription, true);
        const paid = () => account(books).paid;
        settle(books, books.now + 3_600);
        const before = paid();
        settle(books, books.now + 400 * 86_400);
        expect(subscription.status).toBe("canceled");
        expect(subscription.ended_at).toBe(subscription.cancel_at);
        expect(paid()).toBe(before);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("periods follow each other without a gap", () => {
    fc.assert(
      fc.property(lives, ({ trialDays, steps }) => {
        const { books, subscription } = begin(trialDays);
        for (const taken of steps) take(books, subscription, taken);
        const periods = books
          .list("invoice")
          .flatMap(({ lines }) => lines.data)
          .filter(({ parent }) => !parent.subscription_item_details.proration)
          .map(({ period }) => period);
        for (const [index, period] of periods.entries()) {
          expect(period.start).toBeLessThan(period.end);
          const next = periods[index + 1];
          if (next) expect(next.start).toBeLessThanOrEqual(period.end);
          if (next) expect(next.start).toBeGreaterThanOrEqual(period.start);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("time in one step and in many comes to the same", () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 8_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(cuts, fc.boolean(), fc.constantFrom(0, 7), (hours, good, trialDays) => {
        const [one, many] = [begin(trialDays), begin(trialDays)];
        for (const { books } of [one, many]) attachCard(books, good ? "good" : "declining");
        for (const part of hours) settle(many.books, many.books.now + part * 3_600);
        settle(one.books, many.books.now);
        expect(many.books.objects()).toEqual(one.books.objects());
        expect(many.books.events()).toEqual(one.books.events());
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
