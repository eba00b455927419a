import { describe, expect, it } from "vitest";
import { charge, dispute } from "./__fixtures__/money";
import {
  ACCOUNT,
  at,
  CUSTOMER,
  customer,
  deletedCustomer,
  invoice,
  item,
  line,
  list,
  payment,
  price,
  subscription,
} from "./__fixtures__/objects";
import { type Routes, refusal, scriptStripe } from "./testing";

const MARCH = { start: at("2026-03-01T10:00:00Z"), end: at("2026-04-01T10:00:00Z") };
const day = (iso: string) => new Date(iso);

/** A customer with one subscription, its invoice and payment. */
function life(changes: Routes = {}): Routes {
  return {
    [`GET /v1/customers/${CUSTOMER}`]: () => customer(),
    "GET /v1/subscriptions": () => list([subscription()]),
    "GET /v1/invoices": () => list([invoice()]),
    "GET /v1/charges": () => list([charge()]),
    ...changes,
  };
}

const look = (changes: Routes = {}) => scriptStripe(life(changes)).payments.look(CUSTOMER);

describe("a look at a customer", () => {
  it("asks for the customer, all subscriptions, invoices with their payments, and charges", async () => {
    const { payments, asked } = scriptStripe(life());
    await payments.look(CUSTOMER);
    const found = asked.map(({ method, path, params }) => ({ method, path, params }));
    expect(found[0]).toEqual({
      method: "GET",
      path: `/v1/customers/${CUSTOMER}`,
      params: { "expand[0]": "test_clock" },
    });
    expect(found.slice(1)).toEqual([
      {
        method: "GET",
        path: "/v1/subscriptions",
        params: { customer: CUSTOMER, status: "all", limit: "100" },
      },
      {
        method: "GET",
        path: "/v1/invoices",
        params: { customer: CUSTOMER, "expand[0]": "data.payments", limit: "100" },
      },
      { method: "GET", path: "/v1/charges", params: { customer: CUSTOMER, limit: "100" } },
    ]);
  });

  it("tells account, subscription and invoice in the product's terms", async () => {
    expect(await look()).toEqual({
      customerId: CUSTOMER,
      userId: ACCOUNT,
      clockAt: null,
      subscriptions: [
        {
          id: "sub_1",
          status: "active",
          interval: "month",
          startedAt: day("2026-03-01T10:00:00Z"),
          trialEndsAt: null,
          periodStart: day("2026-03-01T10:00:00Z"),
          periodEnd: day("2026-04-01T10:00:00Z"),
          cancelsAt: null,
          endedAt: null,
        },
      ],
      invoices: [
        {
          id: "in_1",
          subscriptionId: "sub_1",
          number: "A1B2C3D4-0001",
          status: "paid",
          currency: "usd",
          amountDue: 799,
          amountPaid: 799,
          amountRefunded: 0,
          disputed: false,
          disputeLost: false,
          periodStart: day("2026-03-01T10:00:00Z"),
          periodEnd: day("2026-04-01T10:00:00Z"),
          createdAt: day("2026-03-01T10:00:00Z"),
          paidAt: day("2026-03-01T10:00:00Z"),
          url: "https://invoice.stripe.com/i/acct_1/test_1",
        },
      ],
    });
  });

  it("tells the time of a test clock", async () => {
    const clock = {
      id: "clock_1",
      object: "test_helpers.test_clock",
      created: MARCH.start,
      deletes_after: MARCH.end,
      frozen_time: MARCH.end,
      livemode: false,
      name: null,
      status: "ready",
      status_details: {},
    } as const;
    const moved = await look({ [`GET /v1/customers/${CUSTOMER}`]: () => customer({ test_clock: clock }) });
    expect(moved.clockAt).toEqual(day("2026-04-01T10:00:00Z"));
  });

  it("finds nothing of a customer that Stripe never knew, and asks no further", async () => {
    const { payments, lines } = scriptStripe({});
    expect(await payments.look("cus_unknown")).toEqual({
      customerId: "cus_unknown",
      userId: null,
      clockAt: null,
      subscriptions: [],
      invoices: [],
    });
    expect(lines()).toEqual(["GET /v1/customers/cus_unknown"]);
  });

  it("knows no account of a deleted customer, but what it had", async () => {
    const gone = await look({ [`GET /v1/customers/${CUSTOMER}`]: () => deletedCustomer() });
    expect([gone.userId, gone.subscriptions.length, gone.invoices.length]).toEqual([null, 1, 1]);
  });

  it("finds nothing of a deleted customer whose lists went with it", async () => {
    const { payments } = scriptStripe({ [`GET /v1/customers/${CUSTOMER}`]: () => deletedCustomer() });
    const { userId, subscriptions, invoices } = await payments.look(CUSTOMER);
    expect({ userId, subscriptions, invoices }).toEqual({ userId: null, subscriptions: [], invoices: [] });
  });

  it("does not take a refusal in the middle for an empty list", async () => {
    await expect(
      look({ "GET /v1/invoices": () => refusal(400, { code: "resource_missing" }) }),
    ).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
  });

  it("does not take a state it does not know for one it knows", async () => {
    await expect(
      look({ "GET /v1/subscriptions": () => list([subscription({ status: "dormant" })]) }),
    ).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE", cause: { code: "look malformed status" } });
  });

  it("reads lists of several pages to their end", async () => {
    const pages: Routes = {
      "GET /v1/subscriptions": ({ params }) =>
        params.starting_after === "sub_1"
          ? list([subscription({ id: "sub_2" })])
          : list([subscription()], true),
      "GET /v1/invoices": ({ params }) =>
        params.starting_after === "in_1" ? list([invoice({ id: "in_2" })]) : list([invoice()], true),
    };
    const { subscriptions, invoices } = await look(pages);
    expect(subscriptions.map(({ id }) => id)).toEqual(["sub_1", "sub_2"]);
    expect(invoices.map(({ id }) => id)).toEqual(["in_1", "in_2"]);
  });
});

describe("a subscription", () => {
  const read = async (changes: Parameters<typeof subscription>[0]) => {
    const state = await look({ "GET /v1/subscriptions": () => list([subscription(changes)]) });
    return state.subscriptions[0];
  };

  it("is annual when its price recurs every year", async () => {
    const annual = await read({ items: list([item({ price: price("price_year", "year") })]) });
    expect(annual).toMatchObject({ interval: "year" });
  });

  it("keeps its interval when its price is no longer sold", async () => {
    const old = await read({ items: list([item({ price: price("price_of_long_ago", "year") })]) });
    expect(old).toMatchObject({ interval: "year" });
  });

  it("is read by its plan where an operator put something else beside it", async () => {
    const other = item({ price: price("price_other", "week"), current_period_end: MARCH.start + 1 });
    const both = await read({ items: list([other, item()]) });
    expect(both).toMatchObject({ interval: "month", periodEnd: day("2026-04-01T10:00:00Z") });
  });

  it("that is for nothing of ours is left out", async () => {
    expect(await read({ items: list([item({ price: price("price_other", "week") })]) })).toBeUndefined();
  });

  it("ends with its period when it was cancelled that way", async () => {
    const cancelled = await read({ cancel_at_period_end: true, cancel_at: MARCH.end });
    expect(cancelled).toMatchObject({ cancelsAt: day("2026-04-01T10:00:00Z") });
    const bare = await read({ cancel_at_period_end: true });
    expect(bare).toMatchObject({ cancelsAt: day("2026-04-01T10:00:00Z") });
  });

  it("ends on the day it was cancelled for", async () => {
    const cancelled = await read({ cancel_at: at("2026-03-20T00:00:00Z") });
    expect(cancelled).toMatchObject({ cancelsAt: day("2026-03-20T00:00:00Z") });
  });

  it("tells its trial's end and its own", async () => {
    const ended = await read({
      status: "canceled",
      trial_end: at("2026-03-08T10:00:00Z"),
      ended_at: at("2026-03-09T10:00:00Z"),
    });
    expect(ended).toMatchObject({
      status: "canceled",
      trialEndsAt: day("2026-03-08T10:00:00Z"),
      endedAt: day("2026-03-09T10:00:00Z"),
    });
  });
});

describe("an invoice", () => {
  const read = async (changes: Parameters<typeof invoice>[0], others: Routes = {}) => {
    const state = await look({ "GET /v1/invoices": () => list([invoice(changes)]), ...others });
    return state.invoices[0];
  };
  const charges = (...all: ReturnType<typeof charge>[]) => ({ "GET /v1/charges": () => list(all) });

  it("pays for what its lines charge, not for what they credit", async () => {
    const year = { start: at("2026-03-10T10:00:00Z"), end: at("2027-03-10T10:00:00Z") };
    const rest = { start: year.start, end: MARCH.end };
    const changed = await read({ lines: list([line(-550, rest, true), line(5_999, year)]) });
    expect(changed).toMatchObject({
      periodStart: day("2026-03-10T10:00:00Z"),
      periodEnd: day("2027-03-10T10:00:00Z"),
    });
    const month = { start: year.start, end: at("2026-04-10T10:00:00Z") };
    const back = await read({ lines: list([line(-5_000, year, true), line(799, month)]) });
    expect(back).toMatchObject({ periodEnd: day("2026-04-10T10:00:00Z") });
  });

  it("has the time of what it gives for nothing, not of what it credits beside", async () => {
    const free = { start: at("2026-03-10T10:00:00Z"), end: at("2026-03-17T10:00:00Z") };
    const mixed = await read({ lines: list([line(-799, MARCH, true), line(0, free)]) });
    expect(mixed).toMatchObject({
      periodStart: day("2026-03-10T10:00:00Z"),
      periodEnd: day("2026-03-17T10:00:00Z"),
    });
  });

  it("has the time of its credit where it charges nothing", async () => {
    const credit = await read({ lines: list([line(-799, MARCH, true)]) });
    expect(credit).toMatchObject({ periodStart: day("2026-03-01T10:00:00Z") });
  });

  it("without a line of a subscription keeps its own time", async () => {
    const single = await read({ lines: list([{ ...line(500, MARCH), parent: null }]), parent: null });
    expect(single).toMatchObject({ subscriptionId: null, periodStart: day("2026-02-01T10:00:00Z") });
  });

  it("is read with all its lines and payments, however many", async () => {
    const later = { start: MARCH.start, end: at("2026-05-01T10:00:00Z") };
    const found = await read(
      { lines: list([line(799, MARCH)], true), payments: list([payment()], true) },
      {
        "GET /v1/invoices/in_1/lines": () => list([line(799, MARCH), line(1, later)]),
        "GET /v1/invoice_payments": ({ params }) =>
          list(
            params.invoice === "in_1"
              ? [payment(), payment({ type: "payment_intent", payment_intent: "pi_2" })]
              : [],
          ),
        ...charges(charge({ id: "ch_2", payment_intent: "pi_2", amount_refunded: 100 })),
      },
    );
    expect(found).toMatchObject({ periodEnd: day("2026-05-01T10:00:00Z"), amountRefunded: 100 });
  });

  it("tells what went back, in part and as a whole, and no more than was paid", async () => {
    expect(await read({}, charges(charge({ amount_refunded: 300 })))).toMatchObject({ amountRefunded: 300 });
    const all = charges(
      charge({ amount_refunded: 799, refunded: true }),
      charge({ id: "ch_0", amount_refunded: 9 }),
    );
    expect(await read({}, all)).toMatchObject({ amountRefunded: 799 });
  });

  it("takes nothing from a payment of another invoice", async () => {
    const other = charges(charge({ id: "ch_2", payment_intent: "pi_2", amount_refunded: 799 }));
    expect(await read({}, other)).toMatchObject({ amountRefunded: 0, disputed: false });
  });

  it("finds a payment without an intent by its charge, and no other one", async () => {
    const bare = { payments: list([payment({ type: "charge", charge: "ch_9" })]) };
    const all = charges(
      charge({ id: "ch_9", payment_intent: null, amount_refunded: 5 }),
      charge({ id: "ch_8", payment_intent: null, amount_refunded: 70 }),
    );
    expect(await read(bare, all)).toMatchObject({ amountRefunded: 5 });
  });

  it.each([
    ["needs_response", true, false],
    ["under_review", true, false],
    ["lost", true, true],
    ["appeal_under_review", true, false],
    ["won", false, false],
    ["warning_needs_response", false, false],
    ["prevented", false, false],
  ])("with a dispute that is %s: disputed %s, lost %s", async (status, disputed, disputeLost) => {
    const found = await read(
      {},
      {
        ...charges(charge({ disputed: true })),
        "GET /v1/disputes": ({ params }) => list(params.charge === "ch_1" ? [dispute(status)] : []),
      },
    );
    expect(found).toMatchObject({ disputed, disputeLost });
  });

  it("that nobody paid yet has no time of payment, and no address while it is a draft", async () => {
    const draft = await read({
      status: "draft",
      number: null,
      hosted_invoice_url: null,
      amount_paid: 0,
      payments: undefined,
      status_transitions: {
        finalized_at: null,
        marked_uncollectible_at: null,
        paid_at: null,
        voided_at: null,
      },
    });
    expect(draft).toMatchObject({ status: "draft", number: null, url: null, paidAt: null, amountPaid: 0 });
  });
});
