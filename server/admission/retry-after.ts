import "server-only";

const SECONDS = "5";

/** Gives an answer that refuses for the moment, 429 or 503, the time to come back, where anyone who made it gave none.
 * @returns the answer itself when there is nothing to add */
export function withRetryAfter(response: Response): Response {
  const { status, statusText, body } = response;
  if ((status !== 429 && status !== 503) || response.headers.has("retry-after")) return response;
  // An answer that came from elsewhere does not let its headers be changed.
  const headers = new Headers(response.headers);
  headers.set("retry-after", SECONDS);
  return new Response(body, { status, statusText, headers });
}
