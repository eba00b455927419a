import type { Promotion, RunningPromotion } from "./types";

const DAY_MS = 86_400_000;
const YEAR_SECONDS = 365 * 86_400;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** First moment after the promotion's last day, in milliseconds since 1970.
 * @example endOf({ title: "", endsOn: "2024-09-30" }) // Date.UTC(2024, 9, 1) */
export function endOf({ endsOn }: Promotion): number {
  return Date.parse(`${endsOn}T00:00:00Z`) + DAY_MS;
}

/** Whether the promotion runs: up to and including its last day.
 * @param nowMs milliseconds since 1970
 * @returns false as well for a date that does not exist */
export function isRunning(promotion: Promotion, nowMs: number): boolean {
  return nowMs < endOf(promotion);
}

/** A day as people write it.
 * @param day `YYYY-MM-DD`
 * @example printedDay("2024-09-30") // "Sep 30th, 2024" */
export function printedDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${MONTHS[date.getUTCMonth()]} ${ordinal(date.getUTCDate())}, ${date.getUTCFullYear()}`;
}

/** The promotion ready to print, or null when it is over.
 * @param nowMs milliseconds since 1970 */
export function running(promotion: Promotion, nowMs: number): RunningPromotion | null {
  if (!isRunning(promotion, nowMs)) return null;
  return {
    ...promotion,
    id: `${promotion.title} ${promotion.endsOn}`,
    endsOnLabel: printedDay(promotion.endsOn),
    endsAtMs: endOf(promotion),
  };
}

/** Seconds for which what is known of the promotion now stays true: to its end, or as long as the server runs.
 * @returns from 1 to a year */
export function secondsToKeep(promotion: RunningPromotion | null, nowMs: number): number {
  if (!promotion) return YEAR_SECONDS;
  return Math.max(1, Math.min(YEAR_SECONDS, Math.floor((promotion.endsAtMs - nowMs) / 1000)));
}

function ordinal(day: number): string {
  const teen = day >= 11 && day <= 13;
  const suffix = teen ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${suffix}`;
}
