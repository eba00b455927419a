/** How far time can be moved ahead on the pages of the payment sandbox. */
export const STEPS = ["day", "week", "payment", "renewal", "year"] as const;

/** What a page says after a step that did not go as asked, or that shows nowhere else. */
export const NOTES = ["declined", "unknown-code", "closed", "refused"] as const;
