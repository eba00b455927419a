import "server-only";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import superjson from "superjson";
import { AppError } from "@/server/errors/app-error";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import { toProtocolShape } from "@/server/errors/to-trpc";
import type { Composition } from "@/server/request/deps";
import { type OpenRequest, openRequest } from "@/server/request/open-request";
import { limitBody } from "./limit-body";
import { appRouter } from "./root";

export const API_PATH = "/api/trpc";

/** Calls one request may carry. */
const BATCH_MAX = 20;

/** Characters from which an answer is worth compressing: about one packet. */
const COMPRESS_FROM = 1_200;

/** Answers the batched procedure protocol under `/api/trpc`. Always answers in the protocol's shape. */
export function createApiHandler({ deps, gate }: Composition): (request: Request) => Promise<Response> {
  const fail = (error: AppError, { requestId }: OpenRequest): Response => {
    reportError(deps.log, error, { requestId, operation: "api" });
    const shape = toProtocolShape(error, { requestId });
    const headers = { "cache-control": "no-store", "x-request-id": requestId };
    return Response.json({ error: superjson.serialize(shape) }, { status: shape.data.httpStatus, headers });
  };

  return async (incoming) => {
    const opened = openRequest(incoming, { deps, gate });
    const streamed = incoming.headers.get("trpc-accept") === "application/jsonl";
    try {
      assertProtocol(incoming);
      const request = await limitBody(incoming);
      const response = await fetchRequestHandler({
        endpoint: API_PATH,
        router: appRouter,
        req: request,
        createContext: async () => {
          // A streamed answer sends its headers before any procedure has run.
          if (streamed) await opened.scopeOrGuest();
          return { deps, request: opened };
        },
        onError: ({ error, path }) => {
          reportError(deps.log, toAppError(error), { requestId: opened.requestId, operation: path ?? "api" });
        },
        responseMeta: ({ errors }) => ({ headers: answerHeaders(opened, errors) }),
      });
      return streamed || !incoming.headers.has("accept-encoding") ? response : await sparingShort(response);
    } catch (error) {
      return fail(toAppError(error), opened);
    }
  };
}

/** Asks the server in front not to compress a short answer: that costs more than all the rest of it, and one
 * packet stays one packet. */
async function sparingShort(response: Response): Promise<Response> {
  if (!response.body) return response;
  const { status, headers } = response;
  const text = await response.text();
  if (text.length < COMPRESS_FROM) headers.set("cache-control", "no-store, no-transform");
  return new Response(text, { status, headers });
}

function answerHeaders(opened: OpenRequest, errors: readonly unknown[]): Headers {
  const headers = new Headers({ "cache-control": "no-store", "x-request-id": opened.requestId });
  for (const cookie of opened.setCookies()) headers.append("set-cookie", cookie);
  const waits = errors.map((error) => toAppError(error).retryAfterSeconds ?? 0);
  const longest = Math.max(0, ...waits);
  if (longest > 0) headers.set("retry-after", String(longest));
  return headers;
}

/** @throws {AppError} METHOD_NOT_SUPPORTED, BAD_REQUEST or PAYLOAD_TOO_LARGE for what no procedure would take */
function assertProtocol({ method, headers, url }: Request): void {
  if (method !== "GET" && method !== "POST" && method !== "HEAD") throw new AppError("METHOD_NOT_SUPPORTED");
  if (method === "POST" && !headers.get("content-type")?.startsWith("application/json")) {
    throw new AppError("BAD_REQUEST", {
      message: "Send the input as JSON, with the content type application/json.",
    });
  }
  if (!url.includes("batch=1")) return;
  const { pathname } = new URL(url);
  if (decodeURIComponent(pathname).split(",").length > BATCH_MAX) {
    throw new AppError("PAYLOAD_TOO_LARGE", { message: `Send at most ${BATCH_MAX} calls in one request.` });
  }
}
