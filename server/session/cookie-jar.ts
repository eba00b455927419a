import "server-only";
import { addressOf } from "../http/client-address";
import { type Cookie, type CookieToSet, readCookies, serialiseCookie } from "../http/cookies";
import { isSecure } from "../http/origin";
import type { CookieJar } from "./supabase-client";

/** Cookies that are kept as a browser keeps them: what was there, changed by what was set. */
export interface MemoryJar extends CookieJar {
  /** The Set-Cookie headers for what was set. */
  setCookies(): readonly string[];
}

/** A jar of its own, which no browser sees.
 * @param from whose request it serves */
export function createMemoryJar(
  { secure, address }: Pick<CookieJar, "secure" | "address">,
  present: readonly Cookie[] = [],
): MemoryJar {
  const cookies = new Map(present.map(({ name, value }) => [name, value]));
  const written = new Map<string, CookieToSet>();
  return {
    getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
    set(cookie) {
      written.set(cookie.name, cookie);
      if (cookie.options.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    },
    secure,
    address,
    setCookies: () => [...written.values()].map(serialiseCookie),
  };
}

/** The jar of a route handler's request. */
export function createRequestCookieJar({ headers, url }: Pick<Request, "headers" | "url">): MemoryJar {
  const from = { secure: isSecure(headers, url), address: addressOf(headers) };
  return createMemoryJar(from, readCookies(headers, url));
}

/** Removes the cookies whose name begins so. */
export function dropCookies(jar: CookieJar, start: string): void {
  for (const { name } of jar.getAll()) {
    if (name.startsWith(start))
      jar.set({ name, value: "", options: { path: "/", maxAge: 0, secure: jar.secure } });
  }
}

/** Sends a browser on to a path of this site with GET, whatever it came with. */
export function seeOther(location: string, jar?: MemoryJar): Response {
  const headers = new Headers({ location, "cache-control": "no-store", "referrer-policy": "no-referrer" });
  for (const cookie of jar?.setCookies() ?? []) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
