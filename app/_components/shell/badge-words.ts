import type { PlanBadge } from "@/server/features/billing/types";

/** What the badge of an account with Plus says.
 * @example badgeWords({ plan: "plus", source: "trial", trialDaysLeft: 5, canBuy: false }) // "Plus trial: 5 days left" */
export function badgeWords({ source, trialDaysLeft }: PlanBadge): string {
  if (source === "grace") return "Plus: payment late";
  if (trialDaysLeft === null) return "Plus";
  return `Plus trial: ${trialDaysLeft === 1 ? "1 day" : `${trialDaysLeft} days`} left`;
}
