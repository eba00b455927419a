import "server-only";
import { isSecure } from "./origin";

/** A cookie as a request brings it, decoded. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
}

export interface CookieOptions {
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  readonly sameSite?: boolean | "lax" | "strict" | "none";
  /** Seconds. */
  readonly maxAge?: number;
  readonly path?: string;
}

export interface CookieToSet extends Cookie {
  readonly options: CookieOptions;
}

/** @returns the cookie's value, or undefined when there is none of this name */
export function cookieValue(cookies: readonly Cookie[], name: string): string | undefined {
  return cookies.find((cookie) => cookie.name === name)?.value;
}

const HOST_PREFIX = "__Host-";

/** The name a browser keeps a cookie under. Over https it begins so that the browser takes the cookie from this host
 * alone and sends it encrypted only: a neighbour's host, or someone on the line, can put none in its place. */
export function nameInBrowser(name: string, secure: boolean): string {
  return secure ? `${HOST_PREFIX}${name}` : name;
}

/** A browser's cookies under the product's own names. Over https those without the prefix are left out. */
export function underOwnNames(cookies: readonly Cookie[], secure: boolean): Cookie[] {
  if (!secure) return [...cookies];
  return cookies
    .filter(({ name }) => name.startsWith(HOST_PREFIX))
    .map(({ name, value }) => ({ name: name.slice(HOST_PREFIX.length), value }));
}

/** The cookies a request brings, under the product's own names.
 * @param url the request's, where there is one */
export function readCookies(headers: Headers, url?: string): Cookie[] {
  return underOwnNames(parseCookies(headers.get("cookie")), isSecure(headers, url));
}

/** Every cookie of a Cookie header. One that does not decode counts as empty. */
export function parseCookies(header: string | null): Cookie[] {
  return (header ?? "").split(";").flatMap((pair) => {
    const equals = pair.indexOf("=");
    if (equals < 1) return [];
    return [{ name: pair.slice(0, equals).trim(), value: decode(pair.slice(equals + 1).trim()) }];
  });
}

/** One Set-Cookie header. */
export function serialiseCookie({ name, value, options }: CookieToSet): string {
  const inBrowser = nameInBrowser(name, options.secure === true);
  const parts = [`${inBrowser}=${encodeURIComponent(value)}`, `Path=${options.path ?? "/"}`];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
  if (options.httpOnly) parts.push("HttpOnly");
  if (options.secure) parts.push("Secure");
  const sameSite = options.sameSite === true ? "strict" : options.sameSite || "lax";
  parts.push(`SameSite=${sameSite[0]?.toUpperCase()}${sameSite.slice(1)}`);
  return parts.join("; ");
}

function decode(value: string): string {
  if (!value.includes("%")) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
