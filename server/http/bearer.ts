import "server-only";

const BEARER = /^Bearer(?:\s+(.*))?$/is;
const TOKEN = /^\S+$/;

/** The bearer token by which a request says who asks. Anyone who names one is judged by it alone: beside a token that is no
 * good, or no token at all, cookies do not count.
 * @param authorization the header
 * @returns empty for what cannot be a token; null for a request that names none */
export function bearerOf(authorization: string | null): string | null {
  const named = BEARER.exec(authorization?.trim() ?? "");
  if (!named) return null;
  const token = named[1]?.trim() ?? "";
  return TOKEN.test(token) ? token : "";
}
