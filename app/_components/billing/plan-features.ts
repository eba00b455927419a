import { PLANS } from "@/server/features/billing/constants";
import { formatCount } from "@/server/format";

/** What each plan holds, in the words of its card. */
export const FREE_PLAN: readonly string[] = [
  "Unlimited solving, with steps and checks",
  "Hints, graphs and photos",
  `${formatCount(PLANS.free.messagesPerDay)} tutor messages a day`,
];

export const PLUS_PLAN: readonly string[] = [
  "Everything in Free",
  `${formatCount(PLANS.plus.messagesPerDay)} tutor messages a day`,
];
