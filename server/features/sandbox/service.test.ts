import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { UserScope } from "@/server/session/scope";
import { createTestFixtures, TEST_PROMOTION, type TestFixtures } from "@/server/testing/fixtures";
import { checkoutPage, invoicePage, payCheckout, payInvoice, portalPage, takeStep } from "./service";

const ANNA = "11111111-1111-4111-8111-111111111111";
const BEN = "22222222-2222-4222-8222-222222222222";

let fixtures: TestFixtures;
let anna: UserScope;
let ben: UserScope;

beforeEach(async () => {
  fixtures = await createTestFixtures();
  anna = await fixtures.user(ANNA);
  ben = await fixtures.user(BEN);
});

afterEach(async () => {
  await fixtures.deps.sandbox?.bank.deliverPending();
  await fixtures.close();
});

function payments() {
  if (!fixtures.deps.payments) throw new Error("the fixtures has no payments");
  return fixtures.deps.payments;
}

/** Opens a checkout for Anna; her customer id, and the page's. */
async function openCheckout({ trialDays = 0, promotionCode = null as string | null } = {}) {
  const customerId = await payments().createCustomer({ userId: ANNA, email: "anna@example.org" });
  const url = await payments().openCheckout({
    customerId,
    userId: ANNA,
    interval: "month",
    trialDays,
    promotionCode,
    successUrl: `${fixtures.deps.siteUrl}/billing?checkout=done`,
    cancelUrl: `${fixtures.deps.siteUrl}/billing?checkout=back`,
  });
  return { customerId, id: lastOf(url) };
}

/** Buys for Anna and opens her portal. */
async function openPortal() {
  const { customerId, id } = await openCheckout();
  await payCheckout(fixtures.deps, anna, { id, card: "good" });
  const url = await payments().openPortal({ customerId, returnUrl: `${fixtures.deps.siteUrl}/billing` });
  return lastOf(url);
}

const lastOf = (url: string) => url.split("/").at(-1) ?? "";

async function portal(id: string) {
  const found = await portalPage(fixtures.deps, anna, id);
  if (!found) throw new Error("there is no such portal");
  return found;
}

const step = (id: string, what: Parameters<typeof takeStep>[2]["step"]) =>
  takeStep(fixtures.deps, anna, { id, step: what });

describe("a checkout page", () => {
  it("says what is bought, what it costs now and what later", async () => {
    const { id } = await openCheckout({ trialDays: 7 });
    expect(await checkoutPage(fixtures.deps, anna, id)).toMatchObject({
      status: "open",
      price: 799,
      trialDays: 7,
      dueToday: 0,
      firstPayment: 799,
      firstPaymentAt: new Date(fixtures.deps.now().getTime() + 7 * 86_400_000),
      takesCode: true,
      hasCode: false,
      backUrl: "/billing?checkout=back",
    });
  });

  it("shows the price with a code that is put in", async () => {
    const { id } = await openCheckout({ promotionCode: TEST_PROMOTION.code });
    expect(await checkoutPage(fixtures.deps, anna, id)).toMatchObject({
      takesCode: false,
      hasCode: true,
      dueToday: 639,
      firstPayment: 639,
    });
  });

  it("leads back to the site once it is paid, and is closed then", async () => {
    const { id } = await openCheckout();
    expect(await payCheckout(fixtures.deps, anna, { id, card: "declining" })).toMatchObject({
      ok: false,
      reason: "declined",
    });
    expect(await payCheckout(fixtures.deps, anna, { id, card: "good" })).toEqual({
      ok: true,
      url: "/billing?checkout=done",
    });
    expect(await checkoutPage(fixtures.deps, anna, id)).toMatchObject({ status: "complete" });
  });
});

describe("pages of the sandbox", () => {
  it("are not there for anyone else, nor can anyone else act on them", async () => {
    const { id } = await openCheckout();
    const portalId = await openPortal();
    const [invoice] = (await portal(portalId)).invoices;
    expect(await checkoutPage(fixtures.deps, ben, id)).toBeNull();
    expect(await portalPage(fixtures.deps, ben, portalId)).toBeNull();
    expect(await invoicePage(fixtures.deps, ben, invoice?.id ?? "")).toBeNull();
    await expect(payCheckout(fixtures.deps, ben, { id, card: "good" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(payInvoice(fixtures.deps, ben, invoice?.id ?? "")).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(
      takeStep(fixtures.deps, ben, { id: portalId, step: { what: "time", step: "day" } }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("are not there under the number of something else", async () => {
    const { id, customerId } = await openCheckout();
    expect(await portalPage(fixtures.deps, anna, id)).toBeNull();
    expect(await invoicePage(fixtures.deps, anna, id)).toBeNull();
    expect(await checkoutPage(fixtures.deps, anna, customerId)).toBeNull();
  });

  it("are not there without the sandbox", async () => {
    const { id } = await openCheckout();
    const without = { ...fixtures.deps, sandbox: null };
    expect(await checkoutPage(without, anna, id)).toBeNull();
    await expect(payCheckout(without, anna, { id, card: "good" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("let nobody act on another customer's invoices", async () => {
    const portalId = await openPortal();
    const [invoice] = (await portal(portalId)).invoices;
    const customerId = await payments().createCustomer({ userId: BEN, email: "ben@example.org" });
    const url = await payments().openPortal({ customerId, returnUrl: fixtures.deps.siteUrl });
    const refund = { what: "refund", invoice: invoice?.id ?? "", part: "all" } as const;
    await expect(takeStep(fixtures.deps, ben, { id: lastOf(url), step: refund })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await portal(portalId)).invoices[0]).toMatchObject({ amountRefunded: 0 });
  });
});

describe("a portal page", () => {
  it("moves time to the next renewal, and past its payment", async () => {
    const id = await openPortal();
    await step(id, { what: "time", step: "renewal" });
    const { now, invoices, steps } = await portal(id);
    expect(now).toEqual(new Date("2026-02-05T13:00:00Z"));
    expect(invoices.map(({ status, amountDue }) => [status, amountDue])).toEqual([
      ["paid", 799],
      ["paid", 799],
    ]);
    expect(steps).toEqual(["day", "week", "renewal", "year"]);
  });

  it("shows a late payment, its next try, and takes it with a card that works", async () => {
    const id = await openPortal();
    await step(id, { what: "card", card: "declining" });
    await step(id, { what: "time", step: "renewal" });
    const [late] = (await portal(id)).invoices;
    expect(late).toMatchObject({
      status: "open",
      canPay: true,
      nextAttemptAt: new Date("2026-02-08T13:00:00Z"),
    });
    const pay = { what: "pay", invoice: late?.id ?? "" } as const;
    expect(await step(id, pay)).toBe(false);
    await step(id, { what: "card", card: "good" });
    expect(await step(id, pay)).toBe(true);
    expect((await portal(id)).subscriptions).toMatchObject([{ status: "active" }]);
    await expect(step(id, pay)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });

  it("gives half back, then the rest, then nothing", async () => {
    const id = await openPortal();
    const [invoice] = (await portal(id)).invoices;
    const refund = (part: "all" | "half") => step(id, { what: "refund", invoice: invoice?.id ?? "", part });
    await refund("half");
    expect((await portal(id)).invoices[0]).toMatchObject({ amountRefunded: 399, refundable: 400 });
    await refund("all");
    expect((await portal(id)).invoices[0]).toMatchObject({ amountRefunded: 799, refundable: 0 });
    await expect(refund("all")).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });

  it("opens and decides a dispute, and offers no refund meanwhile", async () => {
    const id = await openPortal();
    const [invoice] = (await portal(id)).invoices;
    const dispute = (outcome: "open" | "won") =>
      step(id, { what: "dispute", invoice: invoice?.id ?? "", outcome });
    await dispute("open");
    expect((await portal(id)).invoices[0]).toMatchObject({
      dispute: "open",
      refundable: 0,
      canDispute: false,
    });
    await dispute("won");
    expect((await portal(id)).invoices[0]).toMatchObject({ dispute: "won", refundable: 799 });
  });

  it("cancels, resumes, and shows no subscription that has ended", async () => {
    const id = await openPortal();
    const [subscription] = (await portal(id)).subscriptions;
    const about = { subscription: subscription?.id ?? "" };
    await step(id, { what: "cancel", ...about });
    await step(id, { what: "resume", ...about });
    expect((await portal(id)).subscriptions).toMatchObject([{ cancelled: false }]);
    await step(id, { what: "cancel", ...about });
    await step(id, { what: "time", step: "year" });
    const { subscriptions, invoices, steps } = await portal(id);
    expect(subscriptions).toEqual([]);
    expect(invoices).toHaveLength(1);
    expect(steps).toEqual(["day", "week", "year"]);
    await expect(step(id, { what: "time", step: "renewal" })).rejects.toMatchObject({
      code: "PRECONDITION_FAILED",
    });
  });
});
