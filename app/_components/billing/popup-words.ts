import { PLANS } from "@/server/features/billing/constants";
import type { UsagePlan } from "@/server/features/usage/types";
import { formatCount } from "@/server/format";
import { priceOf } from "./price-words";

/** What is used up. */
export interface UsedUp {
  readonly plan: UsagePlan;
  readonly used: number;
  readonly limit: number;
  /** When new ones come, ISO 8601. */
  readonly resetAt: string;
  /** Whether Plus can be bought here. */
  readonly sold: boolean;
}

/** @param usage null where the popup was opened to look at Plus */
export function popupTitle(usage: UsedUp | null): string {
  return usage
    ? "Today’s tutor messages are used up"
    : `Plus: ${formatCount(PLANS.plus.messagesPerDay)} tutor messages a day`;
}

/** Who used them. What guests on one connection used together is not counted out to one of them. */
export function usedWords({ plan, used, limit }: UsedUp): string {
  return plan === "guest" && used < limit
    ? "Guests on this connection have used up today’s messages between them."
    : `You have used ${formatCount(used)} of ${formatCount(limit)}.`;
}

/** What Plus adds and costs, in two sentences. */
export function upgradeWords(): string {
  return `Free has ${PLANS.free.messagesPerDay}. Plus costs ${priceOf("month")} or ${priceOf("year")}, and you can cancel at any time.`;
}

/** What gives more messages than someone has; nothing gives more than Plus. */
export function waysToMore({ plan, sold }: Pick<UsedUp, "plan" | "sold">): readonly ("account" | "plus")[] {
  const plus = plan !== "plus" && sold ? (["plus"] as const) : [];
  return plan === "guest" ? ["account", ...plus] : plus;
}
