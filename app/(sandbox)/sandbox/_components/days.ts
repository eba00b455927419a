const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" });

/** A day by UTC, which is what payments go by.
 * @example dayOf(new Date("2026-11-28T10:00:00Z")) // "28 Nov 2026" */
export const dayOf = (date: Date): string => DAY.format(date);

/** A moment by UTC.
 * @example momentOf(new Date("2026-11-28T10:00:00Z")) // "Saturday 28 November 2026 at 10:00 UTC" */
export const momentOf = (date: Date): string => `${MOMENT.format(date)} UTC`;
