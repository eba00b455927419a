import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changeCost,
  clawedBackOf,
  entitlements,
  GUEST_ENTITLEMENTS,
  isOutdated,
  latePaymentOf,
  subscriptionViewOf,
  trialDaysLeft,
  unpaidSinceOf,
} from "./policy";
import type { BillingFacts, FreeDays, InvoiceFacts, SubscriptionFacts, SubscriptionRow } from "./types";

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 1, 10, 30);
const day = (days: number, ms = 0) => new Date(START + days * DAY + ms);

/** A monthly one that began on day 0 without a trial, and is paid for until day 31. */
const subscription = (changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: "sub_1",
  status: "active",
  startedAt: day(0),
  trialEndsAt: null,
  periodStart: day(0),
  periodEnd: day(31),
  cancelsAt: null,
  endedAt: null,
  unpaidSince: null,
  ...changes,
});

const trial = (changes: Partial<SubscriptionFacts> = {}) =>
  subscription({ status: "trialing", trialEndsAt: day(7), periodEnd: day(7), ...changes });

/** A renewal of day 31 whose payment fails. */
const late = (changes: Partial<SubscriptionFacts> = {}) =>
  subscription({ status: "past_due", periodStart: day(31), periodEnd: day(62), ...changes });

const free = (days: number, at: Date): FreeDays => ({ days, grantedAt: at });

const facts = (changes: Partial<BillingFacts> = {}): BillingFacts => ({
  subscriptions: [],
  clawedBack: [],
  freeDays: [],
  ...changes,
});

const planAt = (known: BillingFacts, now: Date) => entitlements(known, now).plan;

/** Plus to the millisecond before, Free from it on. */
function endsExactlyAt(known: BillingFacts, end: Date): void {
  expect(planAt(known, new Date(end.getTime() - 1))).toBe("plus");
  expect(planAt(known, end)).toBe("free");
}

const with1 = (one: SubscriptionFacts, changes: Partial<BillingFacts> = {}) =>
  facts({ subscriptions: [one], ...changes });

describe("an account without anything", () => {
  it("has Free with 25 messages, and a trial to take", () => {
    expect(entitlements(facts(), day(0))).toEqual({
      plan: "free",
      source: null,
      until: null,
      renews: false,
      messagesPerDay: 25,
      freeTimeLeftMs: 0,
      trialLeft: true,
    });
  });

  it("has more than a guest, who has 5", () => {
    expect(GUEST_ENTITLEMENTS).toMatchObject({ plan: "guest", messagesPerDay: 5 });
  });
});

describe("a subscription", () => {
  it("gives Plus from its first millisecond, with 1,000 messages, and renews", () => {
    const known = with1(subscription());
    expect(planAt(known, day(0, -1))).toBe("free");
    expect(entitlements(known, day(0))).toMatchObject({
      plan: "plus",
      source: "subscription",
      until: day(31),
      renews: true,
      messagesPerDay: 1_000,
    });
  });

  it("of a year lasts the year", () => {
    const known = with1(subscription({ periodEnd: day(365) }));
    expect(entitlements(known, day(364))).toMatchObject({ plan: "plus", until: day(365) });
  });

  it("that renews goes on for three days when the renewal is not reported, and then ends", () => {
    const known = with1(subscription());
    expect(entitlements(known, day(31))).toMatchObject({ plan: "plus", until: day(34), renews: true });
    endsExactlyAt(known, day(34));
  });

  it("that was cancelled stays until the end of what is paid for, and not a millisecond longer", () => {
    const known = with1(subscription({ cancelsAt: day(31) }));
    expect(entitlements(known, day(30))).toMatchObject({ until: day(31), renews: false });
    endsExactlyAt(known, day(31));
  });

  it("that has ended gives nothing from then on", () => {
    endsExactlyAt(with1(subscription({ status: "canceled", endedAt: day(12) })), day(12));
    endsExactlyAt(
      with1(subscription({ status: "canceled", cancelsAt: day(31), endedAt: day(31, 900) })),
      day(31),
    );
    endsExactlyAt(with1(subscription({ status: "canceled" })), day(31));
    expect(entitlements(with1(subscription({ status: "canceled" })), day(2)).renews).toBe(false);
  });

  it.each(["incomplete", "incomplete_expired"] as const)("that is %s gives nothing", (status) => {
    for (const at of [day(0), day(1), day(40)])
      expect(planAt(with1(subscription({ status })), at)).toBe("free");
  });

  it("that is paused gives what was before the pause", () => {
    endsExactlyAt(with1(trial({ status: "paused" })), day(7));
    endsExactlyAt(with1(subscription({ status: "paused", periodStart: day(3) })), day(3));
  });

  it("lasts as many hours over a change of clocks as otherwise", () => {
    const [before, after] = [Date.UTC(2026, 2, 28, 23), Date.UTC(2026, 2, 29, 23)];
    const one = subscription({
      startedAt: new Date(before),
      periodStart: new Date(before),
      periodEnd: new Date(after),
      cancelsAt: new Date(after),
    });
    endsExactlyAt(with1(one), new Date(after));
  });
});

describe("a trial", () => {
  it("gives Plus until its end, says so, and is had once", () => {
    expect(entitlements(with1(trial()), day(7, -1))).toMatchObject({
      source: "trial",
      until: day(7),
      renews: true,
      trialLeft: false,
    });
  });

  it("whose first payment is not reported yet goes on for three days as a subscription", () => {
    expect(entitlements(with1(trial()), day(7))).toMatchObject({ source: "subscription", until: day(10) });
    endsExactlyAt(with1(trial()), day(10));
  });

  it("that was cancelled ends with its last millisecond", () => {
    endsExactlyAt(with1(trial({ cancelsAt: day(7) })), day(7));
  });

  it("cannot be had again after an earlier subscription with one", () => {
    const known = with1(trial({ status: "canceled", endedAt: day(2) }));
    expect(entitlements(known, day(400))).toMatchObject({ plan: "free", trialLeft: false });
  });
});

describe("a late payment", () => {
  it("leaves Plus for seven days from the beginning of what is owed, which does not renew by itself", () => {
    expect(entitlements(with1(late()), day(31))).toMatchObject({
      source: "grace",
      until: day(38),
      renews: false,
    });
    endsExactlyAt(with1(late()), day(38));
  });

  it("does not begin its days again with each period that goes by unpaid", () => {
    endsExactlyAt(with1(late({ periodStart: day(62), unpaidSince: day(31) })), day(38));
    endsExactlyAt(with1(late({ status: "unpaid", periodStart: day(62), unpaidSince: day(31) })), day(38));
    endsExactlyAt(with1(late({ status: "unpaid" })), day(31));
  });

  it("after which the subscription is ended leaves nothing", () => {
    endsExactlyAt(with1(late({ endedAt: day(33) })), day(33));
    endsExactlyAt(with1(late({ cancelsAt: day(36) })), day(36));
  });
});

describe("two subscriptions", () => {
  const short = subscription({ id: "sub_2", cancelsAt: day(31) });
  const long = subscription({ id: "sub_3", startedAt: day(20), periodStart: day(20), periodEnd: day(51) });

  it("give Plus while one of them does, and the one that lasts longer is told", () => {
    const known = facts({ subscriptions: [short, long] });
    expect(entitlements(known, day(19))).toMatchObject({ until: day(31), renews: false });
    expect(entitlements(known, day(20))).toMatchObject({ until: day(51), renews: true });
    expect(planAt(known, day(31))).toBe("plus");
  });
});

describe("days that were given", () => {
  it("run from when they were given, one after the other", () => {
    const known = facts({ freeDays: [free(30, day(0)), free(30, day(10))] });
    expect(entitlements(known, day(10))).toMatchObject({
      plan: "plus",
      source: "free-days",
      until: day(60),
      renews: false,
      freeTimeLeftMs: 50 * DAY,
      trialLeft: true,
    });
    endsExactlyAt(known, day(60));
  });

  it("that were used up leave nothing for those given later", () => {
    const known = facts({ freeDays: [free(5, day(0)), free(3, day(20))] });
    endsExactlyAt(known, day(5));
    expect(planAt(known, day(20, -1))).toBe("free");
    endsExactlyAt(known, day(23));
  });

  it("count from when they are given, not before", () => {
    const known = facts({ freeDays: [free(3, day(1))] });
    expect(planAt(known, day(1, -1))).toBe("free");
    expect(entitlements(known, day(1)).freeTimeLeftMs).toBe(3 * DAY);
  });

  it("stand still while a subscription gives Plus", () => {
    const known = with1(subscription({ startedAt: day(2), cancelsAt: day(31) }), {
      freeDays: [free(5, day(0))],
    });
    expect(entitlements(known, day(2)).freeTimeLeftMs).toBe(3 * DAY);
    expect(entitlements(known, day(30, 5))).toMatchObject({
      source: "subscription",
      freeTimeLeftMs: 3 * DAY,
    });
    expect(entitlements(known, day(31))).toMatchObject({ source: "free-days", until: day(34) });
    endsExactlyAt(known, day(34));
  });

  it("given during a subscription begin after it", () => {
    const known = with1(subscription({ cancelsAt: day(31) }), { freeDays: [free(2, day(10))] });
    endsExactlyAt(known, day(33));
  });

  it("run where a payment was given back", () => {
    const hole = { subscriptionId: "sub_1", periodStart: day(0), periodEnd: day(31) };
    const known = with1(subscription(), { clawedBack: [hole], freeDays: [free(2, day(5))] });
    endsExactlyAt(known, day(7));
  });
});

describe("a payment that was given back", () => {
  const invoice = (changes: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
    subscriptionId: "sub_1",
    status: "paid",
    amountDue: 799,
    amountPaid: 799,
    amountRefunded: 0,
    disputed: false,
    periodStart: day(0),
    periodEnd: day(31),
    ...changes,
  });
  const renewed = subscription({ periodStart: day(31), periodEnd: day(62), cancelsAt: day(62) });
  const renewedAfter = (...invoices: InvoiceFacts[]) =>
    with1(renewed, { clawedBack: clawedBackOf(invoices) });

  it("takes its own time away, to the millisecond, and no other", () => {
    const known = renewedAfter(
      invoice(),
      invoice({ periodStart: day(31), periodEnd: day(62), amountRefunded: 799 }),
    );
    endsExactlyAt(known, day(31));
    expect(planAt(known, day(61))).toBe("free");
    const first = renewedAfter(
      invoice({ amountRefunded: 799 }),
      invoice({ periodStart: day(31), periodEnd: day(62) }),
    );
    expect(planAt(first, day(31, -1))).toBe("free");
    expect(planAt(first, day(31))).toBe("plus");
  });

  it("several times takes all of them away", () => {
    const back = { amountRefunded: 799 };
    const known = renewedAfter(invoice(back), invoice({ ...back, periodStart: day(31), periodEnd: day(62) }));
    for (const at of [day(0), day(31, -1), day(31), day(61)]) expect(planAt(known, at)).toBe("free");
  });

  it("in part takes nothing away", () => {
    expect(clawedBackOf([invoice({ amountRefunded: 798 })])).toEqual([]);
  });

  it("counts as given back while the bank disputes it", () => {
    expect(planAt(renewedAfter(invoice({ disputed: true })), day(1))).toBe("free");
    expect(planAt(renewedAfter(invoice({ disputed: false })), day(1))).toBe("plus");
  });

  it("leaves what another payment is for as well", () => {
    const upgraded = invoice({ periodStart: day(10), periodEnd: day(375), amountRefunded: 799 });
    expect(clawedBackOf([invoice(), upgraded])).toEqual([
      { subscriptionId: "sub_1", periodStart: day(31), periodEnd: day(375) },
    ]);
  });

  it("is nothing for a bill of nothing, of another subscription, or one that was never paid", () => {
    const none = [
      invoice({ amountDue: 0, amountPaid: 0 }),
      invoice({ status: "open", amountPaid: 0, disputed: true }),
    ];
    expect(clawedBackOf(none)).toEqual([]);
    expect(planAt(renewedAfter(invoice({ subscriptionId: "sub_9", amountRefunded: 799 })), day(1))).toBe(
      "plus",
    );
    expect(planAt(renewedAfter(invoice({ subscriptionId: null, amountRefunded: 799 })), day(1))).toBe("plus");
  });

  it("in the middle of what is paid for is told as the end until then", () => {
    const hole = { subscriptionId: "sub_1", periodStart: day(20), periodEnd: day(31) };
    expect(entitlements(with1(subscription(), { clawedBack: [hole] }), day(3)).until).toEqual(day(20));
  });

  it("leaves what is owed since the oldest open bill", () => {
    const open = invoice({ status: "open", amountPaid: 0, periodStart: day(31) });
    const older = invoice({ status: "uncollectible", amountPaid: 0, periodStart: day(3) });
    expect(unpaidSinceOf("sub_1", [invoice(), open, older])).toEqual(day(3));
    expect(unpaidSinceOf("sub_1", [invoice(), invoice({ status: "void", amountPaid: 0 })])).toBeNull();
    expect(unpaidSinceOf("sub_2", [open])).toBeNull();
  });
});

describe("the figures beside a plan", () => {
  const owing = (amountDue: number): InvoiceFacts => ({
    subscriptionId: "sub_1",
    status: "open",
    amountDue,
    amountPaid: 0,
    amountRefunded: 0,
    disputed: false,
    periodStart: day(0),
    periodEnd: day(30),
  });
  it("count a trial's days to its end, the last one whole", () => {
    expect(trialDaysLeft(day(7), day(0))).toBe(7);
    expect(trialDaysLeft(day(7), day(6, 1))).toBe(1);
    expect(trialDaysLeft(day(7), day(7))).toBe(0);
    expect(trialDaysLeft(day(7), day(9))).toBe(0);
  });

  const row = (changes: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
    ...subscription(),
    userId: "11111111-1111-4111-8111-111111111111",
    interval: "month",
    periodEnd: day(30),
    ...changes,
  });
  const paid = (amount: number, periodEnd = day(30)) => [
    { ...owing(amount), status: "paid" as const, amountPaid: amount, periodEnd },
  ];

  it("say what a change takes: nothing in a trial, the other price without what is left otherwise", () => {
    expect(changeCost(row({ status: "trialing" }), [], day(3))).toBe(0);
    expect(changeCost(row(), paid(799), day(0))).toBe(5_999 - 799);
    expect(changeCost(row(), paid(799), day(15))).toBe(5_999 - 400);
    expect(changeCost(row(), paid(799), day(31))).toBe(5_999);
    expect(changeCost(row({ interval: "year", periodEnd: day(365) }), [], day(10))).toBe(0);
    expect(changeCost(row({ interval: "year", periodEnd: day(360) }), [], day(342))).toBe(799 - 300);
  });

  it("count what a promotion took off as not paid, and what was credited as paid", () => {
    expect(changeCost(row(), paid(640), day(0))).toBe(5_999 - 640);
    expect(changeCost(row(), paid(0), day(0))).toBe(5_999 - 799);
  });

  it("say whether cancelling ends Plus there and then", () => {
    const endsAtOnce = (changes: Partial<SubscriptionRow>, invoices: InvoiceFacts[]) =>
      subscriptionViewOf(row(changes), invoices, day(31)).endsAtOnce;
    expect(endsAtOnce({}, paid(799))).toBe(false);
    expect(endsAtOnce({ status: "past_due" }, [])).toBe(true);
    expect(endsAtOnce({}, [{ ...owing(799), status: "draft", periodEnd: day(60) }])).toBe(true);
    expect(endsAtOnce({}, [{ ...owing(799), periodEnd: day(30) }])).toBe(false);
    expect(endsAtOnce({}, [{ ...owing(799), subscriptionId: "sub_2", periodEnd: day(60) }])).toBe(false);
  });

  it("tell of a late payment how much it is, where it is paid, and until when Plus goes on", () => {
    const one = row({ status: "past_due", periodStart: day(62) });
    const bill = { ...owing(799), periodStart: day(31), amountPaid: 100, url: "https://pay.example/1" };
    const late = { plusUntil: day(38), amountDue: 699, payUrl: "https://pay.example/1" };
    expect(latePaymentOf(one, [bill])).toEqual(late);
    expect(latePaymentOf(row(), [bill])).toBeNull();
    expect(latePaymentOf(one, [])).toEqual({ plusUntil: day(69), amountDue: 0, payUrl: null });
  });

  it("know when something must have happened since the last look", () => {
    const [one, seen] = [trial(), day(1)];
    expect(isOutdated([], null, day(1))).toBe(true);
    expect(isOutdated([one], seen, day(7, -1))).toBe(false);
    expect(isOutdated([one], seen, day(7))).toBe(true);
    expect(isOutdated([one], day(7), day(8))).toBe(false);
    expect(isOutdated([trial({ cancelsAt: day(5) })], seen, day(5))).toBe(true);
    expect(isOutdated([trial({ endedAt: day(1) })], seen, day(9))).toBe(false);
  });
});

describe("any facts", () => {
  const moment = fc.integer({ min: -400, max: 800 }).map((days) => day(days / 2));
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
  const statuses = [
    "incomplete",
    "incomplete_expired",
    "trialing",
    "active",
    "past_due",
    "unpaid",
    "canceled",
    "paused",
  ] as const;
  const anySubscription = fc.record({
    id: fc.constantFrom("sub_1", "sub_2", "sub_3", "sub_4"),
    status: fc.constantFrom(...statuses),
    startedAt: moment,
    trialEndsAt: maybe(moment),
    periodStart: moment,
    periodEnd: moment,
    cancelsAt: maybe(moment),
    endedAt: maybe(moment),
    unpaidSince: maybe(moment),
  });
  const subscriptions = fc.uniqueArray(anySubscription, { selector: ({ id }) => id, maxLength: 4 });
  const hole = fc.record({
    subscriptionId: fc.constantFrom("sub_1", "sub_2", null),
    periodStart: moment,
    periodEnd: moment,
  });
  const anyFacts = fc.record({
    subscriptions,
    clawedBack: fc.array(hole, { maxLength: 3 }),
    freeDays: fc.array(fc.record({ days: fc.integer({ min: 1, max: 60 }), grantedAt: moment }), {
      maxLength: 4,
    }),
  });

  it("give the same whatever was told first, and are left as they were", () => {
    fc.assert(
      fc.property(anyFacts, moment, (known, now) => {
        const before = JSON.stringify(known);
        const turned = {
          subscriptions: known.subscriptions.toReversed(),
          clawedBack: known.clawedBack.toReversed(),
          freeDays: known.freeDays.toReversed(),
        };
        expect(entitlements(turned, now)).toEqual(entitlements(known, now));
        expect(JSON.stringify(known)).toBe(before);
      }),
      { seed: 1 },
    );
  });

  it("never give less when more is paid for or given", () => {
    const rank = { guest: 0, free: 1, plus: 2 };
    fc.assert(
      fc.property(anyFacts, moment, anySubscription, fc.nat(60), (known, now, paid, days) => {
        const more = {
          ...known,
          subscriptions: [...known.subscriptions, { ...paid, id: "sub_5" }],
          freeDays: [...known.freeDays, { days, grantedAt: day(1) }],
        };
        const [less, most] = [entitlements(known, now), entitlements(more, now)];
        expect(rank[most.plan]).toBeGreaterThanOrEqual(rank[less.plan]);
        expect(most.freeTimeLeftMs).toBeGreaterThanOrEqual(less.freeTimeLeftMs);
        expect(most.messagesPerDay).toBeGreaterThanOrEqual(less.messagesPerDay);
      }),
      { seed: 1 },
    );
  });

  it("never give more free time by waiting than is given meanwhile", () => {
    fc.assert(
      fc.property(anyFacts, moment, fc.nat(300 * DAY), (known, now, wait) => {
        const later = new Date(now.getTime() + wait);
        const meanwhile = known.freeDays
          .filter(({ grantedAt }) => grantedAt > now && grantedAt <= later)
          .reduce((sum, { days }) => sum + days * DAY, 0);
        const left = entitlements(known, now).freeTimeLeftMs;
        expect(entitlements(known, later).freeTimeLeftMs).toBeLessThanOrEqual(left + meanwhile);
      }),
      { seed: 1 },
    );
  });

  it("give Plus until the moment they tell at least, and tell one only with Plus", () => {
    fc.assert(
      fc.property(anyFacts, moment, (known, now) => {
        const { plan, source, until, renews } = entitlements(known, now);
        expect([source !== null, until !== null]).toEqual([plan === "plus", plan === "plus"]);
        expect(renews && plan !== "plus").toBe(false);
        if (!until) return;
        expect(until.getTime()).toBeGreaterThan(now.getTime());
        expect(planAt(known, new Date(until.getTime() - 1))).toBe("plus");
      }),
      { seed: 1 },
    );
  });
});
