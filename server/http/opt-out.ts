import "server-only";

/** Whether a browser asks not to be counted: Global Privacy Control or Do Not Track. */
export function hasOptedOut(headers: Headers): boolean {
  return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
}
