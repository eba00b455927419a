import { priceOf } from "@/app/_components/billing/price-words";
import { PLANS, PRICES } from "@/server/features/billing/constants";
import type { BillingView, Interval, LatePayment, SubscriptionView } from "@/server/features/billing/types";
import { formatDay, formatMoney } from "@/server/format";

const DAY_MS = 86_400_000;

export interface PlanWords {
  readonly title: string;
  readonly text: string;
}

/** The plan someone has, what comes next and when.
 * @param counts whether tutor messages are counted here */
export function planWords(view: BillingView, counts: boolean): PlanWords {
  if (view.isGuest) return guestWords(counts);
  if (view.late) return lateWords(view.late, view.entitlements.plan === "plus");
  const { plan, source, until } = view.entitlements;
  if (plan !== "plus" || until === null) return freeWords(counts);
  if (source === "free-days" || view.subscription === null) return freeDayWords(until);
  const words =
    source === "trial" ? trialWords(view.subscription, until) : paidWords(view.subscription, until);
  return { ...words, text: `${words.text}${keptDays(view.entitlements.freeTimeLeftMs)}` };
}

const GUEST_MESSAGES = `As a guest you have ${PLANS.guest.messagesPerDay} tutor messages a day. A free account has ${PLANS.free.messagesPerDay}.`;

const guestWords = (counts: boolean): PlanWords => ({
  title: "You are not signed in",
  text: `${counts ? `${GUEST_MESSAGES} ` : ""}Solving is unlimited, with or without an account.`,
});

const FREE_MESSAGES = `${PLANS.free.messagesPerDay} tutor messages a day.`;

const freeWords = (counts: boolean): PlanWords => ({
  title: "You are on Free",
  text: `${counts ? `${FREE_MESSAGES} ` : ""}Solving is unlimited and stays free.`,
});

function lateWords({ plusUntil, amountDue }: LatePayment, goesOn: boolean): PlanWords {
  const failed = `Your payment of ${formatMoney(amountDue)} did not go through.`;
  return goesOn
    ? {
        title: "A payment is late",
        text: `${failed} We will try again over the next few days. You keep Plus until ${formatDay(plusUntil)}; if it is still unpaid then, you move to Free.`,
      }
    : {
        title: "A payment is missing",
        text: `${failed} Plus ended on ${formatDay(plusUntil)} and you are on Free. Plus comes back as soon as it is paid.`,
      };
}

function trialWords({ interval, cancelsAt }: SubscriptionView, until: Date): PlanWords {
  const title = `You are trying Plus until ${formatDay(until)}`;
  return cancelsAt
    ? { title, text: "It ends then because you cancelled. Nothing will be charged." }
    : {
        title,
        text: `Then Plus costs ${priceOf(interval)}. Cancel before that day and you pay nothing.`,
      };
}

function paidWords({ interval, cancelsAt }: SubscriptionView, until: Date): PlanWords {
  return cancelsAt
    ? {
        title: `You have Plus until ${formatDay(until)}`,
        text: "It ends then because you cancelled. Nothing more will be charged.",
      }
    : {
        title: `You have Plus ${PRICES[interval].name}`,
        text: `It renews on ${formatDay(until)} at ${priceOf(interval)}.`,
      };
}

function freeDayWords(until: Date): PlanWords {
  return {
    title: `You have Plus until ${formatDay(until)}`,
    text: "These are free days you were given. Nothing is charged, and nothing renews.",
  };
}

function keptDays(leftMs: number): string {
  const days = Math.ceil(leftMs / DAY_MS);
  if (days < 1) return "";
  return ` You also have ${days === 1 ? "1 free day" : `${days} free days`}, saved for when this ends.`;
}

/** What cancelling means, before it is done. */
export function cancelWords(view: BillingView): string {
  if (view.subscription?.endsAtOnce) return "Plus ends now, and we will not try the late payment again.";
  const until = formatDay(view.subscription?.periodEnd ?? view.now);
  return view.entitlements.source === "trial"
    ? `You keep Plus until ${until} and pay nothing. After that you are on Free.`
    : `You have paid for Plus until ${until} and keep it until then. After that you are on Free and nothing more is charged.`;
}

/** What changing between monthly and annual costs, before it is done. */
export function changeWords({ trialEndsAt, status, changeCostsNow }: SubscriptionView, to: Interval): string {
  if (status === "trialing" && trialEndsAt) {
    return `Nothing is charged now. When your trial ends on ${formatDay(trialEndsAt)}, Plus costs ${priceOf(to)}.`;
  }
  if (changeCostsNow > 0) {
    return `You pay about ${formatMoney(changeCostsNow)} now: ${formatMoney(PRICES[to].amount)} less what is left of what you paid. From then on Plus costs ${priceOf(to)}.`;
  }
  return `Nothing is charged now. What is left of what you paid becomes credit towards your next payments. Plus then costs ${priceOf(to)}.`;
}
