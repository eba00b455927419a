import "server-only";
import superjson from "superjson";
import type { AppError } from "@/server/errors/app-error";
import { toProtocolShape } from "@/server/errors/to-trpc";
import { HEADERS_OF_ALL, HEADERS_OF_HTTPS } from "@/server/headers/constants";

/** An answer without a framework. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface TurnedAway {
  /** Why, and when to come back. */
  readonly error: AppError;
  /** The address without its query. */
  readonly path: string;
  /** The request's `accept` header. */
  readonly accept: string;
  /** Whether a proxy says that the request came by https. */
  readonly byHttps: boolean;
  readonly requestId: string;
}

/** What whoever finds no room is told, in the shape they read: a page, the typed API's error, the auth protocol's, or
 * the JSON of the other routes. */
export function busyAnswer({ error, path, accept, byHttps, requestId }: TurnedAway): PlainAnswer {
  const shape = toProtocolShape(error, { requestId });
  const { code, message, retryAfterSeconds } = error;
  const answer = (type: string, body: string): PlainAnswer => ({
    status: shape.data.httpStatus,
    headers: {
      ...headersOfAll(byHttps),
      "content-type": type,
      "cache-control": "no-store",
      "retry-after": String(retryAfterSeconds),
    },
    body,
  });
  const inJson = (body: unknown) => answer("application/json", JSON.stringify(body));
  if (path.startsWith("/api/trpc/")) return inJson({ error: superjson.serialize(shape) });
  if (path.startsWith("/auth/v1/")) return inJson({ code: 503, error_code: "server_busy", msg: message });
  if (path.startsWith("/api/") || !accept.includes("text/html"))
    return inJson({ error: { code, message, requestId, retryAfterSeconds } });
  const page = answer("text/html; charset=utf-8", pageOf(message));
  return { ...page, headers: { ...page.headers, "content-security-policy": POLICY } };
}

/** What the framework puts on every other answer. */
const headersOfAll = (byHttps: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...HEADERS_OF_ALL, ...(byHttps ? HEADERS_OF_HTTPS : [])].map(({ key, value }) => [
      key.toLowerCase(),
      value,
    ]),
  );

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** A page that needs nothing else from the server that has no time. "Try again" asks for the same address. */
function pageOf(message: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Please come back in a moment</title>
<style>
:root { color-scheme: light dark }
body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto; padding: 0 1.25rem }
h1 { font-size: 1.5rem }
</style>
<h1>Please come back in a moment</h1>
<p>${message}</p>
<p><a href="">Try again</a></p>
</html>
`;
}
