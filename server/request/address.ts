import "server-only";

/** The address a request came from, as the nearest proxy saw it: the last entry of X-Forwarded-For, because
 * earlier ones are whatever the caller wrote. Next fills the header from the socket when there is no proxy.
 * @returns an address, or "unknown", which all callers without one share */
export function addressOf(headers: Headers): string {
  const nearest = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return nearest && nearest.length <= 64 ? nearest : "unknown";
}
