import "server-only";
import type { AnyTRPCRouter, TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import superjson from "superjson";
import type { Composition } from "@/server/composition/compose";
import type { AppError } from "@/server/errors/app-error";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import { toProtocolShape } from "@/server/errors/to-trpc";
import { assertOwnRead } from "@/server/http/origin";
import { type ApiRequest, openApiRequest } from "@/server/request-context/api-context";
import { limitJson } from "../http/limit-body";
import { assertProtocol } from "./assert-protocol";
import { rememberRequest } from "./failed-requests";
import { appRouter } from "./root";

const API_PATH = "/api/trpc";

/** Characters from which an answer is worth compressing: about one packet. */
const COMPRESS_FROM = 1_200;

/** What the API takes. To a page of another site, which asks before it sends, that says nothing of its being let in. */
const METHODS = "GET, HEAD, OPTIONS, POST";

interface ApiOptions {
  /** The procedures answered; the product's when absent. */
  readonly router?: AnyTRPCRouter;
  /** How long a body may take to arrive, in milliseconds. */
  readonly bodyMs?: number;
}

/** Answers the batched procedure protocol under `/api/trpc`. Always answers in the protocol's shape. */
export function createApiHandler(
  { deps, gate }: Composition,
  { router = appRouter, bodyMs }: ApiOptions = {},
): (request: Request) => Promise<Response> {
  const report = (error: AppError, operation: string, { requestId }: ApiRequest) =>
    reportError(deps.log, error, { requestId, operation });

  return async (incoming) => {
    if (incoming.method === "OPTIONS")
      return new Response(null, { status: 204, headers: { allow: METHODS } });
    const opened = openApiRequest(incoming, { deps, gate });
    const streamed = isStreamed(incoming);
    try {
      assertOwnRead(incoming.headers);
      assertProtocol(incoming);
      return await fetchRequestHandler({
        endpoint: API_PATH,
        router,
        req: await limitJson(incoming, bodyMs),
        createContext: async () => {
          // A streamed answer sends its headers before any procedure has run.
          if (streamed && incoming.method === "POST") await opened.scopeOrGuest();
          return { deps, request: opened };
        },
        onError: ({ error, path }) => {
          rememberRequest(error, opened.requestId);
          report(toAppError(error), operationOf(router, path), opened);
        },
        responseMeta: ({ errors }) => ({ headers: answerHeaders(incoming, opened, errors) }),
      });
    } catch (error) {
      const known = toAppError(error);
      report(known, "api", opened);
      const shape = toProtocolShape(known, { requestId: opened.requestId });
      const headers = answerHeaders(incoming, opened, [known]);
      return Response.json({ error: superjson.serialize(shape) }, { status: shape.data.httpStatus, headers });
    }
  };
}

/** A procedure by its name; a name nobody has may be anything a caller wrote, and is not for the log. */
function operationOf(router: AnyTRPCRouter, path: string | undefined): string {
  return path !== undefined && Object.hasOwn(router._def.procedures, path) ? path : "api";
}

/** Whether the answer's parts are sent one by one, as each is there. */
const isStreamed = ({ headers }: Request): boolean =>
  (headers.get("trpc-accept") ?? headers.get("accept"))?.includes("application/jsonl") ?? false;

/** The same where the framework compresses answers: asks it not to compress a short one. That costs more than all the rest
 * of it, and one packet stays one packet. */
export const sparingShort =
  (handle: (request: Request) => Promise<Response>) =>
  async (incoming: Request): Promise<Response> => {
    const response = await handle(incoming);
    if (!response.body || isStreamed(incoming) || !incoming.headers.has("accept-encoding")) return response;
    const { status, headers } = response;
    const text = await response.text();
    if (text.length < COMPRESS_FROM) headers.set("cache-control", "no-store, no-transform");
    return new Response(text, { status, headers });
  };

function answerHeaders(
  { method }: Request,
  opened: ApiRequest,
  errors: readonly (AppError | TRPCError)[],
): Headers {
  const headers = new Headers({ "cache-control": "no-store", "x-request-id": opened.requestId });
  for (const cookie of opened.setCookies()) headers.append("set-cookie", cookie);
  const known = errors.map(toAppError);
  const longest = Math.max(0, ...known.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0));
  if (longest > 0) headers.set("retry-after", String(longest));
  if (known.some(({ code }) => code === "METHOD_NOT_SUPPORTED")) headers.set("allow", methodsBeside(method));
  return headers;
}

/** What to try instead: a procedure that refuses reads takes writes, and the other way round. */
function methodsBeside(method: string): string {
  if (method === "GET") return "POST";
  return method === "POST" ? "GET" : METHODS;
}
