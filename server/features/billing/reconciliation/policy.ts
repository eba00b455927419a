import { LIVE_STATUSES } from "../constants";
import type { InvoiceFacts, SubscriptionFacts } from "../types";
import type { Ending } from "./types";

/** A subscription as far as it decides whether it may go on. */
export type Running = Pick<SubscriptionFacts, "id" | "status" | "startedAt" | "endedAt">;

/** A payment as far as it decides whether what it paid for may go on. */
export interface Payment
  extends Pick<
    InvoiceFacts,
    "subscriptionId" | "status" | "amountPaid" | "amountRefunded" | "periodStart" | "periodEnd"
  > {
  readonly id: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly disputed: boolean;
  /** The payer's bank has given the money back. */
  readonly disputeLost: boolean;
}

/** Whether a subscription takes money, now or later. */
export const isLive = ({ status, endedAt }: Pick<Running, "status" | "endedAt">): boolean =>
  endedAt === null && LIVE_STATUSES.some((live) => live === status);

/** Those that are live, the first begun first. */
export const liveOf = <Row extends Running>(subscriptions: readonly Row[]): Row[] =>
  subscriptions.filter(isLive).sort(byStart);

/** Which subscriptions of a customer must end now: those whose running time was paid back, and all but the first of
 * those that are left, whose payment goes back. */
export function endingsOf(
  subscriptions: readonly Running[],
  payments: readonly Payment[],
  now: Date,
): Ending[] {
  const live = subscriptions.filter(isLive);
  const over = live.filter(({ id }) => isPaidBack(lastPaymentOf(id, payments), now));
  const [, ...doubled] = live.filter((subscription) => !over.includes(subscription)).sort(byStart);
  return [
    ...over.map(({ id }) => ({ subscriptionId: id, refund: false })),
    ...doubled.map(({ id }) => ({ subscriptionId: id, refund: true })),
  ];
}

const byStart = (a: Running, b: Running): number =>
  a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1);

const isRealPayment = ({ status, amountPaid }: Payment): boolean => status === "paid" && amountPaid > 0;

function lastPaymentOf(subscriptionId: string, payments: readonly Payment[]): Payment | undefined {
  return payments
    .filter((payment) => payment.subscriptionId === subscriptionId && isRealPayment(payment))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))[0];
}

/** Whether a payment that is for this moment has gone back, all of it. */
function isPaidBack(payment: Payment | undefined, now: Date): boolean {
  if (!payment) return false;
  const { amountPaid, amountRefunded, disputeLost, periodStart, periodEnd } = payment;
  const running = periodStart <= now && now < periodEnd;
  return running && (disputeLost || amountRefunded >= amountPaid);
}

/** The payment that rewards the payer's inviter: the first that took money, even if it was refunded since. */
export function firstPaymentOf(payments: readonly Payment[]): (Payment & { readonly paidAt: Date }) | null {
  const [first] = payments
    .filter(isRealPayment)
    .flatMap((payment) => (payment.paidAt ? [{ ...payment, paidAt: payment.paidAt }] : []))
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : 1));
  return first ?? null;
}

/** Payments that went back in full, or that the payer's bank asks for. */
export function givenBackOf(payments: readonly Payment[]): Payment[] {
  return payments
    .filter(isRealPayment)
    .filter(({ disputed, amountRefunded, amountPaid }) => disputed || amountRefunded >= amountPaid);
}
