import { describe, expect, it } from "vitest";
import { choosePayments } from ".";

const surroundings = {
  db: () => Promise.reject(new Error("choosing opens no database")),
  siteUrl: "http://localhost:3000",
  now: () => new Date("2026-03-10T12:00:00Z"),
  newId: () => crypto.randomUUID(),
  deliver: async () => {},
};

const NOTHING = {
  STRIPE_SECRET_KEY: undefined,
  STRIPE_WEBHOOK_SECRET: undefined,
  STRIPE_PRICE_MONTHLY: undefined,
  STRIPE_PRICE_ANNUAL: undefined,
  BILLING_SANDBOX: false,
  PROMO_CODE: undefined,
  PROMO_PERCENT_OFF: 20,
  AUTH_SECRET: "0123456789abcdef0123456789abcdef",
};

const stripe = (secretKey: string) => ({
  ...NOTHING,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_MONTHLY: "price_1",
  STRIPE_PRICE_ANNUAL: "price_2",
});

const chosen = (settings: typeof NOTHING | ReturnType<typeof stripe>) => {
  const { payments, sandbox } = choosePayments(settings, surroundings);
  return [payments?.mode ?? null, sandbox !== null];
};

describe("who takes the money", () => {
  it("is nobody without any setting", () => {
    expect(chosen(NOTHING)).toEqual([null, false]);
  });

  it("is the sandbox where it is on", () => {
    expect(chosen({ ...NOTHING, BILLING_SANDBOX: true })).toEqual(["sandbox", true]);
  });

  it.each([
    ["sk_live_1", "live"],
    ["rk_live_1", "live"],
    ["sk_test_1", "test"],
  ])("is Stripe with the key %s, for %s money, also where the sandbox is on", (key, mode) => {
    expect(chosen(stripe(key))).toEqual([mode, false]);
    expect(chosen({ ...stripe(key), BILLING_SANDBOX: true })).toEqual([mode, false]);
  });
});
