import { GRACE_DAYS, LATE_DAYS, PLANS } from "./constants";
import type { BillingFacts, ClawedBack, Entitlements, FreeDays, Source, SubscriptionFacts } from "./types";

const DAY_MS = 86_400_000;

/** Time from `from` on, until but not at `to`, in milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What an account may do now. Pure: the same facts and moment always give the same answer, whatever was told first.
 *
 * A subscription gives Plus while it is tried or paid for; a few days longer while a renewal is late to be reported or
 * its payment is tried again; and not for time whose payment was given back. Days that were given run only while no
 * subscription gives Plus. */
export function entitlements(facts: BillingFacts, now: Date): Entitlements {
  const at = now.getTime();
  const spans = facts.subscriptions.map((subscription) => ({
    subscription,
    spans: spansOf(subscription, facts.clawedBack),
  }));
  const covering = spans
    .filter(({ spans: own }) => own.some((span) => holds(span, at)))
    .map(({ subscription }) => subscription)
    .sort((a, b) => endOf(b) - endOf(a));
  const [best] = covering;
  const freeTimeLeftMs = freeTimeLeft(
    facts.freeDays,
    spans.flatMap(({ spans: own }) => own),
    at,
  );
  const common = {
    freeTimeLeftMs,
    trialLeft: !facts.subscriptions.some(({ trialEndsAt }) => trialEndsAt !== null),
  };
  if (best) {
    return {
      ...common,
      plan: "plus",
      source: sourceOf(best, at),
      until: new Date(shownEndOf(best, at)),
      renews: best.cancelsAt === null && best.endedAt === null && best.status !== "past_due",
      messagesPerDay: PLANS.plus.messagesPerDay,
    };
  }
  if (freeTimeLeftMs > 0) {
    return {
      ...common,
      plan: "plus",
      source: "free-days",
      until: new Date(at + freeTimeLeftMs),
      renews: false,
      messagesPerDay: PLANS.plus.messagesPerDay,
    };
  }
  return {
    ...common,
    plan: "free",
    source: null,
    until: null,
    renews: false,
    messagesPerDay: PLANS.free.messagesPerDay,
  };
}

const holds = ({ from, to }: Span, at: number): boolean => from <= at && at < to;

/** When a subscription gives Plus: from its beginning to its end, without what was given back. */
function spansOf(subscription: SubscriptionFacts, clawedBack: readonly ClawedBack[]): Span[] {
  const whole = { from: subscription.startedAt.getTime(), to: endOf(subscription) };
  if (whole.to <= whole.from) return [];
  return clawedBack
    .filter(({ subscriptionId }) => subscriptionId === subscription.id)
    .reduce((spans, hole) => spans.flatMap((span) => without(span, hole)), [whole]);
}

function without(span: Span, hole: ClawedBack): Span[] {
  const from = hole.periodStart.getTime();
  const to = hole.periodEnd.getTime();
  if (to <= span.from || span.to <= from) return [span];
  const parts = [
    { from: span.from, to: from },
    { from: to, to: span.to },
  ];
  return parts.filter((part) => part.from < part.to);
}

/** When a subscription stops giving Plus, as far as is known now. */
function endOf(subscription: SubscriptionFacts): number {
  const { status, startedAt, trialEndsAt, periodStart, periodEnd, cancelsAt, endedAt } = subscription;
  const start = startedAt.getTime();
  const capped = (end: number) =>
    Math.min(end, cancelsAt?.getTime() ?? Infinity, endedAt?.getTime() ?? Infinity);
  switch (status) {
    case "trialing":
      return capped((trialEndsAt ?? periodEnd).getTime() + LATE_DAYS * DAY_MS);
    case "active":
      return capped(periodEnd.getTime() + LATE_DAYS * DAY_MS);
    case "past_due":
    case "unpaid":
      return capped(periodStart.getTime() + GRACE_DAYS * DAY_MS);
    case "canceled":
      return capped(endedAt === null ? periodEnd.getTime() : Infinity);
    case "paused":
      return capped((trialEndsAt ?? periodStart).getTime());
    case "incomplete":
    case "incomplete_expired":
      return start;
  }
}

/** The end a student is told: without the days in which a late report is waited for. */
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

/** What is left of the days somebody was given. They run from when they were given, one after the other, and stand
 * still while a subscription gives Plus.
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

/** The beginning of the day after this one by UTC: when what counts per day begins anew. */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
