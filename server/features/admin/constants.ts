/** Days a report looks back over when nobody says, and at most. */
export const REPORT_DAYS = 30;
export const REPORT_DAYS_MAX = 366;

/** Days of Plus an operator can give at once. */
export const GRANT_DAYS_MAX = 366;
export const GRANT_REASON_MAX = 200;

/** How many of the costliest accounts a report names. */
export const COSTLIEST = 10;

/** Where the command asks the server that holds the embedded database. */
export const ADMIN_PATH = "/api/admin";
