import "server-only";

const OF_JOSE = /^ERR_(JOSE|JWE|JWKS?|JWS|JWT)_/;

/** The code of an error of jose's, as `ERR_JWT_EXPIRED`; null for any other. Its classes may be there several times, once
 * for each bundle; their codes are the same in all of them. */
export function joseCodeOf(error: unknown): string | null {
  if (!(error instanceof Error && "code" in error)) return null;
  return typeof error.code === "string" && OF_JOSE.test(error.code) ? error.code : null;
}
