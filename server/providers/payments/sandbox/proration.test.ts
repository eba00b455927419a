import { describe, expect, it } from "vitest";
import { percentageOf, settleWithBalance, unusedAmount } from "./proration";

describe("unusedAmount", () => {
  const period = { start: 1_000, end: 2_000 };

  it("is what the rest of the period was billed with, to a whole cent", () => {
    expect(unusedAmount(799, period, 1_250)).toBe(599);
    expect(unusedAmount(799, period, 1_500)).toBe(400);
  });

  it("is all before the period and nothing after it", () => {
    expect([500, 1_000, 2_000, 3_000].map((now) => unusedAmount(799, period, now))).toEqual([799, 799, 0, 0]);
  });

  it("is nothing for a period without length", () => {
    expect(unusedAmount(799, { start: 1_000, end: 1_000 }, 1_000)).toBe(0);
  });
});

describe("percentageOf", () => {
  it("is rounded to a whole cent", () => {
    expect([percentageOf(799, 20), percentageOf(5_999, 33), percentageOf(1, 10)]).toEqual([160, 1_980, 0]);
  });
});

describe("settleWithBalance", () => {
  it.each([
    { when: "nothing is left over", total: 799, balance: 0, amountDue: 799, endingBalance: 0 },
    { when: "part is paid from what is left", total: 799, balance: -300, amountDue: 499, endingBalance: 0 },
    {
      when: "all is paid from what is left",
      total: 799,
      balance: -4_000,
      amountDue: 0,
      endingBalance: -3_201,
    },
    { when: "exactly all is left", total: 799, balance: -799, amountDue: 0, endingBalance: 0 },
    { when: "an invoice gives back", total: -5_000, balance: 0, amountDue: 0, endingBalance: -5_000 },
    { when: "it gives more back", total: -200, balance: -300, amountDue: 0, endingBalance: -500 },
    { when: "something is owed from before", total: 799, balance: 100, amountDue: 899, endingBalance: 0 },
  ])("comes out right when $when", ({ total, balance, amountDue, endingBalance }) => {
    expect(settleWithBalance(total, balance)).toEqual({ amountDue, endingBalance });
  });
});
