import { describe, expect, it } from "vitest";
import type { InvoiceView } from "@/server/features/billing/types";
import { invoiceWords } from "./invoice-words";

const day = new Date("2026-11-21T10:00:00Z");
const paid: InvoiceView = {
  id: "in_1",
  number: "CM-1",
  status: "paid",
  currency: "usd",
  amountDue: 799,
  amountPaid: 799,
  amountRefunded: 0,
  disputed: false,
  periodStart: day,
  periodEnd: day,
  createdAt: day,
  url: null,
};

describe("the state of an invoice", () => {
  it.each([
    ["Paid", {}],
    ["Nothing to pay", { amountDue: 0, amountPaid: 0 }],
    ["Refunded", { amountRefunded: 799 }],
    ["Paid, $3.00 refunded", { amountRefunded: 300 }],
    ["Disputed with the bank", { disputed: true }],
    ["Not paid yet", { status: "open", amountPaid: 0 }],
    ["Not paid", { status: "uncollectible", amountPaid: 0 }],
    ["Withdrawn", { status: "void", amountPaid: 0 }],
  ] as const)("says %s", (words, change) => {
    expect(invoiceWords({ ...paid, ...change })).toBe(words);
  });
});
