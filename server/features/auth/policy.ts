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
