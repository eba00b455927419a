import { PRICES } from "@/server/features/billing/constants";
import type { Interval } from "@/server/features/billing/types";
import type { PromotionOffer } from "@/server/features/promotion/types";

const MONTHS_A_YEAR = 12;

/** An amount as it is written.
 * @param cents in the currency's smallest unit
 * @param currency three letters, as the payment provider names it
 * @example money(799) // "$7.99" */
export function money(cents: number, currency = "usd"): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(cents / 10 ** maximumFractionDigits);
}

/** What a subscription costs each time.
 * @example priceOf("month") // "$7.99 a month" */
export function priceOf(interval: Interval): string {
  return `${money(PRICES[interval].amount)} a ${interval}`;
}

/** What a year's subscription comes to in a month, to the cent.
 * @example yearByMonth() // "$5.00" */
export function yearByMonth(): string {
  return money(Math.round(PRICES.year.amount / MONTHS_A_YEAR));
}

/** The first payment while a promotion runs, in cents. */
export function firstPayment(interval: Interval, offer: PromotionOffer): number {
  return Math.round((PRICES[interval].amount * (100 - offer.percentOff)) / 100);
}

/** What a promotion changes and for how long.
 * @example offerWords("month", { code: "SCHOOL", percentOff: 20 })
 * // "$6.39 for the first month with the code SCHOOL, then $7.99 a month." */
export function offerWords(interval: Interval, offer: PromotionOffer): string {
  const first = money(firstPayment(interval, offer));
  return `${first} for the first ${interval} with the code ${offer.code}, then ${priceOf(interval)}.`;
}
