import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  accounts,
  billingCustomers,
  billingEvents,
  invoices,
  referralRewards,
  sandboxObjects,
  subscriptions,
} from "@/drizzle/schema";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { ensureAccount } from "@/server/features/account/service";
import { cancelPlan, entitlementsOf, startCheckout } from "@/server/features/billing/service";
import { bindReferral, referralStanding, rewardDays } from "@/server/features/referral/service";
import type { CustomerState, PaymentProvider } from "@/server/providers/payments/port";
import type { Sandbox } from "@/server/providers/payments/sandbox/types";
import type { UserScope } from "@/server/session/scope";
import { type BillingFixtures, createBillingFixtures } from "@/server/testing/billing";
import { IS_FULL_RUN } from "@/server/testing/drawn";
import { TEST_WEBHOOK_SECRET, type TestFixtures } from "@/server/testing/fixtures";
import { receiveEvent, reconcile, reconcileDaily, replayEvent, syncCustomer } from "./service";

const DAY = 86_400_000;

let billing: BillingFixtures;
let fixtures: TestFixtures;
let deps: Deps;
let sandbox: Sandbox;
let payments: PaymentProvider;

beforeAll(async () => {
  billing = await createBillingFixtures();
  ({ fixtures, deps, sandbox, payments } = billing);
});
afterAll(() => fixtures.close());

const student = () => billing.student();
const pay = (url: string) => billing.pay(url);
const customerOf = (scope: UserScope) => billing.customerOf(scope);
const pass = (scope: UserScope, days: number) => billing.pass(scope, days);
const idIn = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";

const buy = async (scope: UserScope) =>
  pay(await startCheckout(deps, scope, { interval: "month", promotion: null }));

/** A student in the second week, the trial over and the first month paid. */
async function payer(): Promise<UserScope> {
  const scope = await student();
  await buy(scope);
  await pass(scope, 8);
  return scope;
}

/** Someone who was invited, and who invited them. */
async function invited(): Promise<{ ada: UserScope; ben: UserScope }> {
  const [ada, ben] = [await student(), await student()];
  const { pathname, search } = new URL((await referralStanding(deps, ben)).link);
  await bindReferral(deps, ada, { firstEntry: pathname + search });
  return { ada, ben };
}

async function lastPaid({ userId }: UserScope): Promise<string> {
  const db = await deps.db();
  const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
  const paid = rows.filter(({ amountPaid }) => amountPaid > 0);
  return paid.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.id ?? "";
}

const liveOf = async (scope: UserScope) =>
  (await payments.look(await customerOf(scope))).subscriptions.filter(({ endedAt }) => endedAt === null);

/** All that is written down of an account's payments, but for how often it was looked up. */
async function rowsOf({ userId }: UserScope): Promise<string> {
  const db = await deps.db();
  const [customer] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  return JSON.stringify([
    { ...customer, looksBegun: 0, lookKept: 0 },
    await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(subscriptions.id),
    await db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(invoices.id),
    await db.select().from(referralRewards).where(eq(referralRewards.newcomerId, userId)),
  ]);
}

/** Everything our tables hold of payments. */
async function allRows(): Promise<string> {
  const db = await deps.db();
  const tables = [billingCustomers, billingEvents, subscriptions, invoices] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))));
}

interface Told {
  readonly id: string;
  readonly type: string;
}

/** The bodies of the events that were sent about a customer, as they were sent. */
async function eventsOf(scope: UserScope): Promise<(Told & Record<string, unknown>)[]> {
  const db = await deps.db();
  const rows = await db.select().from(sandboxObjects).where(eq(sandboxObjects.kind, "event"));
  const customerId = await customerOf(scope);
  return rows
    .map(({ body }) => body as unknown as Told)
    .filter((body) => JSON.stringify(body).includes(customerId)) as never;
}

const signed = (body: string, options: { secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: TEST_WEBHOOK_SECRET,
    timestamp: Math.floor(deps.now().getTime() / 1000),
    ...options,
  });

const receive = (event: object, by: Deps = deps) => {
  const body = JSON.stringify(event);
  return receiveEvent(by, { body, signature: signed(body) });
};

const eventAbout = (customer: string | null, type = "customer.subscription.updated") => ({
  id: `evt_${deps.newId().replaceAll("-", "")}`,
  object: "event",
  api_version: "2026-10-28.endive",
  created: Math.floor(deps.now().getTime() / 1000),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
  data: { object: { id: "sub_x", object: "subscription", customer } },
});

const eventRow = async (id: string) => {
  const db = await deps.db();
  const [row] = await db.select().from(billingEvents).where(eq(billingEvents.id, id));
  return row;
};

/** With parts of the provider exchanged. */
const withPayments = (changes: Partial<PaymentProvider>): Deps => ({
  ...deps,
  payments: { ...payments, ...changes },
});
const unreachable = () => Promise.reject(new AppError("PAYMENTS_UNAVAILABLE"));

describe("an event", () => {
  it("is worked off once, by its number", async () => {
    const ada = await payer();
    const event = eventAbout(await customerOf(ada));
    expect(await receive(event)).toBe("done");
    const before = await allRows();
    for (let times = 0; times < 3; times += 1) expect(await receive(event)).toBe("known");
    expect(await allRows()).toBe(before);
    expect(await eventRow(event.id)).toMatchObject({ attempts: 1, failure: null, doneAt: deps.now() });
  });

  it("with a signature that is forged, old, missing or of another body changes nothing", async () => {
    const ada = await payer();
    const body = JSON.stringify(eventAbout(await customerOf(ada)));
    const seconds = Math.floor(deps.now().getTime() / 1000);
    const before = await allRows();
    const forgeries: [string, string | null][] = [
      [body, null],
      [body, ""],
      [body, "t=1,v1=00"],
      [body, signed(body, { secret: "whsec_another" })],
      [body, signed(body, { timestamp: seconds - 301 })],
      [body.replace("sub_x", "sub_y"), signed(body)],
      [`${body} `, signed(body)],
      ["not an event", signed("not an event")],
    ];
    for (const [sent, signature] of forgeries)
      await expect(receiveEvent(deps, { body: sent, signature })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    expect(await allRows()).toBe(before);
  });

  it("about a customer that is not ours, or about none, is noted and ignored", async () => {
    const before = await (await deps.db()).select().from(billingCustomers);
    for (const customer of ["cus_anothers", null]) {
      const event = eventAbout(customer);
      expect(await receive(event)).toBe("ignored");
      expect(await eventRow(event.id)).toMatchObject({ customerId: customer, doneAt: deps.now() });
      expect(await receive(event)).toBe("known");
    }
    expect(await (await deps.db()).select().from(billingCustomers)).toEqual(before);
  });

  it("that cannot be worked off stays open, and is when it comes again", async () => {
    const ada = await payer();
    const event = eventAbout(await customerOf(ada));
    const before = await rowsOf(ada);
    const away = withPayments({ look: unreachable });
    for (let times = 1; times <= 2; times += 1) {
      await expect(receive(event, away)).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
      expect(await eventRow(event.id)).toMatchObject({
        attempts: times,
        doneAt: null,
        failure: "PAYMENTS_UNAVAILABLE",
      });
    }
    expect(await rowsOf(ada)).toBe(before);
    expect(await receive(event)).toBe("done");
    expect(await eventRow(event.id)).toMatchObject({ attempts: 3, failure: null, doneAt: deps.now() });
  });

  it("is taken nowhere where no money is taken", async () => {
    const event = eventAbout("cus_x");
    await expect(receive(event, { ...deps, payments: null })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is worked off again at the operator's wish, as long as the provider has it", async () => {
    const ada = await payer();
    const [event] = await eventsOf(ada);
    const db = await deps.db();
    const before = await rowsOf(ada);
    await db.delete(invoices).where(eq(invoices.userId, ada.userId));
    expect(await replayEvent(deps, event?.id ?? "")).toBe("done");
    expect(await rowsOf(ada)).toBe(before);
    expect(await replayEvent(deps, "evt_forgotten")).toBe("unknown");
  });
});

describe("a whole life", () => {
  it("told again, three times over and from its end, leaves what there is", async () => {
    const { ada } = await invited();
    await buy(ada);
    await pass(ada, 15);
    await cancelPlan(deps, ada);
    await sandbox.bank.refund(await lastPaid(ada), 300);
    await sandbox.bank.deliverPending();
    const before = await rowsOf(ada);
    const events = await eventsOf(ada);
    expect(events.length).toBeGreaterThan(8);
    const db = await deps.db();
    await db.delete(billingEvents);
    for (const event of [...events, ...events.toReversed(), ...events])
      expect(["done", "known"]).toContain(await receive(event));
    expect(await rowsOf(ada)).toBe(before);
    expect(await db.select().from(billingEvents)).toHaveLength(events.length);
  });
});

describe("a life of five events", () => {
  const states: CustomerState[] = [];
  let ada: UserScope;
  let customerId: string;
  let truth: string;

  beforeAll(async () => {
    ({ ada } = await invited());
    customerId = await lifeOf(ada);
    truth = await rowsOf(ada);
  });

  it("ends with the money given back, and nobody rewarded", () => {
    expect(truth).toContain('"amountRefunded":799');
    expect(truth).toContain(`"revokedAt":"${deps.now().toISOString()}"`);
  });

  // Rules decide what an order comes to: the embedded database sees all of them in a full run, a server every sixth.
  it.each([0, 1, 2, 3, 4])("leaves the same rows in the orders that begin with event %i", async (first) => {
    const others = [0, 1, 2, 3, 4].filter((step) => step !== first);
    const apart = inject("databaseServer") ? 6 : IS_FULL_RUN ? 1 : 3;
    for (const rest of permutations(others).filter((_, at) => at % apart === 0)) {
      await forget(ada);
      let happened = 0;
      for (const step of [first, ...rest]) {
        // An event exists once its step has happened; what is looked up is whatever has happened by then.
        happened = Math.max(happened, step);
        const state = states[happened];
        if (!state) throw new Error("no such step");
        expect(await receive(eventAbout(customerId), withPayments({ look: async () => state }))).toBe("done");
      }
      expect(await rowsOf(ada)).toBe(truth);
    }
  });

  /** Begun, paid, cancelled, taken back, refunded: what the provider has after each. */
  async function lifeOf(scope: UserScope): Promise<string> {
    await buy(scope);
    const customerId = await customerOf(scope);
    const look = async () => void states.push(await payments.look(customerId));
    await look();
    await pass(scope, 15);
    await look();
    await cancelPlan(deps, scope);
    await look();
    const [live] = await liveOf(scope);
    await payments.resume(live?.id ?? "");
    await look();
    await sandbox.bank.refund(await lastPaid(scope));
    await sandbox.bank.deliverPending();
    await look();
    return customerId;
  }

  async function forget({ userId }: UserScope): Promise<void> {
    const db = await deps.db();
    await db.delete(subscriptions).where(eq(subscriptions.userId, userId));
    await db.delete(invoices).where(eq(invoices.userId, userId));
    await db.delete(referralRewards).where(eq(referralRewards.newcomerId, userId));
  }

  function permutations(items: readonly number[]): number[][] {
    if (items.length === 0) return [[]];
    return items.flatMap((item) =>
      permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
    );
  }
});

describe("looks at the same time", () => {
  it("never write down what is older than what is there", async () => {
    const ada = await payer();
    const customerId = await customerOf(ada);
    const before = await payments.look(customerId);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = () => {};
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = withPayments({
      look: async () => {
        begun();
        await held;
        return before;
      },
    });
    const late = syncCustomer(slow, customerId);
    await beginning;
    await cancelPlan(deps, ada);
    const rows = await rowsOf(ada);
    release();
    expect(await late).toBe("older");
    expect(await rowsOf(ada)).toBe(rows);
    expect((await entitlementsOf(deps, ada)).renews).toBe(false);
  });

  it("twenty of one event and twenty of others leave one truth", async () => {
    const { ada, ben } = await invited();
    await buy(ada);
    await pass(ada, 15);
    const customerId = await customerOf(ada);
    const before = await rowsOf(ada);
    const same = eventAbout(customerId);
    const others = Array.from({ length: 20 }, () => eventAbout(customerId, "invoice.paid"));
    const outcomes = await Promise.all([
      ...Array.from({ length: 20 }, () => receive(same)),
      ...others.map((event) => receive(event)),
    ]);
    expect(outcomes.every((outcome) => outcome === "done" || outcome === "known")).toBe(true);
    expect(await rowsOf(ada)).toBe(before);
    expect(await rewardDays(deps, ben.userId)).toBe(30);
    const db = await deps.db();
    const noted = await db.select().from(billingEvents).where(eq(billingEvents.customerId, customerId));
    expect(noted.filter(({ id }) => [same, ...others].some((event) => event.id === id))).toHaveLength(21);
    expect(noted.every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  it("of an account that is deleted meanwhile write nothing", async () => {
    const ada = await payer();
    const customerId = await customerOf(ada);
    const db = await deps.db();
    const leaving = withPayments({
      look: async (id) => {
        const state = await payments.look(id);
        await db.delete(billingCustomers).where(eq(billingCustomers.userId, ada.userId));
        await db.delete(subscriptions).where(eq(subscriptions.userId, ada.userId));
        await db.delete(invoices).where(eq(invoices.userId, ada.userId));
        return state;
      },
    });
    await syncCustomer(leaving, customerId);
    expect(JSON.parse(await rowsOf(ada)).slice(1)).toEqual([[], [], []]);
    expect(await syncCustomer(deps, customerId)).toBe("unknown");
  });
});

describe("a provider that does not know a customer", () => {
  it("takes nothing away: it may be asked with another account's key", async () => {
    const ada = await payer();
    const customerId = await customerOf(ada);
    const before = await rowsOf(ada);
    const another = withPayments({
      look: async () => ({ customerId, userId: null, clockAt: null, subscriptions: [], invoices: [] }),
    });
    expect(await receive(eventAbout(customerId), another)).toBe("ignored");
    expect(await rowsOf(ada)).toBe(before);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "plus" });
  });
});

describe("two live subscriptions of one customer", () => {
  /** Pays on two pages that are open at the same time, which the product itself never offers. */
  async function payTwice(scope: UserScope): Promise<void> {
    const url = await startCheckout(deps, scope, { interval: "month", promotion: null });
    const customer = await customerOf(scope);
    const stripe = new Stripe("sk_test_sandbox", {
      httpClient: Stripe.createFetchHttpClient(sandbox.fetch as typeof fetch),
    });
    const { id } = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      client_reference_id: scope.userId,
      line_items: [{ price: "price_sandbox_year", quantity: 1 }],
      success_url: "http://classmate.example/billing",
      cancel_url: "http://classmate.example/billing",
      payment_method_collection: "always",
    });
    await sandbox.bank.payCheckout(idIn(url), { card: "good" });
    fixtures.pass(1_000);
    await sandbox.bank.payCheckout(id, { card: "good" });
    await sandbox.bank.deliverPending();
  }

  it("keep the first; the other is ended at once and its money goes back", async () => {
    const ada = await student();
    await payTwice(ada);
    expect(await liveOf(ada)).toMatchObject([{ interval: "month", status: "trialing" }]);
    const db = await deps.db();
    const paid = (await db.select().from(invoices).where(eq(invoices.userId, ada.userId))).filter(
      ({ amountPaid }) => amountPaid > 0,
    );
    expect(paid).toMatchObject([{ amountPaid: 5_999, amountRefunded: 5_999 }]);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "plus", source: "trial", renews: true });
  });
});

describe("money that goes back", () => {
  it("in full ends the subscription, and Plus, at once; nothing is billed afterwards", async () => {
    const ada = await payer();
    await sandbox.bank.refund(await lastPaid(ada));
    await sandbox.bank.deliverPending();
    expect(await liveOf(ada)).toEqual([]);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "free" });
    const before = await lastPaid(ada);
    await pass(ada, 400);
    expect(await lastPaid(ada)).toBe(before);
  });

  it("in part ends nothing", async () => {
    const ada = await payer();
    await sandbox.bank.refund(await lastPaid(ada), 300);
    await sandbox.bank.deliverPending();
    expect(await liveOf(ada)).toHaveLength(1);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "plus" });
  });

  it("by a dispute takes Plus away while it is open, gives it back when it is won", async () => {
    const ada = await payer();
    const invoice = await lastPaid(ada);
    await sandbox.bank.openDispute(invoice);
    await sandbox.bank.deliverPending();
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "free" });
    expect(await liveOf(ada)).toHaveLength(1);
    await sandbox.bank.closeDispute(invoice, "won");
    await sandbox.bank.deliverPending();
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "plus", renews: true });
  });

  it("by a dispute that is lost ends the subscription", async () => {
    const ada = await payer();
    const invoice = await lastPaid(ada);
    await sandbox.bank.openDispute(invoice);
    await sandbox.bank.closeDispute(invoice, "lost");
    await sandbox.bank.deliverPending();
    expect(await liveOf(ada)).toEqual([]);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "free" });
  });

  it("is followed up by the next run when the provider fails in between", async () => {
    const ada = await payer();
    const customerId = await customerOf(ada);
    await sandbox.bank.refund(await lastPaid(ada));
    await sandbox.bank.deliverPending();
    const before = await rowsOf(ada);
    const state = await payments.look(customerId);
    const live = state.subscriptions.map((one) => ({ ...one, status: "active" as const, endedAt: null }));
    const failing = withPayments({
      look: async () => ({ ...state, subscriptions: live }),
      end: unreachable,
    });
    const event = eventAbout(customerId);
    await expect(receive(event, failing)).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
    expect(await eventRow(event.id)).toMatchObject({ doneAt: null });
    expect(await reconcile(deps)).toMatchObject({ events: 1, eventsFailed: 0 });
    expect(await eventRow(event.id)).toMatchObject({ doneAt: deps.now() });
    expect(await rowsOf(ada)).toBe(before);
  });
});

describe("who invited the payer", () => {
  it("is rewarded with the first real payment, and not before, and once", async () => {
    const { ada, ben } = await invited();
    await buy(ada);
    await pass(ada, 3);
    expect(await rewardDays(deps, ben.userId)).toBe(0);
    await pass(ada, 12);
    expect(await rewardDays(deps, ben.userId)).toBe(30);
    expect(await entitlementsOf(deps, ben)).toMatchObject({ plan: "plus", source: "free-days" });
    await pass(ada, 65);
    expect(await rewardDays(deps, ben.userId)).toBe(30);
  });

  it("loses it when the payment goes back, and does not get it again", async () => {
    const { ada, ben } = await invited();
    await buy(ada);
    await pass(ada, 15);
    await sandbox.bank.refund(await lastPaid(ada));
    await sandbox.bank.deliverPending();
    expect(await rewardDays(deps, ben.userId)).toBe(0);
    await buy(ada);
    expect(await entitlementsOf(deps, ada)).toMatchObject({ plan: "plus" });
    expect(await rewardDays(deps, ben.userId)).toBe(0);
    expect(await entitlementsOf(deps, ben)).toMatchObject({ plan: "free" });
  });
});

describe("the daily run", () => {
  it("brings back what no event told, and takes in again a customer whose row was lost", async () => {
    const [ada, ben] = [await payer(), await payer()];
    const [adas, bens] = [await rowsOf(ada), await rowsOf(ben)];
    const db = await deps.db();
    await db.delete(invoices).where(eq(invoices.userId, ada.userId));
    await db.delete(billingCustomers).where(eq(billingCustomers.userId, ben.userId));
    fixtures.pass(1);
    expect(await reconcile(deps)).toMatchObject({ customersFailed: 0, adopted: 1, brokenOff: false });
    const withoutLook = (rows: string) => rows.replace(/"(lookedAt|createdAt)":"[^"]*"/g, "");
    expect(withoutLook(await rowsOf(ada))).toBe(withoutLook(adas));
    expect(withoutLook(await rowsOf(ben))).toBe(withoutLook(bens));
    await ensureAccount(deps, ada);
    await db.delete(accounts).where(eq(accounts.userId, ada.userId));
    await db.delete(billingCustomers).where(eq(billingCustomers.userId, ada.userId));
    expect(await reconcile(deps)).toMatchObject({ adopted: 0 });
  });

  it("looks each customer up once, and gives up while the provider is away", async () => {
    fixtures.pass(1);
    const first = await reconcile(deps);
    expect(first.customers).toBe((await (await deps.db()).select().from(billingCustomers)).length);
    fixtures.pass(1);
    const away = withPayments({ look: unreachable });
    expect(await reconcile(away)).toMatchObject({ customers: 0, customersFailed: 5, brokenOff: true });
  });

  it("forgets events of more than 90 days ago, but none that is open", async () => {
    const [done, open] = [eventAbout(null), eventAbout("cus_1")];
    await receive(done);
    const ada = await student();
    await buy(ada);
    const failing = { ...open, data: { object: { ...open.data.object, customer: await customerOf(ada) } } };
    const away = withPayments({ look: unreachable });
    await expect(receive(failing, away)).rejects.toThrow();
    fixtures.pass(91 * DAY);
    await reconcile(away);
    expect(await eventRow(done.id)).toBeUndefined();
    expect(await eventRow(open.id)).toMatchObject({ doneAt: null });
  });

  it("runs once a day, however many servers there are", async () => {
    const runs = await Promise.all(Array.from({ length: 5 }, () => reconcileDaily(deps)));
    expect(runs.filter((run) => run !== null)).toHaveLength(1);
    fixtures.pass(12 * 3_600_000);
    expect(await reconcileDaily(deps)).toBeNull();
    fixtures.pass(12 * 3_600_000);
    expect(await reconcileDaily(deps)).toMatchObject({ brokenOff: false });
    fixtures.pass(DAY);
    expect(await reconcileDaily({ ...deps, payments: null })).toBeNull();
  });
});
