import { describe, expect, it } from "vitest";
import { endingsOf, firstPaymentOf, givenBackOf, liveOf, type Payment, type Running } from "./policy";

const DAY = 86_400_000;
const day = (days: number, ms = 0) => new Date(Date.UTC(2026, 2, 1) + days * DAY + ms);

const running = (id: string, changes: Partial<Running> = {}): Running => ({
  id,
  status: "active",
  startedAt: day(0),
  endedAt: null,
  ...changes,
});

const payment = (id: string, changes: Partial<Payment> = {}): Payment => ({
  id,
  subscriptionId: "sub_1",
  status: "paid",
  amountPaid: 799,
  amountRefunded: 0,
  disputed: false,
  disputeLost: false,
  periodStart: day(0),
  periodEnd: day(31),
  createdAt: day(0),
  paidAt: day(0),
  ...changes,
});

const endings = (subscriptions: Running[], payments: Payment[] = [], now = day(5)) =>
  endingsOf(subscriptions, payments, now);

describe("one subscription", () => {
  it("goes on, paid for or not", () => {
    for (const status of ["trialing", "active", "past_due", "unpaid", "paused", "incomplete"] as const)
      expect(endings([running("sub_1", { status })], [payment("in_1")])).toEqual([]);
  });

  it("ends when the payment for now has gone back in full, by us or by the bank", () => {
    const ending = [{ subscriptionId: "sub_1", refund: false }];
    expect(endings([running("sub_1")], [payment("in_1", { amountRefunded: 799 })])).toEqual(ending);
    expect(endings([running("sub_1")], [payment("in_1", { disputed: true, disputeLost: true })])).toEqual(
      ending,
    );
  });

  it("goes on after half of it, while the bank asks, and when an earlier payment has gone back", () => {
    expect(endings([running("sub_1")], [payment("in_1", { amountRefunded: 798 })])).toEqual([]);
    expect(endings([running("sub_1")], [payment("in_1", { disputed: true })])).toEqual([]);
    const earlier = payment("in_1", { amountRefunded: 799 });
    const later = payment("in_2", { createdAt: day(31), periodStart: day(31), periodEnd: day(62) });
    expect(endings([running("sub_1")], [earlier, later], day(32))).toEqual([]);
    expect(endings([running("sub_1")], [earlier], day(31))).toEqual([]);
    expect(endings([running("sub_1")], [earlier], day(31, -1))).toHaveLength(1);
  });

  it("goes on when the payment for another one has gone back, or for nothing at all", () => {
    const other = payment("in_1", { subscriptionId: "sub_2", amountRefunded: 799 });
    expect(endings([running("sub_1")], [other, payment("in_2", { amountPaid: 0 })])).toEqual([]);
  });

  it("that has ended is not ended again", () => {
    const over = running("sub_1", { status: "canceled", endedAt: day(2) });
    expect(endings([over], [payment("in_1", { amountRefunded: 799 })])).toEqual([]);
    expect(liveOf([over, running("sub_2", { status: "incomplete_expired" })])).toEqual([]);
  });
});

describe("two subscriptions", () => {
  const [first, second] = [running("sub_b"), running("sub_a", { startedAt: day(1) })];

  it("keep the first, whatever order they come in, and give the other's money back", () => {
    const ending = [{ subscriptionId: "sub_a", refund: true }];
    expect(endings([first, second])).toEqual(ending);
    expect(endings([second, first])).toEqual(ending);
    expect(liveOf([second, first]).map(({ id }) => id)).toEqual(["sub_b", "sub_a"]);
  });

  it("begun at the same moment keep one, always the same", () => {
    const same = running("sub_c");
    expect(endings([first, same])).toEqual([{ subscriptionId: "sub_c", refund: true }]);
    expect(endings([same, first])).toEqual([{ subscriptionId: "sub_c", refund: true }]);
  });

  it("of which one was paid back keep the other", () => {
    const back = payment("in_1", { subscriptionId: "sub_b", amountRefunded: 799 });
    expect(endings([first, second], [back])).toEqual([{ subscriptionId: "sub_b", refund: false }]);
  });
});

describe("the payment that rewards", () => {
  it("is the first that took money, also when it has gone back", () => {
    const trial = payment("in_0", { amountPaid: 0, paidAt: day(-7) });
    const open = payment("in_9", { status: "open", paidAt: null });
    const first = payment("in_1", { amountRefunded: 799 });
    const later = payment("in_2", { paidAt: day(31) });
    expect(firstPaymentOf([later, trial, open, first])?.id).toBe("in_1");
    expect(firstPaymentOf([trial, open])).toBeNull();
    expect(givenBackOf([later, trial, open, first]).map(({ id }) => id)).toEqual(["in_1"]);
  });
});
