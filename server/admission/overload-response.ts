import "server-only";
import superjson from "superjson";
import type { AppError } from "@/server/errors/app-error";
import { toProtocolShape } from "@/server/errors/to-trpc";
import { headersOfAll } from "@/server/headers/constants";

/** An answer without a framework. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Refusal {
  /** Why, and where it helps when to come back. */
  readonly error: AppError;
  /** The address without its query. */
  readonly path: string;
  /** The request's `accept` header. */
  readonly accept: string;
  /** Whether a proxy says that the request came by https. */
  readonly byHttps: boolean;
  readonly requestId: string;
}

/** What is told before the framework sees a request, in the shape its sender reads: a page, the typed API's error, the
 * auth protocol's, or the JSON of the other routes. */
export function overloadResponse({ error, path, accept, byHttps, requestId }: Refusal): PlainAnswer {
  const shape = toProtocolShape(error, { requestId });
  const { code, message, retryAfterSeconds } = error;
  const answer = (type: string, body: string): PlainAnswer => ({
    status: shape.data.httpStatus,
    headers: {
      ...headersOfAll(byHttps),
      "content-type": type,
      "cache-control": "no-store",
      ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
    },
    body,
  });
  const inJson = (body: unknown) => answer("application/json", JSON.stringify(body));
  if (path.startsWith("/api/trpc/")) return inJson({ error: superjson.serialize(shape) });
  if (path.startsWith("/auth/v1/"))
    return inJson({ code: shape.data.httpStatus, error_code: code.toLowerCase(), msg: message });
  if (path.startsWith("/api/") || !accept.includes("text/html"))
    return inJson({ error: { code, message, requestId, retryAfterSeconds } });
  const page = answer("text/html; charset=utf-8", pageOf(titleOf(error), message));
  return { ...page, headers: { ...page.headers, "content-security-policy": POLICY } };
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const titleOf = ({ retryAfterSeconds }: AppError): string =>
  retryAfterSeconds === undefined ? "This did not work" : "Please come back in a moment";

/** A page that needs nothing else from the server that has no time. "Try again" asks for the same address. */
function pageOf(title: string, message: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto; padding: 0 1.25rem }
h1 { font-size: 1.5rem }
</style>
<h1>${title}</h1>
<p>${message}</p>
<p><a href="">Try again</a></p>
</html>
`;
}
