import { PRICES } from "@/server/features/billing/constants";
import type { Interval } from "@/server/features/billing/types";
import type { PromotionOffer } from "@/server/features/promotion/types";
import { formatMoney } from "@/server/format";

const MONTHS_A_YEAR = 12;

/** What a subscription costs each time.
 * @example priceOf("month") // "$7.99 a month" */
export function priceOf(interval: Interval): string {
  return `${formatMoney(PRICES[interval].amount)} a ${interval}`;
}

/** What a year's subscription comes to in a month, to the cent.
 * @example yearByMonth() // "$5.00" */
export function yearByMonth(): string {
  return formatMoney(Math.round(PRICES.year.amount / MONTHS_A_YEAR));
}

/** The first payment while a promotion runs, in cents. */
export function firstPayment(interval: Interval, offer: PromotionOffer): number {
  return Math.round((PRICES[interval].amount * (100 - offer.percentOff)) / 100);
}

/** What a promotion changes and for how long.
 * @example offerWords("month", { code: "SCHOOL", percentOff: 20 })
 * // "$6.39 for the first month with the code SCHOOL, then $7.99 a month." */
export function offerWords(interval: Interval, offer: PromotionOffer): string {
  const first = formatMoney(firstPayment(interval, offer));
  return `${first} for the first ${interval} with the code ${offer.code}, then ${priceOf(interval)}.`;
}
