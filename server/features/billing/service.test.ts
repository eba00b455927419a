import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { billingCustomers, grantedDays, invoices, subscriptions } from "@/drizzle/schema";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { bindReferral, referralStanding } from "@/server/features/referral/service";
import type { PaymentProvider } from "@/server/providers/payments/port";
import type { Bank } from "@/server/providers/payments/sandbox/types";
import type { UserScope } from "@/server/session/scope";
import { type BillingFixtures, createBillingFixtures } from "@/server/testing/billing";
import { TEST_PROMOTION, type TestFixtures } from "@/server/testing/fixtures";
import {
  billingRecord,
  billingView,
  cancelPlan,
  changePlan,
  endBilling,
  entitlementsOf,
  openPortal,
  planBadge,
  resumePlan,
  startCheckout,
} from "./service";
import type { Interval } from "./types";

const DAY = 86_400_000;

let billing: BillingFixtures;
let fixtures: TestFixtures;
let deps: Deps;
let bank: Bank;
let payments: PaymentProvider;

beforeAll(async () => {
  billing = await createBillingFixtures();
  ({ fixtures, deps, bank, payments } = billing);
});
afterAll(() => fixtures.close());

const student = () => billing.student();
const pay: BillingFixtures["pay"] = (url, card) => billing.pay(url, card);
const customerOf = (scope: UserScope) => billing.customerOf(scope);
const pass = (scope: UserScope, days: number) => billing.pass(scope, days);

const order = (interval: Interval) => ({ interval, promotion: null });

/** Buys Plus with a card that works, and comes back. */
async function buy(scope: UserScope, interval: Interval = "month"): Promise<void> {
  await pay(await startCheckout(deps, scope, order(interval)));
}

const view = (scope: UserScope) => billingView(deps, scope, { fresh: false });
const paidOf = async (scope: UserScope) =>
  (await view(scope)).invoices.filter(({ amountPaid }) => amountPaid > 0).map(({ amountPaid }) => amountPaid);
const away = (): Deps => {
  const refuse = () => Promise.reject(new AppError("PAYMENTS_UNAVAILABLE"));
  return { ...deps, payments: { ...payments, look: refuse, deleteCustomer: refuse, cancel: refuse } };
};

describe("what someone may do", () => {
  it("is a guest's allowance without an account, Free with one", async () => {
    expect(await entitlementsOf(deps, null)).toMatchObject({ plan: "guest", messagesPerDay: 5 });
    expect(await entitlementsOf(deps, fixtures.guest())).toMatchObject({ plan: "guest" });
    expect(await entitlementsOf(deps, await student())).toMatchObject({ plan: "free", messagesPerDay: 25 });
  });

  it("is Plus for the days an operator gave", async () => {
    const ada = await student();
    const db = await deps.db();
    const given = { id: deps.newId(), userId: ada.userId, days: 3, reason: "a fault", grantedAt: deps.now() };
    await db.insert(grantedDays).values(given);
    const until = new Date(deps.now().getTime() + 3 * DAY);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "plus", source: "free-days", until });
  });

  it("is nobody else's", async () => {
    const [ada, ben] = [await student(), await student()];
    await buy(ada);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "plus" });
    expect(await entitlementsOf(deps, ben)).toMatchObject({ plan: "free", trialLeft: true });
    expect((await view(ben)).invoices).toEqual([]);
  });
});

describe("buying Plus", () => {
  it("begins with a trial of seven days, in which nothing is paid, and renews after it", async () => {
    const ada = await student();
    expect(await view(ada)).toMatchObject({
      mode: "sandbox",
      isGuest: false,
      trialDays: 7,
      hasCustomer: false,
    });
    await buy(ada);
    const until = new Date(deps.now().getTime() + 7 * DAY);
    expect(await view(ada)).toMatchObject({
      entitlements: { plan: "plus", source: "trial", until, renews: true },
      subscription: { interval: "month", status: "trialing", cancelsAt: null, changeCostsNow: 0 },
      trialDays: 0,
      hasCustomer: true,
    });
    expect(await paidOf(ada)).toEqual([]);
    await pass(ada, 7.1);
    expect(await view(ada)).toMatchObject({
      entitlements: { source: "subscription", renews: true },
      late: null,
    });
    expect(await paidOf(ada)).toEqual([799]);
    await pass(ada, 31);
    expect(await paidOf(ada)).toEqual([799, 799]);
  });

  it("begins with 14 days for someone who was invited", async () => {
    const [ada, ben] = [await student(), await student()];
    const { link } = await referralStanding(deps, ben);
    const { pathname, search } = new URL(link);
    await bindReferral(deps, ada, { firstEntry: pathname + search });
    expect((await view(ada)).trialDays).toBe(14);
    await buy(ada);
    expect(await planBadge(deps, ada)).toEqual({
      plan: "plus",
      source: "trial",
      trialDaysLeft: 14,
      canBuy: false,
    });
  });

  it("shows at once what was bought to someone who comes back before any event does", async () => {
    const ada = await student();
    const url = await startCheckout(deps, ada, order("year"));
    await bank.payCheckout(new URL(url).pathname.split("/").at(-1) ?? "", { card: "good" });
    const db = await deps.db();
    await db.delete(subscriptions).where(eq(subscriptions.userId, ada.userId));
    expect(await billingView(deps, ada, { fresh: true })).toMatchObject({
      entitlements: { plan: "plus" },
      subscription: { interval: "year" },
    });
  });

  it("has one trial: a second subscription is paid for at once", async () => {
    const ada = await student();
    await buy(ada);
    await cancelPlan(deps, ada);
    await pass(ada, 8);
    expect(await view(ada)).toMatchObject({ entitlements: { plan: "free", trialLeft: false }, trialDays: 0 });
    await buy(ada);
    expect(await view(ada)).toMatchObject({ entitlements: { plan: "plus", source: "subscription" } });
    expect(await paidOf(ada)).toEqual([799]);
  });

  it("takes the promotion's code off the first payment, and none that nobody knows", async () => {
    const ada = await student();
    await pay(await startCheckout(deps, ada, { interval: "year", promotion: TEST_PROMOTION.code }));
    await pass(ada, 8);
    expect(await paidOf(ada)).toEqual([4_799]);
    const ben = await student();
    await pay(await startCheckout(deps, ben, { interval: "year", promotion: "UNKNOWN" }));
    await pass(ben, 8);
    expect(await paidOf(ben)).toEqual([5_999]);
  });

  it("gives nothing for a card that is declined, and can be tried again", async () => {
    const ada = await student();
    await buy(ada);
    await cancelPlan(deps, ada);
    await pass(ada, 8);
    const url = await startCheckout(deps, ada, order("month"));
    expect(await pay(url, "declining")).toMatchObject({ ok: false });
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "free" });
    expect(await pay(url)).toMatchObject({ ok: true });
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "plus" });
  });

  it("is refused while a subscription is live, also one that was cancelled", async () => {
    const ada = await student();
    await buy(ada);
    const refusal = { code: "PRECONDITION_FAILED", message: expect.stringContaining("already") };
    await expect(startCheckout(deps, ada, order("year"))).rejects.toMatchObject(refusal);
    await cancelPlan(deps, ada);
    await expect(startCheckout(deps, ada, order("year"))).rejects.toMatchObject(refusal);
  });

  it("makes one customer of an account, however many times it is begun at once", async () => {
    const ada = await student();
    const urls = await Promise.all(
      Array.from({ length: 20 }, () => startCheckout(deps, ada, order("month"))),
    );
    expect(urls.every((url) => url.startsWith("http://classmate.example/sandbox/checkout/"))).toBe(true);
    const db = await deps.db();
    const kept = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, ada.userId));
    expect(kept).toHaveLength(1);
    const made: string[] = [];
    for await (const id of payments.listCustomers())
      if ((await payments.look(id)).userId === ada.userId) made.push(id);
    expect(made).toEqual([kept[0]?.customerId]);
  });

  it("begun a second time closes the page that was opened first", async () => {
    const ada = await student();
    const first = await startCheckout(deps, ada, order("month"));
    const second = await startCheckout(deps, ada, order("year"));
    expect(await pay(first)).toMatchObject({ ok: false, reason: "closed" });
    expect(await pay(second)).toMatchObject({ ok: true });
    expect((await view(ada)).subscription?.interval).toBe("year");
  });

  it("makes a new customer where the provider has forgotten the old one, and no new trial", async () => {
    const ada = await student();
    await buy(ada);
    const before = await customerOf(ada);
    await payments.deleteCustomer(before);
    await bank.deliverPending();
    await buy(ada);
    expect(await customerOf(ada)).not.toBe(before);
    expect(await view(ada)).toMatchObject({ entitlements: { plan: "plus", source: "subscription" } });
  });

  it("is refused in plain words where Plus is not sold", async () => {
    const ada = await student();
    const free = { ...deps, payments: null };
    const refusal = { code: "PRECONDITION_FAILED", message: expect.stringContaining("not sold") };
    await expect(startCheckout(free, ada, order("month"))).rejects.toMatchObject(refusal);
    expect(await billingView(free, ada, { fresh: true })).toMatchObject({ mode: null, hasCustomer: false });
    expect(await planBadge(free, ada)).toMatchObject({ plan: "free", canBuy: false });
    expect(await planBadge(deps, ada)).toMatchObject({ canBuy: true, trialDaysLeft: null });
  });
});

describe("cancelling Plus", () => {
  it("in the trial leaves it until the trial's end, and nothing is ever paid", async () => {
    const ada = await student();
    await buy(ada);
    await pass(ada, 3);
    await cancelPlan(deps, ada);
    const { entitlements, subscription } = await view(ada);
    expect(entitlements).toMatchObject({ source: "trial", renews: false });
    expect(subscription?.cancelsAt).toEqual(entitlements.until);
    await pass(ada, 5);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "free" });
    expect(await paidOf(ada)).toEqual([]);
  });

  it.each(["month", "year"] as const)(
    "by the %s is never billed for again, a year through",
    async (interval) => {
      const ada = await student();
      await buy(ada, interval);
      await pass(ada, 10);
      const paid = await paidOf(ada);
      await cancelPlan(deps, ada);
      const end = (await view(ada)).entitlements.until ?? new Date(0);
      for (let month = 0; month < 14; month += 1) {
        await pass(ada, 29.5);
        const now = await billing.clockOf(ada);
        expect((await entitlementsOf(deps, ada)).plan).toBe(now < end ? "plus" : "free");
      }
      expect(await paidOf(ada)).toEqual(paid);
      expect((await view(ada)).invoices.filter(({ status }) => status === "open")).toEqual([]);
    },
  );

  it("while a payment is late ends it at once, and the payment is not tried again", async () => {
    const ada = await student();
    await buy(ada);
    await bank.setCard(await customerOf(ada), "declining");
    await pass(ada, 7.1);
    expect(await view(ada)).toMatchObject({
      entitlements: { source: "grace", renews: false },
      subscription: { status: "past_due", endsAtOnce: true },
      late: { amountDue: 799, payUrl: expect.stringContaining("/sandbox/invoice/") },
    });
    await cancelPlan(deps, ada);
    expect(await view(ada)).toMatchObject({ entitlements: { plan: "free" }, subscription: null, late: null });
    await bank.setCard(await customerOf(ada), "good");
    await pass(ada, 400);
    expect(await paidOf(ada)).toEqual([]);
  });

  it("twice, or after it has ended, bills nothing either", async () => {
    const ada = await student();
    await buy(ada);
    await Promise.all([cancelPlan(deps, ada), cancelPlan(deps, ada)]);
    await cancelPlan(deps, ada);
    await pass(ada, 30);
    await expect(cancelPlan(deps, ada)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    expect(await paidOf(ada)).toEqual([]);
  });

  it("is taken back in time, and not when it is over", async () => {
    const ada = await student();
    await buy(ada);
    await cancelPlan(deps, ada);
    await resumePlan(deps, ada);
    await resumePlan(deps, ada);
    expect((await view(ada)).subscription?.cancelsAt).toBeNull();
    await pass(ada, 8);
    expect(await paidOf(ada)).toEqual([799]);
    await cancelPlan(deps, ada);
    await pass(ada, 40);
    await expect(resumePlan(deps, ada)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });

  it("does not say that it was done when the provider is away", async () => {
    const ada = await student();
    await buy(ada);
    await expect(cancelPlan(away(), ada)).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
    expect((await view(ada)).subscription?.cancelsAt).toBeNull();
  });
});

describe("a late payment", () => {
  it("leaves Plus for seven days, then Free, and Plus again once it is paid", async () => {
    const ada = await student();
    await buy(ada);
    await bank.setCard(await customerOf(ada), "declining");
    await pass(ada, 7.1);
    const due = (await view(ada)).late?.plusUntil ?? new Date(0);
    expect((await view(ada)).entitlements.until).toEqual(due);
    await pass(ada, 6.8);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "plus", source: "grace" });
    await pass(ada, 0.2);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "free" });
    await bank.setCard(await customerOf(ada), "good");
    const open = (await view(ada)).invoices.find(({ status }) => status === "open");
    await bank.payInvoice(open?.id ?? "");
    expect(await view(ada)).toMatchObject({
      entitlements: { source: "subscription", renews: true },
      late: null,
    });
  });
});

describe("changing the interval", () => {
  it("to annual takes the price without what is left of the month, about as it was told", async () => {
    const ada = await student();
    await buy(ada);
    await pass(ada, 20);
    const told = (await view(ada)).subscription?.changeCostsNow ?? 0;
    await changePlan(deps, ada, { interval: "year" });
    expect((await view(ada)).subscription?.interval).toBe("year");
    const [charged = 0] = await paidOf(ada);
    expect(Math.abs(charged - told)).toBeLessThanOrEqual(1);
    expect(charged).toBeGreaterThan(5_000);
    await changePlan(deps, ada, { interval: "year" });
    expect(await paidOf(ada)).toHaveLength(2);
  });

  it("in the trial takes nothing, and the new price after it", async () => {
    const ada = await student();
    await buy(ada);
    await changePlan(deps, ada, { interval: "year" });
    expect(await view(ada)).toMatchObject({
      entitlements: { source: "trial" },
      subscription: { interval: "year" },
    });
    await pass(ada, 8);
    expect(await paidOf(ada)).toEqual([5_999]);
  });

  it("is refused for one that was cancelled, one whose payment is late, and a card that is declined", async () => {
    const ada = await student();
    const toYear = () => changePlan(deps, ada, { interval: "year" });
    const code = "PRECONDITION_FAILED";
    await expect(toYear()).rejects.toMatchObject({ code });
    await buy(ada);
    await pass(ada, 8);
    await cancelPlan(deps, ada);
    await expect(toYear()).rejects.toMatchObject({ code, message: expect.stringContaining("Resume") });
    await resumePlan(deps, ada);
    await bank.setCard(await customerOf(ada), "declining");
    await expect(toYear()).rejects.toMatchObject({ code });
    expect((await view(ada)).subscription).toMatchObject({ interval: "month", status: "active" });
    await pass(ada, 31);
    await expect(toYear()).rejects.toMatchObject({ code, message: expect.stringContaining("Pay") });
  });
});

describe("the page", () => {
  it("of a guest shows the plans and nothing of anyone", async () => {
    expect(await billingView(deps, fixtures.guest(), { fresh: true })).toMatchObject({
      mode: "sandbox",
      isGuest: true,
      entitlements: { plan: "guest" },
      subscription: null,
      trialDays: 7,
      invoices: [],
    });
  });

  it("shows what is known while the provider is away", async () => {
    const ada = await student();
    await buy(ada);
    const shown = await billingView(away(), ada, { fresh: true });
    expect(shown).toMatchObject({ entitlements: { plan: "plus" }, subscription: { status: "trialing" } });
  });

  it("asks the provider by itself once something must have happened", async () => {
    const ada = await student();
    await buy(ada);
    const db = await deps.db();
    const own = eq(subscriptions.userId, ada.userId);
    // As if the end of the trial had passed without anyone telling.
    await db.update(subscriptions).set({ trialEndsAt: deps.now(), periodEnd: deps.now() }).where(own);
    await db
      .update(billingCustomers)
      .set({ lookedAt: new Date(deps.now().getTime() - 1) })
      .where(eq(billingCustomers.userId, ada.userId));
    const { entitlements } = await view(ada);
    expect(entitlements.until).toEqual(new Date(deps.now().getTime() + 7 * DAY));
  });

  it("opens the portal for a customer, and for nobody else", async () => {
    const ada = await student();
    await expect(openPortal(deps, ada)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    await buy(ada);
    expect(await openPortal(deps, ada)).toContain("/sandbox/portal/");
  });
});

describe("leaving", () => {
  it("ends the subscription at the provider, and says so when it cannot", async () => {
    const ada = await student();
    await endBilling(deps, ada.userId);
    await buy(ada);
    await expect(endBilling(away(), ada.userId)).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
    const unset = { ...deps, payments: null };
    await expect(endBilling(unset, ada.userId)).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
    const customerId = await customerOf(ada);
    await endBilling(deps, ada.userId);
    const left = await payments.look(customerId);
    expect(left.subscriptions.filter(({ endedAt }) => endedAt === null)).toEqual([]);
  });

  it("takes along what is written down of the payments, and no account's number", async () => {
    const ada = await student();
    await buy(ada);
    await pass(ada, 8);
    const record = await billingRecord(deps, ada);
    expect(record.subscriptions).toMatchObject([{ interval: "month", status: "active" }]);
    expect(record.invoices.some(({ amountPaid }) => amountPaid === 799)).toBe(true);
    expect(JSON.stringify(record)).not.toContain(ada.userId);
    const db = await deps.db();
    expect(await db.select().from(invoices).where(eq(invoices.userId, ada.userId))).toHaveLength(
      record.invoices.length,
    );
  });
});
