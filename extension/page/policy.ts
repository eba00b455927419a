import { ASSESSMENT_PAGES } from "./assessment-pages";
import type { Capture } from "./capture";

/** Why a page gets ideas and practice only. */
export type Restriction = "assessment" | "opted-out";

/** @returns null where a problem may be worked */
export function restrictionOf({ url, optedOut }: Pick<Capture, "url" | "optedOut">): Restriction | null {
  if (isAssessment(url)) return "assessment";
  return optedOut ? "opted-out" : null;
}

function isAssessment(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  const host = hostname.toLowerCase().replace(/\.$/, "");
  const path = pathname.toLowerCase().replace(/\/{2,}/g, "/");
  return ASSESSMENT_PAGES.some((page) => (page.host?.test(host) ?? true) && page.path.test(path));
}
