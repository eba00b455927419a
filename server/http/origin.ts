import "server-only";
import { AppError } from "@/server/errors/app-error";
import { bearerOf } from "./bearer";

/** A browser puts its own scheme here, which no web page can. Whether the extension may use this site's cookies
 * is for the student to grant. */
const EXTENSION = /^(chrome-extension|moz-extension|safari-web-extension):\/\//;

/** An account's session, which only a browser is given in cookies. */
const SESSION_COOKIE = /(?:^|;)\s*(?:__Host-)?sb-[^=;]+-auth-token(?:\.\d+)?=/;

/** What tells whose page asks. */
const PAGE_HEADERS = ["origin", "sec-fetch-site", "referer"] as const;

/** Refuses a change that another site's page makes a browser ask for, where a bearer token counts before any cookie: no
 * browser sends one on its own, so requests that carry one pass.
 * @throws {AppError} FORBIDDEN */
export function assertSameOrigin(headers: Headers): void {
  if (bearerOf(headers.get("authorization")) === null) assertOwnPage(headers);
}

/** The same where cookies alone count. Browsers name the page's origin in every such request, or at least say otherwise
 * where it is. A caller that does neither is no browser: it may be a guest by a cookie it was given, and an account
 * by a bearer token only.
 * @throws {AppError} FORBIDDEN */
export function assertOwnPage(headers: Headers): void {
  assertNoOtherPage(headers);
  const isNamed = PAGE_HEADERS.some((name) => headers.has(name));
  if (!isNamed && SESSION_COOKIE.test(headers.get("cookie") ?? "")) throw new AppError("FORBIDDEN");
}

/** Refuses everyone but one browser extension: a browser names it in each request that changes something, and no page can
 * take its name. A program can; it has nothing that was handed to the extension.
 * @throws {AppError} FORBIDDEN */
export function assertExtension(headers: Headers, extensionId: string): void {
  if (headers.get("origin") !== `chrome-extension://${extensionId}`) throw new AppError("FORBIDDEN");
}

/** The same for what changes nothing: there a browser may keep its page to itself.
 * @throws {AppError} FORBIDDEN */
export function assertNoOtherPage(headers: Headers): void {
  const origin = headers.get("origin");
  const isOwn = origin === null ? isUnsuspicious(headers) : EXTENSION.test(origin) || isOurs(origin, headers);
  if (!isOwn) throw new AppError("FORBIDDEN");
}

/** Where a browser stands on its own: on a page of ours, or at an address someone typed. */
const OWN_SITES = ["same-origin", "none"];

interface Reading {
  /** People come here by links, from other sites' pages too. */
  readonly byLink?: boolean;
}

/** Refuses what a browser says another site's page makes it read, by a picture, a script or a frame: that page would have
 * work done here for nobody, and could tell by time or size what came of it. Who says nothing is no browser of our days.
 * @throws {AppError} FORBIDDEN */
export function assertOwnRead(headers: Headers, { byLink = false }: Reading = {}): void {
  const site = headers.get("sec-fetch-site");
  if (site === null || OWN_SITES.includes(site)) return;
  if (bearerOf(headers.get("authorization")) !== null) return;
  const origin = headers.get("origin");
  if (origin !== null && (EXTENSION.test(origin) || isOurs(origin, headers))) return;
  if (byLink && isFollowedLink(headers)) return;
  throw new AppError("FORBIDDEN");
}

/** Whether a browser shows the answer in a tab of its own. */
function isFollowedLink(headers: Headers): boolean {
  const shownIn = headers.get("sec-fetch-dest") ?? "document";
  return headers.get("sec-fetch-mode") === "navigate" && shownIn === "document";
}

/** Whether a page is one of ours. Where we are reached by https, a page that came without it is not: anyone on the way
 * may have written it. */
function isOurs(page: string, headers: Headers): boolean {
  if (!URL.canParse(page)) return false;
  const { host, protocol } = new URL(page);
  if (protocol !== "https:" && isSecure(headers)) return false;
  return [headers.get("host"), headers.get("x-forwarded-host")].includes(host);
}

/** Whether nothing in a request without an origin speaks of a page that is not ours. */
function isUnsuspicious(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const page = headers.get("referer");
  return page === null || isOurs(page, headers);
}

/** Whether the student's browser spoke https, to this server or to a proxy before it. */
export function isSecure(headers: Headers, url?: string): boolean {
  const forwarded = headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return forwarded ? forwarded === "https" : (url?.startsWith("https:") ?? false);
}
