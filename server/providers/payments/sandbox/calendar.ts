import "server-only";

const DAY = 86_400;

/** Adds calendar months in UTC, keeping the time of day. A day the month does not have becomes its last one: a month
 * after 31 January is 28 or 29 February.
 * @param at seconds since 1970, as the result */
export function addMonths(at: number, months: number): number {
  const from = new Date(at * 1000);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const midnight = Date.UTC(year, month, day) / 1000;
  return midnight + (at - Math.floor(at / DAY) * DAY);
}

/** When the period that has begun at `start` ends: the first moment after it that lies whole intervals from the anchor.
 * Counted from the anchor, so that what begins on the 31st comes back to the 31st after a short month.
 * @param anchor the first period's beginning, seconds since 1970 */
export function periodEnd(anchor: number, start: number, interval: "month" | "year"): number {
  const step = interval === "year" ? 12 : 1;
  let count = Math.max(1, Math.floor((start - anchor) / (31 * DAY) / step));
  while (addMonths(anchor, count * step) <= start) count += 1;
  return addMonths(anchor, count * step);
}

export const days = (count: number): number => count * DAY;
