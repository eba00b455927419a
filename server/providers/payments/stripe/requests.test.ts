import { describe, expect, it } from "vitest";
import type { CheckoutOrder } from "../port";
import { refund } from "./__fixtures__/money";
import {
  ACCOUNT,
  at,
  CUSTOMER,
  customer,
  deletedCustomer,
  invoice,
  item,
  list,
  payment,
  price,
  subscription,
} from "./__fixtures__/objects";
import { type Routes, refusal, scriptStripe } from "./testing";

const ONE = "/v1/subscriptions/sub_1";
const nothing = () => list([]);
const latest = (changes: Parameters<typeof invoice>[0] = {}) => invoice(changes);
/** What is sold, as the plans say. */
const SHELF: Routes = {
  "GET /v1/prices/price_month": () => price("price_month", "month"),
  "GET /v1/prices/price_year": () => price("price_year", "year"),
};
const live = (changes: Parameters<typeof subscription>[0] = {}) => ({
  ...SHELF,
  [`GET ${ONE}`]: () => subscription({ latest_invoice: latest(), ...changes }),
  [`POST ${ONE}`]: () => subscription(),
  [`DELETE ${ONE}`]: () => subscription({ status: "canceled" }),
  "GET /v1/invoices": nothing,
});

describe("the checkout", () => {
  const order: CheckoutOrder = {
    customerId: CUSTOMER,
    userId: ACCOUNT,
    interval: "month",
    trialDays: 7,
    promotionCode: null,
    successUrl: "https://classmate.example/billing?checkout=done",
    cancelUrl: "https://classmate.example/billing?checkout=back",
  };
  const desk: Routes = {
    ...SHELF,
    "GET /v1/checkout/sessions": nothing,
    "POST /v1/checkout/sessions": () => ({ id: "cs_2", url: "https://checkout.stripe.com/c/pay/cs_2" }),
  };
  const open = async (changes: Partial<CheckoutOrder>, routes: Routes = {}) => {
    const stripe = scriptStripe({ ...desk, ...routes });
    const url = await stripe.payments.openCheckout({ ...order, ...changes });
    return { ...stripe, url, sent: stripe.asked.at(-1)?.params };
  };

  it("sells the price of the interval, after a trial for which a card is asked", async () => {
    const { url, sent } = await open({});
    expect(url).toBe("https://checkout.stripe.com/c/pay/cs_2");
    expect(sent).toEqual({
      mode: "subscription",
      customer: CUSTOMER,
      client_reference_id: ACCOUNT,
      "metadata[classmate_user_id]": ACCOUNT,
      "line_items[0][price]": "price_month",
      "line_items[0][quantity]": "1",
      payment_method_collection: "always",
      "subscription_data[metadata][classmate_user_id]": ACCOUNT,
      "subscription_data[trial_period_days]": "7",
      allow_promotion_codes: "true",
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    });
  });

  it("sells the year, without a trial when there is none left", async () => {
    const { sent } = await open({ interval: "year", trialDays: 0 });
    expect(sent).toMatchObject({ "line_items[0][price]": "price_year" });
    expect(sent).not.toHaveProperty(["subscription_data[trial_period_days]"]);
  });

  it("puts a promotion's code in, and then asks for none", async () => {
    const { sent, asked } = await open(
      { promotionCode: "BACK20" },
      { "GET /v1/promotion_codes": () => list([{ id: "promo_1" }]) },
    );
    expect(asked.find(({ path }) => path === "/v1/promotion_codes")?.params).toEqual({
      code: "BACK20",
      active: "true",
      limit: "1",
    });
    expect(sent).toMatchObject({ "discounts[0][promotion_code]": "promo_1" });
    expect(sent).not.toHaveProperty("allow_promotion_codes");
  });

  it("lets the payer type a code where nobody knows the promotion's", async () => {
    const { sent } = await open({ promotionCode: "GONE" }, { "GET /v1/promotion_codes": nothing });
    expect(sent).toMatchObject({ allow_promotion_codes: "true" });
    expect(sent).not.toHaveProperty(["discounts[0][promotion_code]"]);
  });

  it("closes the customer's other open pages first, also one that was paid meanwhile", async () => {
    const { lines } = await open(
      {},
      {
        "GET /v1/checkout/sessions": ({ params }) =>
          params.customer === CUSTOMER && params.status === "open"
            ? list([{ id: "cs_0" }, { id: "cs_1" }])
            : list([]),
        "POST /v1/checkout/sessions/cs_0/expire": () => refusal(400, { message: "Only open ones." }),
        "POST /v1/checkout/sessions/cs_1/expire": () => ({ id: "cs_1" }),
      },
    );
    expect(lines().slice(1, 4)).toEqual([
      `GET /v1/checkout/sessions customer=${CUSTOMER} status=open`,
      "POST /v1/checkout/sessions/cs_0/expire",
      "POST /v1/checkout/sessions/cs_1/expire",
    ]);
  });

  it.each([
    ["more", { unit_amount: 899 }],
    ["less", { unit_amount: 699 }],
    ["in another currency", { currency: "eur" }],
    ["by the year", { recurring: price("price_month", "year").recurring }],
    ["for two months", { recurring: { ...price("price_month", "month").recurring, interval_count: 2 } }],
    ["once", { recurring: null }],
  ])("opens for no price that is charged otherwise than the pages say: %s", async (_case, changes) => {
    const wrong = () => ({ ...price("price_month", "month"), ...changes });
    await expect(open({}, { "GET /v1/prices/price_month": wrong })).rejects.toMatchObject({
      code: "PAYMENTS_UNAVAILABLE",
      cause: { code: "find-price price_month is not the monthly price" },
    });
  });

  it("asks what a price costs once", async () => {
    const { payments, lines } = await open({});
    await payments.openCheckout(order);
    await payments.openCheckout({ ...order, interval: "year" });
    expect(lines().filter((one) => one.includes("prices"))).toEqual([
      "GET /v1/prices/price_month",
      "GET /v1/prices/price_year",
    ]);
  });

  it("without an address is a failure", async () => {
    await expect(
      open({}, { "POST /v1/checkout/sessions": () => ({ id: "cs_2", url: null }) }),
    ).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
  });
});

it("opens the portal for the customer, with the way back", async () => {
  const { payments, lines } = scriptStripe({
    "POST /v1/billing_portal/sessions": () => ({ id: "bps_1", url: "https://billing.stripe.com/p/1" }),
  });
  const visit = { customerId: CUSTOMER, returnUrl: "https://classmate.example/billing" };
  expect(await payments.openPortal(visit)).toBe("https://billing.stripe.com/p/1");
  expect(lines()).toEqual([
    `POST /v1/billing_portal/sessions customer=${CUSTOMER} return_url=https://classmate.example/billing`,
  ]);
});

describe("cancelling", () => {
  const cancel = async (routes: Routes) => {
    const { payments, lines } = scriptStripe(routes);
    await payments.cancel("sub_1");
    return lines().slice(1);
  };

  it("lets what is paid for run out", async () => {
    expect(await cancel(live())).toEqual([`POST ${ONE} cancel_at_period_end=true`]);
  });

  it("lets a trial run out, whose invoice is over nothing", async () => {
    const trial = live({ status: "trialing", latest_invoice: latest({ amount_due: 0, amount_paid: 0 }) });
    expect(await cancel(trial)).toEqual([`POST ${ONE} cancel_at_period_end=true`]);
  });

  it("lets a renewal run out that owes nothing, though it is only being drawn up", async () => {
    const covered = live({ latest_invoice: latest({ status: "draft", amount_due: 0, amount_paid: 0 }) });
    expect(await cancel(covered)).toEqual([`POST ${ONE} cancel_at_period_end=true`]);
  });

  it("twice asks once", async () => {
    expect(await cancel(live({ cancel_at_period_end: true }))).toEqual([]);
    expect(await cancel(live({ cancel_at: at("2026-03-20T00:00:00Z") }))).toEqual([]);
  });

  it.each([
    ["whose payment is late", { status: "past_due", latest_invoice: latest({ status: "open" }) }],
    ["that is unpaid", { status: "unpaid" }],
    ["whose first payment is open", { status: "incomplete" }],
    ["whose renewal is only being drawn up", { latest_invoice: latest({ status: "draft" }) }],
  ] as const)("ends one %s at once, and asks nobody for its payment any more", async (_case, changes) => {
    const unpaid = {
      ...live(changes),
      "GET /v1/invoices": ({ params }: { params: Readonly<Record<string, string>> }) =>
        list([invoice({ id: params.status === "draft" ? "in_draft" : "in_open" })]),
      "POST /v1/invoices/in_draft": () => invoice(),
      "POST /v1/invoices/in_open/void": () => invoice({ status: "void" }),
    };
    expect(await cancel(unpaid)).toEqual([
      `GET ${ONE}`,
      `DELETE ${ONE} invoice_now=false prorate=false`,
      "GET /v1/invoices subscription=sub_1 status=draft",
      "POST /v1/invoices/in_draft auto_advance=false",
      "GET /v1/invoices subscription=sub_1 status=open",
      "POST /v1/invoices/in_open/void",
    ]);
  });

  it("does nothing to one that has ended or is not there", async () => {
    expect(await cancel(live({ status: "canceled" }))).toEqual([]);
    expect(await cancel(live({ status: "incomplete_expired" }))).toEqual([]);
    expect(await cancel({})).toEqual([]);
  });
});

describe("resuming", () => {
  const resume = async (routes: Routes) => {
    const { payments, lines } = scriptStripe(routes);
    await payments.resume("sub_1");
    return lines().slice(1);
  };

  it("takes a cancellation for the period's end back", async () => {
    const cancelled = live({ cancel_at_period_end: true, cancel_at: at("2026-04-01T10:00:00Z") });
    expect(await resume(cancelled)).toEqual([`POST ${ONE} cancel_at_period_end=false`]);
  });

  it("takes a cancellation for a day back", async () => {
    const cancelled = live({ cancel_at: at("2026-03-20T00:00:00Z") });
    expect(await resume(cancelled)).toEqual([`POST ${ONE} cancel_at=`]);
  });

  it("changes nothing where nothing was cancelled", async () => {
    expect(await resume(live())).toEqual([]);
  });

  it("is too late for one that has ended", async () => {
    await expect(resume(live({ status: "canceled" }))).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    await expect(resume({})).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });
});

describe("changing the plan", () => {
  const change = async (routes: Routes, interval: "month" | "year" = "year") => {
    const { payments, lines } = scriptStripe(routes);
    await payments.change("sub_1", interval);
    return lines()
      .slice(1)
      .filter((one) => !one.includes("/v1/prices/"));
  };
  const POST_YEAR = `POST ${ONE} items[0][id]=si_1 items[0][price]=price_year`;

  it("charges the difference now, or changes nothing", async () => {
    expect(await change(live())).toEqual([
      `${POST_YEAR} proration_behavior=always_invoice payment_behavior=error_if_incomplete`,
    ]);
  });

  it("costs nothing in the trial", async () => {
    const trial = live({ status: "trialing", trial_end: at("2026-03-08T10:00:00Z") });
    expect(await change(trial)).toEqual([
      `${POST_YEAR} proration_behavior=none payment_behavior=error_if_incomplete`,
    ]);
  });

  it("to what it is already asks nothing", async () => {
    expect(await change(live(), "month")).toEqual([]);
    const annual = live({ items: list([item({ price: price("price_of_long_ago", "year") })]) });
    expect(await change(annual, "year")).toEqual([]);
  });

  it.each(["past_due", "unpaid", "incomplete", "paused", "canceled"] as const)(
    "is refused while the subscription is %s",
    async (status) => {
      await expect(change(live({ status }))).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    },
  );

  it("says so when the bank declines", async () => {
    const declined = refusal(402, {
      type: "card_error",
      code: "card_declined",
      message: "Ask mila@example.org",
    });
    await expect(change({ ...live(), [`POST ${ONE}`]: () => declined })).rejects.toMatchObject({
      code: "PRECONDITION_FAILED",
      message: expect.stringContaining("declined"),
      cause: { code: "change card_declined 402 req_1" },
    });
  });

  it.each(["subscription_payment_intent_requires_action", "authentication_required"])(
    "says so when the bank wants to see its customer: %s",
    async (code) => {
      const asking = () => refusal(402, { type: "card_error", code });
      await expect(change({ ...live(), [`POST ${ONE}`]: asking })).rejects.toMatchObject({
        code: "PRECONDITION_FAILED",
        message: expect.stringContaining("confirm"),
      });
    },
  );

  it("does not change to a price that costs something else than the pages say", async () => {
    const wrong = () => ({ ...price("price_year", "year"), unit_amount: 6_999 });
    const { payments, lines } = scriptStripe({ ...live(), "GET /v1/prices/price_year": wrong });
    await expect(payments.change("sub_1", "year")).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
    expect(lines().filter((one) => one.startsWith("POST"))).toEqual([]);
  });

  it("does not take a price that is not there for a subscription that is not there", async () => {
    const missing = () => refusal(400, { code: "resource_missing" });
    await expect(change({ ...live(), [`POST ${ONE}`]: missing })).rejects.toMatchObject({
      code: "PAYMENTS_UNAVAILABLE",
    });
  });
});

describe("ending at once", () => {
  const paid = (changes: Routes = {}): Routes => ({
    ...live(),
    "GET /v1/invoices": ({ params }) =>
      params.status === "paid"
        ? list([invoice({ id: "in_2", amount_paid: 0, payments: list([]) }), invoice()])
        : list([]),
    "POST /v1/refunds": () => refund(),
    ...changes,
  });
  const end = async (routes: Routes, giveBack: boolean) => {
    const { payments, lines } = scriptStripe(routes);
    await payments.end("sub_1", { refund: giveBack });
    return lines();
  };
  const END = `DELETE ${ONE} invoice_now=false prorate=false`;

  it("bills nothing and gives nothing back unless asked", async () => {
    const told = await end(paid(), false);
    expect(told).toContain(END);
    expect(told.join()).not.toContain("refunds");
  });

  it("gives the last payment back before it ends, so that a failure between is done again", async () => {
    const told = await end(paid(), true);
    expect(told.filter((one) => /refunds|DELETE/.test(one))).toEqual([
      "POST /v1/refunds payment_intent=pi_1",
      END,
    ]);
  });

  it("gives back a payment that is known by its charge, and no attempt that failed", async () => {
    const payments = list([
      payment({ type: "payment_intent", payment_intent: "pi_0" }, "canceled"),
      payment({ type: "charge", charge: "ch_9" }),
    ]);
    const only: Routes = {
      "GET /v1/invoices": ({ params }) => list(params.status === "paid" ? [invoice({ payments })] : []),
    };
    const told = await end(paid(only), true);
    expect(told.filter((one) => one.includes("refunds"))).toEqual(["POST /v1/refunds charge=ch_9"]);
  });

  it.each(["charge_already_refunded", "charge_disputed"])("goes on after %s", async (code) => {
    const told = await end(paid({ "POST /v1/refunds": () => refusal(400, { code }) }), true);
    expect(told).toContain(END);
  });

  it("does not end what could not be given back", async () => {
    const { payments, lines } = scriptStripe(
      paid({ "POST /v1/refunds": () => refusal(400, { code: "balance_insufficient" }) }),
    );
    await expect(payments.end("sub_1", { refund: true })).rejects.toMatchObject({
      code: "PAYMENTS_UNAVAILABLE",
    });
    expect(lines()).not.toContain(END);
  });

  it("still gives back when it has ended already", async () => {
    const told = await end({ ...paid(), [`GET ${ONE}`]: live({ status: "canceled" })[`GET ${ONE}`] }, true);
    expect(told).toContain("POST /v1/refunds payment_intent=pi_1");
    expect(told).not.toContain(END);
  });

  it("does not mind that someone else was faster, or an invoice being paid", async () => {
    const told = await end(
      paid({
        [`DELETE ${ONE}`]: () => refusal(404, { code: "resource_missing" }),
        "GET /v1/invoices": ({ params }) => list(params.status === "open" ? [invoice({ id: "in_3" })] : []),
        "POST /v1/invoices/in_3/void": () => refusal(400, { message: "A payment is processing." }),
      }),
      false,
    );
    expect(told.at(-1)).toBe("POST /v1/invoices/in_3/void");
  });
});

describe("deleting a customer", () => {
  it("closes pages and ends subscriptions before it forgets", async () => {
    const { payments, lines } = scriptStripe({
      [`GET /v1/customers/${CUSTOMER}`]: () => customer({ test_clock: "clock_1" }),
      "GET /v1/checkout/sessions": () => list([{ id: "cs_1" }]),
      "POST /v1/checkout/sessions/cs_1/expire": () => ({ id: "cs_1" }),
      "GET /v1/subscriptions": () =>
        list([subscription({ id: "sub_0", status: "canceled" }), subscription()]),
      ...live(),
      [`DELETE /v1/customers/${CUSTOMER}`]: () => deletedCustomer(),
    });
    await payments.deleteCustomer(CUSTOMER);
    expect(lines().join()).not.toContain("sub_0");
    const changes = lines().filter((one) => !one.startsWith("GET"));
    expect(changes).toEqual([
      "POST /v1/checkout/sessions/cs_1/expire",
      `DELETE ${ONE} invoice_now=false prorate=false`,
      `DELETE /v1/customers/${CUSTOMER}`,
    ]);
  });

  it("does nothing for one that is gone", async () => {
    const gone = scriptStripe({ [`GET /v1/customers/${CUSTOMER}`]: () => deletedCustomer() });
    await gone.payments.deleteCustomer(CUSTOMER);
    const unknown = scriptStripe({});
    await unknown.payments.deleteCustomer(CUSTOMER);
    expect([gone.lines(), unknown.lines()]).toEqual([
      [`GET /v1/customers/${CUSTOMER}`],
      [`GET /v1/customers/${CUSTOMER}`],
    ]);
  });
});

it("lists the customers this product made, of all pages", async () => {
  const { payments } = scriptStripe({
    "GET /v1/customers": ({ params }) =>
      params.starting_after === "cus_foreign"
        ? list([customer({ id: "cus_2" })])
        : list([customer(), customer({ id: "cus_foreign", metadata: {} })], true),
  });
  const ids: string[] = [];
  for await (const id of payments.listCustomers()) ids.push(id);
  expect(ids).toEqual([CUSTOMER, "cus_2"]);
});
