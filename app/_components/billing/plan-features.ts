import { PLANS } from "@/server/features/billing/constants";

const count = (messages: number): string => messages.toLocaleString("en-US");

/** What each plan holds, in the words of its card. */
export const FREE_PLAN: readonly string[] = [
  "Solving without limit, with steps and checks",
  "Hints, graphs and photos",
  `${count(PLANS.free.messagesPerDay)} tutor messages a day`,
];

export const PLUS_PLAN: readonly string[] = [
  "Everything on Free",
  `${count(PLANS.plus.messagesPerDay)} tutor messages a day`,
];
