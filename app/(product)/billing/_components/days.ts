const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const SHORT_DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** A day as people write it, by UTC, which is what payments go by.
 * @example dayOf(new Date("2026-11-28T10:00:00Z")) // "28 November 2026" */
export const dayOf = (date: Date): string => DAY.format(date);

/** The same where there is little room.
 * @example shortDayOf(new Date("2026-11-28T10:00:00Z")) // "28 Nov 2026" */
export const shortDayOf = (date: Date): string => SHORT_DAY.format(date);
