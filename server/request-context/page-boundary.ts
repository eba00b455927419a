import "server-only";
import { randomUUID } from "node:crypto";
import { env } from "@/server/env";
import { entryOf, toAppError } from "@/server/errors/normalise";
import { assertOwnPage, assertOwnRead } from "../http/origin";
import { requestIdOf } from "../http/request-metadata";

/** The answer to a request for a page, or for one of its forms, that another site's page makes a browser send: words, and
 * a line in the log, before the framework sees it, which takes a form from elsewhere for a fault of its own.
 * @returns null for everyone else */
export async function refuseForeignPage({
  headers,
  method,
}: Pick<Request, "headers" | "method">): Promise<Response | null> {
  try {
    if (method === "GET" || method === "HEAD") assertOwnRead(headers, { byLink: true });
    else assertOwnPage(headers);
    return null;
  } catch (error) {
    return refusal(error, requestIdOf(headers) ?? randomUUID());
  }
}

async function refusal(error: unknown, requestId: string): Promise<Response> {
  const known = toAppError(error);
  const [{ reportError }, { createPinoLogger }] = await Promise.all([
    import("@/server/errors/report"),
    import("@/server/providers/logging/pino"),
  ]);
  reportError(createPinoLogger({ level: env.LOG_LEVEL }), known, { requestId, operation: "page" });
  // Plain, so that the framework's script shows it as the words that it is.
  return new Response(known.message, {
    status: entryOf(known).http,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-request-id": requestId,
    },
  });
}
