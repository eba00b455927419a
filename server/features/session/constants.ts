const DAY_MS = 86_400_000;

/** A session in which nothing happened for so long has ended: longer than a school holiday of four weeks. */
export const IDLE_MS_MAX = 30 * DAY_MS;

/** A session that began so long ago has ended, however much it is used. */
export const LIFETIME_MS_MAX = 90 * DAY_MS;

/** A sign-in younger than this stands in for a password where an account has none. */
export const FRESH_SESSION_MS = 15 * 60_000;

/** How often a place's last visit is written down at most, in milliseconds. */
export const TOUCH_EVERY_MS = 10 * 60_000;

/** How soon a renewal token may come again, in milliseconds: two panels renew at the same moment, or an answer is lost. */
export const RENEWED_AGAIN_MS = 10_000;

/** What the settings call the place of an extension. */
export const EXTENSION_PLACE = "Browser extension";

/** Places an account is shown at most, the latest first. */
export const SESSIONS_SHOWN = 50;

/** A session with no more than this left is renewed. */
export const REFRESH_MARGIN_MS = 90_000;

/** Where a browser asks for its session; `/token` below it renews it. */
export const SESSION_PATH = "/auth/session";

/** Takes the place of a token in the auth protocol: scripts are given none. */
export const TOKEN_STAND_IN = "kept-by-the-server";

/** With a request for a page that the browser keeps for when there is no network: it is made for nobody. */
export const SHELL_HEADER = "x-classmate-shell";
