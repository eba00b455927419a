/** How the product writes dates, times, numbers and money, in the interface, in mail and in exports: British English,
 * UTC where nothing else is said, US dollars. */

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const SHORT_DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});
const LONG_MOMENT = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "UTC",
});
const TIME_OF_DAY = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const COUNT = new Intl.NumberFormat("en-GB");

/** @example formatDay(new Date("2026-11-28T10:00:00Z")) // "28 November 2026" */
export const formatDay = (date: Date): string => DAY.format(date);

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

/** How long it is until a moment, as people say it.
 * @example formatUntil(new Date("2026-11-29T10:00:00Z"), new Date("2026-11-28T10:00:00Z")) // "tomorrow" */
export function formatUntil(date: Date, now: Date): string {
  const wait = date.getTime() - now.getTime();
  if (wait < HOUR_MS) return "in a few minutes";
  if (wait < 1.5 * DAY_MS) return wait < DAY_MS / 2 ? "in a few hours" : "tomorrow";
  const days = Math.round(wait / DAY_MS);
  return days < 21 ? `in ${days} days` : `on ${formatShortDay(date)}`;
}

/** How long ago a moment was, as people say it.
 * @example formatAgo(new Date("2026-11-22T10:00:00Z"), new Date("2026-11-28T10:00:00Z")) // "6 days ago" */
export function formatAgo(date: Date, now: Date): string {
  const since = now.getTime() - date.getTime();
  if (since < HOUR_MS) return "a few minutes ago";
  if (since < 1.5 * DAY_MS) return since < DAY_MS / 2 ? "a few hours ago" : "yesterday";
  const days = Math.round(since / DAY_MS);
  return days < 21 ? `${days} days ago` : `on ${formatShortDay(date)}`;
}

/** Where there is little room.
 * @example formatShortDay(new Date("2026-11-28T10:00:00Z")) // "28 Nov 2026" */
export const formatShortDay = (date: Date): string => SHORT_DAY.format(date);

/** @example formatMoment(new Date("2026-11-28T10:00:00Z")) // "28 Nov 2026, 10:00 UTC" */
export const formatMoment = (date: Date): string => `${MOMENT.format(date)} UTC`;

/** @example formatLongMoment(new Date("2026-11-28T10:00:00Z")) // "Saturday, 28 November 2026 at 10:00 UTC" */
export const formatLongMoment = (date: Date): string => `${LONG_MOMENT.format(date)} UTC`;

/** A time of day.
 * @param timeZone as the platform names it; where the reader is, when none is given
 * @example formatTime(new Date("2026-11-28T10:00:00Z"), "UTC") // "10:00" */
export const formatTime = (date: Date, timeZone?: string): string =>
  date.toLocaleTimeString("en-GB", { ...TIME_OF_DAY, timeZone });

/** @example formatCount(1500) // "1,500" */
export const formatCount = (count: number): string => COUNT.format(count);

/** A part of a whole, never as all of it or none of it where it is not quite.
 * @param share from 0 to 1
 * @example formatShare(0.8536) // "85.3%" */
export const formatShare = (share: number): string =>
  `${(Math.min(Math.max(Math.floor(share * 1000), share > 0 ? 1 : 0), 1000) / 10).toFixed(1)}%`;

/** An amount of money.
 * @param amount in the currency's smallest unit
 * @param currency three letters, as the payment provider names it
 * @example formatMoney(799) // "$7.99" */
export function formatMoney(amount: number, currency = "usd"): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
