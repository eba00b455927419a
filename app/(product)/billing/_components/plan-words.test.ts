import { describe, expect, it } from "vitest";
import type { BillingView, Entitlements, SubscriptionView } from "@/server/features/billing/types";
import { cancelWords, changeWords, planWords } from "./plan-words";

const DAY_MS = 86_400_000;
const until = new Date("2026-12-21T10:00:00Z");

const free: Entitlements = {
  plan: "free",
  source: null,
  until: null,
  renews: false,
  messagesPerDay: 25,
  freeTimeLeftMs: 0,
  trialLeft: true,
};
const plus: Entitlements = { ...free, plan: "plus", source: "subscription", until, renews: true };

const monthly: SubscriptionView = {
  interval: "month",
  status: "active",
  trialEndsAt: null,
  periodEnd: until,
  cancelsAt: null,
  changeCostsNow: 5_240,
  endsAtOnce: false,
};

const view = (change: Partial<BillingView>): BillingView => ({
  mode: "live",
  isGuest: false,
  now: new Date("2026-11-21T10:00:00Z"),
  entitlements: free,
  subscription: null,
  late: null,
  trialDays: 7,
  hasCustomer: false,
  invoices: [],
  ...change,
});

const said = (change: Partial<BillingView>, counts = true): string => {
  const { title, text } = planWords(view(change), counts);
  return `${title}. ${text}`;
};

describe("the plan in words", () => {
  it("says what Free and being a guest allow", () => {
    expect(said({})).toMatch(/on Free.*25 tutor messages/);
    expect(said({ isGuest: true })).toMatch(/not signed in.*5 tutor messages.*25/);
    for (const isGuest of [true, false]) expect(said({ isGuest }, false)).not.toContain("messages");
  });

  it("names the day a subscription renews and its price", () => {
    expect(said({ entitlements: plus, subscription: monthly })).toMatch(
      /Plus monthly.*renews on 21 December 2026 at \$7\.99 a month/,
    );
    expect(said({ entitlements: plus, subscription: { ...monthly, interval: "year" } })).toMatch(
      /Plus annual.*\$59\.99 a year/,
    );
  });

  it("says what a trial costs when it ends, and nothing once it is cancelled", () => {
    const trial = { ...plus, source: "trial" } as const;
    expect(said({ entitlements: trial, subscription: monthly })).toMatch(
      /trying Plus until 21 December 2026.*Then Plus costs \$7\.99 a month.*Cancel before/,
    );
    const cancelled = { ...monthly, cancelsAt: until };
    const words = said({ entitlements: trial, subscription: cancelled });
    expect(words).toMatch(/you cancelled.*Nothing will be charged/);
    expect(words).not.toContain("$");
  });

  it("names the day a cancelled subscription ends", () => {
    const words = said({ entitlements: plus, subscription: { ...monthly, cancelsAt: until } });
    expect(words).toMatch(/Plus until 21 December 2026.*because you cancelled. Nothing more/);
  });

  it("says how long Plus goes on while a payment is late, and when it has ended", () => {
    const late = { plusUntil: new Date("2026-11-28T10:00:00Z"), amountDue: 799, payUrl: null };
    const grace = { ...plus, source: "grace" } as const;
    const pastDue = { ...monthly, status: "past_due" } as const;
    expect(said({ entitlements: grace, subscription: pastDue, late })).toMatch(
      /\$7\.99 did not go through.*keep Plus until 28 November 2026/,
    );
    expect(said({ subscription: pastDue, late })).toMatch(/Plus ended on 28 November 2026.*Plus comes back/);
  });

  it("counts free days, alone and behind a subscription", () => {
    const given = { ...plus, source: "free-days", freeTimeLeftMs: 30 * DAY_MS } as const;
    expect(said({ entitlements: given })).toMatch(/until 21 December 2026.*free days.*nothing renews/);
    const kept = { ...plus, freeTimeLeftMs: 29.5 * DAY_MS };
    expect(said({ entitlements: kept, subscription: monthly })).toMatch(
      /30 free days, saved for when this ends/,
    );
  });
});

describe("a question before something is done", () => {
  it("names the day until which Plus stays", () => {
    expect(cancelWords(view({ entitlements: plus, subscription: monthly }))).toContain("21 December 2026");
  });

  it("says that cancelling ends a late payment's tries", () => {
    const late = { ...monthly, status: "past_due", endsAtOnce: true } as const;
    expect(cancelWords(view({ entitlements: plus, subscription: late }))).toMatch(/ends now/);
  });

  it("says what a change takes now: a sum, credit, or nothing in the trial", () => {
    expect(changeWords(monthly, "year")).toMatch(/about \$52\.40 now: \$59\.99 less/);
    expect(changeWords({ ...monthly, interval: "year", changeCostsNow: 0 }, "month")).toMatch(
      /Nothing is charged now.*credit/,
    );
    const trial = { ...monthly, status: "trialing", trialEndsAt: until } as const;
    expect(changeWords(trial, "year")).toMatch(/Nothing is charged now.*21 December 2026.*\$59\.99 a year/);
  });
});
