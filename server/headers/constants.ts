/** Response headers that are the same for everyone. Pure: `next.config.ts` reads this file outside of Next. */

interface Header {
  readonly key: string;
  readonly value: string;
}

/** Two years, in seconds. */
const HSTS_MAX_AGE = 2 * 365 * 24 * 60 * 60;

/** What no page of the product uses, and no script on one may use either. A photo comes from a file field, for which the
 * system asks. */
const UNUSED_FEATURES = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
] as const;

/** For whatever is no page: an answer of the API that a browser is led to shows nothing and runs nothing. */
const NO_PAGE =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The reader of photos runs in a worker, which has the policy of its own file: only there may WebAssembly be compiled,
 * and it reaches nothing but its own parts. */
const PHOTO_READER =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The engine runs in a worker too, which loads its parts from this site and reaches nothing else. */
const SCRIPTS =
  "default-src 'none'; script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every response. Pages replace the policy by their own, with a nonce of the request. */
export const HEADERS_OF_ALL: readonly Header[] = [
  { key: "Content-Security-Policy", value: NO_PAGE },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: UNUSED_FEATURES.map((name) => `${name}=()`).join(", ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

export const HEADERS_OF_PHOTO_READER: readonly Header[] = [
  { key: "Content-Security-Policy", value: PHOTO_READER },
];

export const HEADERS_OF_SCRIPTS: readonly Header[] = [{ key: "Content-Security-Policy", value: SCRIPTS }];

/** On every response to a request that came by https. */
export const HEADERS_OF_HTTPS: readonly Header[] = [
  { key: "Strict-Transport-Security", value: `max-age=${HSTS_MAX_AGE}; includeSubDomains` },
];

const asRecord = (headers: readonly Header[]): Readonly<Record<string, string>> =>
  Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));

const BY_HTTP = asRecord(HEADERS_OF_ALL);
const BY_HTTPS = asRecord([...HEADERS_OF_ALL, ...HEADERS_OF_HTTPS]);

/** The headers of whatever is no page, for answers that the framework does not write.
 * @param byHttps whether the request came by https */
export const headersOfAll = (byHttps: boolean): Readonly<Record<string, string>> =>
  byHttps ? BY_HTTPS : BY_HTTP;
