import type { Problem } from "./constants";

/** A base that no real address shares: what resolves away from it left this site. */
const HERE = "http://here.invalid";
const LENGTH_MAX = 2048;

/** Where to go after signing in.
 * @param wanted what the address or a form asked for
 * @returns the path, search and fragment of a page of this site; "/" for anything else */
export function safeNext(wanted: unknown): string {
  if (typeof wanted !== "string" || wanted.length > LENGTH_MAX) return "/";
  if (!wanted.startsWith("/") || /[\\\p{Cc}\s]/u.test(wanted) || !URL.canParse(wanted, HERE)) return "/";
  const url = new URL(wanted, HERE);
  // "/.//host" is a path here and an address once it has been normalised.
  if (url.origin !== HERE || url.pathname.startsWith("//")) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}

/** What went wrong at a social provider, out of the address it sent the browser back with. The provider's own words
 * never reach a page. */
export function callbackProblem(params: URLSearchParams): Problem {
  const code = params.get("error_code") ?? "";
  if (code === "provider_email_needs_verification") return "unverified";
  if (code.startsWith("flow_state") || code === "bad_oauth_state") return "expired";
  return params.get("error") === "access_denied" ? "denied" : "failed";
}

/** The sign-in page with words about what went wrong.
 * @param next the page to go to afterwards, one of this site's
 * @example problemPage("denied", "/history") // "/sign-in?problem=denied&next=%2Fhistory" */
export function problemPage(problem: Problem, next = "/"): string {
  return `/sign-in?${new URLSearchParams(next === "/" ? { problem } : { problem, next })}`;
}

/** Where the link that finishes a sign-up leads: to what was asked for, or to a page that says what is there now.
 * @param next what was asked for, a page of this site */
export const afterSignUp = (next: string): string => (next === "/" ? "/welcome" : next);
