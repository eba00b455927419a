import { GRACE_DAYS, LATE_DAYS, PLANS, PRICES } from "./constants";
import type {
  BillingFacts,
  Books,
  ClawedBack,
  Entitlements,
  FreeDays,
  InvoiceFacts,
  InvoiceRow,
  InvoiceView,
  LatePayment,
  Source,
  SubscriptionFacts,
  SubscriptionRow,
  SubscriptionView,
} from "./types";

const DAY_MS = 86_400_000;

/** Time from `from` on, until but not at `to`, in milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What an account may do now. Pure: the same facts and moment always give the same answer, whatever was reported first.
 *
 * A subscription gives Plus while it is tried or paid for; a few days longer while a renewal is late to be reported or
 * its payment is tried again; and not for time whose payment was given back. Days that were given run only while no
 * subscription gives Plus. */
export function entitlements(facts: BillingFacts, now: Date): Entitlements {
  const at = now.getTime();
  const known = facts.subscriptions.map((subscription) => ({
    subscription,
    spans: spansOf(subscription, facts.clawedBack),
  }));
  const [best] = known
    .flatMap(({ subscription, spans }) => {
      const span = spans.find((one) => holds(one, at));
      return span ? [{ subscription, end: span.to }] : [];
    })
    .sort((a, b) => b.end - a.end || (a.subscription.id < b.subscription.id ? -1 : 1));
  const covered = known.flatMap(({ spans }) => spans);
  const freeTimeLeftMs = freeTimeLeft(facts.freeDays, covered, at);
  const trialLeft = !facts.subscriptions.some(({ trialEndsAt }) => trialEndsAt !== null);
  const common = { freeTimeLeftMs, trialLeft };
  if (best) return { ...plusBy(best, at), ...common };
  if (freeTimeLeftMs > 0) {
    const until = new Date(at + freeTimeLeftMs);
    return { plan: "plus", source: "free-days", until, renews: false, ...PLUS_ALLOWS, ...common };
  }
  const { messagesPerDay } = PLANS.free;
  return { plan: "free", source: null, until: null, renews: false, messagesPerDay, ...common };
}

const PLUS_ALLOWS = { messagesPerDay: PLANS.plus.messagesPerDay };

/** What a visitor without an account may do. */
export const GUEST_ENTITLEMENTS: Entitlements = {
  plan: "guest",
  source: null,
  until: null,
  renews: false,
  messagesPerDay: PLANS.guest.messagesPerDay,
  freeTimeLeftMs: 0,
  trialLeft: true,
};

/** @param cover a subscription that gives Plus at this moment, and when it stops to, as far as is known */
function plusBy(
  { subscription, end }: { readonly subscription: SubscriptionFacts; readonly end: number },
  at: number,
): Omit<Entitlements, "freeTimeLeftMs" | "trialLeft"> {
  const { status, cancelsAt, endedAt } = subscription;
  const goesOn = status === "trialing" || status === "active";
  return {
    plan: "plus",
    source: sourceOf(subscription, at),
    until: new Date(Math.min(end, shownEndOf(subscription, at))),
    renews: goesOn && cancelsAt === null && endedAt === null,
    ...PLUS_ALLOWS,
  };
}

const holds = ({ from, to }: Span, at: number): boolean => from <= at && at < to;

/** When a subscription gives Plus: from its beginning to its end, without what was given back. */
function spansOf(subscription: SubscriptionFacts, clawedBack: readonly ClawedBack[]): Span[] {
  const whole = { from: subscription.startedAt.getTime(), to: endOf(subscription) };
  if (whole.to <= whole.from) return [];
  return clawedBack
    .filter(({ subscriptionId }) => subscriptionId === subscription.id)
    .reduce((spans, hole) => spans.flatMap((span) => without(span, periodOf(hole))), [whole]);
}

const periodOf = ({ periodStart, periodEnd }: Pick<InvoiceFacts, "periodStart" | "periodEnd">): Span => ({
  from: periodStart.getTime(),
  to: periodEnd.getTime(),
});

function without(span: Span, hole: Span): Span[] {
  if (hole.to <= span.from || span.to <= hole.from) return [span];
  const parts = [
    { from: span.from, to: hole.from },
    { from: hole.to, to: span.to },
  ];
  return parts.filter((part) => part.from < part.to);
}

/** When a subscription stops giving Plus, as far as is known now. */
function endOf(subscription: SubscriptionFacts): number {
  const { status, startedAt, trialEndsAt, periodStart, periodEnd, cancelsAt, endedAt } = subscription;
  const capped = (end: number) =>
    Math.min(end, cancelsAt?.getTime() ?? Infinity, endedAt?.getTime() ?? Infinity);
  switch (status) {
    case "trialing":
      return capped((trialEndsAt ?? periodEnd).getTime() + LATE_DAYS * DAY_MS);
    case "active":
      return capped(periodEnd.getTime() + LATE_DAYS * DAY_MS);
    case "past_due":
      return capped(lateSince(subscription) + GRACE_DAYS * DAY_MS);
    case "unpaid":
      // Its periods go on without a bill; only a bill that is open can say that the days of grace are not over.
      return capped(
        subscription.unpaidSince ? lateSince(subscription) + GRACE_DAYS * DAY_MS : periodStart.getTime(),
      );
    case "canceled":
      return capped(endedAt === null ? periodEnd.getTime() : Infinity);
    case "paused":
      return capped((trialEndsAt ?? periodStart).getTime());
    case "incomplete":
    case "incomplete_expired":
      return startedAt.getTime();
  }
}

/** Payment may be tried for longer than a period: what counts is the first one that is owed. */
const lateSince = ({ periodStart, unpaidSince }: SubscriptionFacts): number =>
  Math.min(periodStart.getTime(), unpaidSince?.getTime() ?? Infinity);

/** The end a student sees: without the grace days for a late report. */
function shownEndOf(subscription: SubscriptionFacts, at: number): number {
  const { status, trialEndsAt, periodEnd, cancelsAt } = subscription;
  if (status !== "trialing" && status !== "active") return endOf(subscription);
  const end = status === "trialing" ? (trialEndsAt ?? periodEnd).getTime() : periodEnd.getTime();
  const shown = Math.min(end, cancelsAt?.getTime() ?? Infinity);
  return shown > at ? shown : endOf(subscription);
}

function sourceOf({ status, trialEndsAt }: SubscriptionFacts, at: number): Source {
  if (status === "past_due" || status === "unpaid") return "grace";
  return status === "trialing" && trialEndsAt !== null && at < trialEndsAt.getTime()
    ? "trial"
    : "subscription";
}

/** What is left of the days an account was given. They run from when they were given, one after the other, and pause
 * while a subscription gives Plus.
 * @returns milliseconds */
function freeTimeLeft(freeDays: readonly FreeDays[], covered: readonly Span[], at: number): number {
  const given = freeDays.filter(({ grantedAt }) => grantedAt.getTime() <= at);
  const moments = [
    ...given.map(({ grantedAt }) => grantedAt.getTime()),
    ...covered.flatMap(({ from, to }) => [from, to]).filter((moment) => moment < at),
    at,
  ].sort((a, b) => a - b);
  let left = 0;
  let before = moments[0] ?? at;
  for (const moment of new Set(moments)) {
    const runs = !covered.some((span) => holds(span, before));
    if (runs) left = Math.max(0, left - (moment - before));
    for (const { days, grantedAt } of given) if (grantedAt.getTime() === moment) left += days * DAY_MS;
    before = moment;
  }
  return left;
}

/** Time whose payment was given back in full, or is disputed, as far as no other payment of the same subscription is
 * for it as well. */
export function clawedBackOf(invoices: readonly InvoiceFacts[]): ClawedBack[] {
  const paid = invoices.filter(({ status }) => status === "paid");
  const kept = paid.filter((invoice) => !isGivenBack(invoice));
  return paid.filter(isGivenBack).flatMap((invoice) => {
    const others = kept.filter(({ subscriptionId }) => subscriptionId === invoice.subscriptionId);
    const lost = others.reduce(
      (spans, other) => spans.flatMap((span) => without(span, periodOf(other))),
      [periodOf(invoice)],
    );
    return lost.map(({ from, to }) => ({
      subscriptionId: invoice.subscriptionId,
      periodStart: new Date(from),
      periodEnd: new Date(to),
    }));
  });
}

const isGivenBack = ({ amountPaid, amountRefunded, disputed }: InvoiceFacts): boolean =>
  amountPaid > 0 && (disputed || amountRefunded >= amountPaid);

/** The beginning of the oldest time a subscription owes for; null when no bill of it is open. */
export function unpaidSinceOf(subscriptionId: string, invoices: readonly InvoiceFacts[]): Date | null {
  const owed = invoices
    .filter((invoice) => invoice.subscriptionId === subscriptionId && isOwed(invoice))
    .map(({ periodStart }) => periodStart.getTime());
  return owed.length > 0 ? new Date(Math.min(...owed)) : null;
}

/** Whether an invoice waits for its payment, or waited in vain. */
export const isOwed = ({ status, amountDue, amountPaid }: InvoiceFacts): boolean =>
  (status === "open" || status === "uncollectible") && amountDue > amountPaid;

/** What decides about entitlements of what is written down. */
export const factsOf = ({ subscriptions, invoices }: Books): SubscriptionFacts[] =>
  subscriptions.map((subscription) => withOwed(subscription, invoices));

const withOwed = (subscription: SubscriptionRow, invoices: readonly InvoiceFacts[]): SubscriptionFacts => ({
  ...subscription,
  unpaidSince: unpaidSinceOf(subscription.id, invoices),
});

/** A subscription as its page shows it.
 * @param invoices the latest first */
export function subscriptionViewOf(
  subscription: SubscriptionRow,
  invoices: readonly InvoiceFacts[],
  now: Date,
): SubscriptionView {
  const { id, interval, status, trialEndsAt, periodEnd, cancelsAt } = subscription;
  const own = invoices.filter(({ subscriptionId }) => subscriptionId === id);
  const endsAtOnce =
    status === "past_due" ||
    status === "unpaid" ||
    own.some((invoice) => invoice.periodEnd > now && (invoice.status === "draft" || isOwed(invoice)));
  const changeCostsNow = changeCost(subscription, own, now);
  return { interval, status, trialEndsAt, periodEnd, cancelsAt, endsAtOnce, changeCostsNow };
}

/** About what changing the interval takes at once, in cents: the other price without what is left of what was paid.
 * @param invoices of this subscription, the latest first */
export function changeCost(
  { status, interval, periodStart, periodEnd }: SubscriptionRow,
  invoices: readonly InvoiceFacts[],
  now: Date,
): number {
  if (status === "trialing") return 0;
  const running = invoices.find(
    (invoice) => invoice.status === "paid" && invoice.periodEnd.getTime() === periodEnd.getTime(),
  );
  // What stood on the account's credit was paid as well, with an earlier invoice.
  const paid = Math.min(PRICES[interval].amount, running?.amountPaid || Infinity);
  const length = periodEnd.getTime() - periodStart.getTime();
  const left = Math.min(Math.max(periodEnd.getTime() - now.getTime(), 0), length);
  const credit = length > 0 ? Math.round((paid * left) / length) : 0;
  return Math.max(0, PRICES[interval === "month" ? "year" : "month"].amount - credit);
}

/** The payment a subscription waits for; null while none is late.
 * @param invoices the latest first */
export function latePaymentOf(
  subscription: SubscriptionRow,
  invoices: readonly (InvoiceFacts & { readonly url: string | null })[],
): LatePayment | null {
  const { id, status } = subscription;
  if (status !== "past_due" && status !== "unpaid") return null;
  const owed = invoices.find((invoice) => invoice.subscriptionId === id && isOwed(invoice));
  return {
    plusUntil: new Date(endOf(withOwed(subscription, invoices))),
    amountDue: owed ? owed.amountDue - owed.amountPaid : 0,
    payUrl: owed?.url ?? null,
  };
}

/** An invoice as its page lists it. */
export function shownInvoice({
  userId: _,
  subscriptionId: __,
  paidAt: ___,
  ...shown
}: InvoiceRow): InvoiceView {
  return shown;
}

/** Days a trial still has, the last one begun counted whole. */
export const trialDaysLeft = (until: Date, now: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));

/** Whether something must have happened since the account was looked up: a trial or a period has ended, or what was
 * cancelled has come to its end. */
export function isOutdated(
  subscriptions: readonly SubscriptionFacts[],
  lookedAt: Date | null,
  now: Date,
): boolean {
  if (lookedAt === null) return true;
  const passed = (moment: Date | null) => moment !== null && lookedAt < moment && moment <= now;
  return subscriptions.some(
    ({ endedAt, trialEndsAt, periodEnd, cancelsAt }) =>
      endedAt === null && [trialEndsAt, periodEnd, cancelsAt].some(passed),
  );
}
