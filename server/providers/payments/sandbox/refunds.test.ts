import { beforeEach, describe, expect, it } from "vitest";
import { type SandboxFixtures, sandboxPerTest } from "./testing";

const open = sandboxPerTest();
let fixtures: SandboxFixtures;
let invoice: string;
let charge: string;
let intent: string;

beforeEach(async () => {
  fixtures = open();
  const { customer } = await fixtures.subscribe();
  const { data } = await fixtures.stripe.invoices.list({ customer, expand: ["data.payments"] });
  invoice = data[0]?.id ?? "";
  intent = String(data[0]?.payments?.data[0]?.payment.payment_intent);
  const charges = await fixtures.stripe.charges.list({ customer });
  charge = charges.data[0]?.id ?? "";
});

describe("a refund", () => {
  it("gives all back, once", async () => {
    await fixtures.stripe.refunds.create({ payment_intent: intent });
    expect(await fixtures.stripe.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 799,
      refunded: true,
    });
    await expect(fixtures.stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
  });

  it("gives parts back until nothing is left, never more", async () => {
    await fixtures.sandbox.bank.refund(invoice, 300);
    expect(await fixtures.stripe.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 300,
      refunded: false,
    });
    await expect(fixtures.stripe.refunds.create({ charge, amount: 500 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(fixtures.stripe.refunds.create({ charge, amount: 0 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await fixtures.sandbox.bank.refund(invoice);
    const { data } = await fixtures.stripe.refunds.list({ charge });
    expect(data.map(({ amount }) => amount)).toEqual([499, 300]);
  });

  it("is reported with the charge as it is then", async () => {
    await fixtures.sandbox.bank.refund(invoice, 300);
    const event = fixtures.received.find(({ type }) => type === "charge.refunded");
    expect(event?.data.object).toMatchObject({ id: charge, amount_refunded: 300, refunded: false });
  });
});

describe("a dispute", () => {
  it("keeps a charge from being refunded while it is open and after it was lost", async () => {
    await fixtures.sandbox.bank.openDispute(invoice);
    await expect(fixtures.stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: "charge_disputed",
    });
    await fixtures.sandbox.bank.closeDispute(invoice, "lost");
    await expect(fixtures.stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: "charge_disputed",
    });
    const { data } = await fixtures.stripe.disputes.list({ payment_intent: intent });
    expect(data).toMatchObject([{ status: "lost", amount: 799, charge }]);
  });

  it("leaves a trace on the charge when it was won, and lets it be refunded", async () => {
    await fixtures.sandbox.bank.openDispute(invoice);
    await fixtures.sandbox.bank.closeDispute(invoice, "won");
    expect(await fixtures.stripe.charges.retrieve(charge)).toMatchObject({ disputed: true });
    expect((await fixtures.stripe.disputes.list({ charge })).data).toMatchObject([{ status: "won" }]);
    await fixtures.stripe.refunds.create({ charge });
    const types = fixtures.received.map(({ type }) => type);
    expect(types).toContain("charge.dispute.created");
    expect(types).toContain("charge.dispute.closed");
  });

  it("is opened once, and decided once", async () => {
    await expect(fixtures.sandbox.bank.closeDispute(invoice, "won")).rejects.toThrow("no open dispute");
    await fixtures.sandbox.bank.openDispute(invoice);
    await expect(fixtures.sandbox.bank.openDispute(invoice)).rejects.toThrow("cannot be disputed");
    await fixtures.sandbox.bank.closeDispute(invoice, "won");
    await expect(fixtures.sandbox.bank.closeDispute(invoice, "lost")).rejects.toThrow("no open dispute");
  });
});
