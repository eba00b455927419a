import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppError } from "@/server/errors/app-error";
import { overloadResponse } from "./overload-response";

/** Bytes of a refused request's body that are read for the sake of its connection. */
const READ_AWAY_MAX = 256 * 1024;

export interface Refused {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  readonly path: string;
}

/** Whether a body is too long to be waited for only to be thrown away. */
const isLong = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > READ_AWAY_MAX;

/** How long a sender may go on after being told that it is too much. One whose connection is closed in the middle of
 * sending often never reads why. */
const LINGER_MS = 5_000;

/** What becomes of the connection of a refused request: it is kept for the next one, closed, or kept until what is being
 * sent has been thrown away. */
export type After = "keep" | "close" | "linger";

/** Answers a request in words, without the framework. */
export function refuse({ request, response, path, id }: Refused, error: AppError, after: After): void {
  if (response.destroyed || response.headersSent) return;
  const { status, headers, body } = overloadResponse({
    error,
    path,
    accept: request.headers.accept ?? "",
    byHttps: request.headers["x-forwarded-proto"] === "https",
    requestId: id,
  });
  if (after === "close" || (after === "keep" && isLong(request))) response.setHeader("connection", "close");
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  // What is still being sent would otherwise be before the connection's next request.
  request.resume();
  if (request.complete) return;
  const { socket } = request;
  const late = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  request.once("end", () => clearTimeout(late));
}
