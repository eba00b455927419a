import "server-only";
import { AppError } from "@/server/errors/app-error";

/** A browser puts its own scheme here, which no web page can. Whether the extension may use this site's cookies
 * is for the student to grant. */
const EXTENSION = /^(chrome-extension|moz-extension|safari-web-extension):\/\//;

/** Refuses a change that another site's page makes a browser ask for. Browsers name the page's origin in every
 * such request; a caller that names none is no browser and holds no cookies by accident.
 * A bearer token is never sent by a browser on its own, so requests that carry one pass.
 * @throws {AppError} FORBIDDEN */
export function assertSameOrigin(headers: Headers): void {
  if (/^Bearer /i.test(headers.get("authorization") ?? "")) return;
  const origin = headers.get("origin");
  if (origin === null) {
    if (headers.get("sec-fetch-site") === "cross-site") throw new AppError("FORBIDDEN");
    return;
  }
  if (EXTENSION.test(origin)) return;
  if (!URL.canParse(origin)) throw new AppError("FORBIDDEN");
  const { host } = new URL(origin);
  const own = [headers.get("host"), headers.get("x-forwarded-host")];
  if (!own.includes(host)) throw new AppError("FORBIDDEN");
}

/** Whether the student's browser spoke https, to this server or to a proxy before it. */
export function isSecure(headers: Headers, url?: string): boolean {
  const forwarded = headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return forwarded ? forwarded === "https" : (url?.startsWith("https:") ?? false);
}
