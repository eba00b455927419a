import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { Logger } from "@/server/providers/logging/port";
import { entryOf, toAppError } from "./normalise";
import { reportError } from "./report";
import { userMessage } from "./user-message";

export interface FailureContext {
  readonly log: Logger;
  readonly requestId: string;
  /** The route's or the action's name, for the log. */
  readonly operation: string;
}

/** The route handler mapper: any error as a JSON answer
 * `{ error: { code, message, requestId, fieldErrors?, retryAfterSeconds?, usage? } }` with the table's status.
 * @throws what Next throws to redirect or to say not-found */
export function toErrorResponse(error: unknown, context: FailureContext): Response {
  unstable_rethrow(error);
  const known = toAppError(error);
  reportError(context.log, known, context);
  const { fieldErrors, retryAfterSeconds, usage } = known;
  const headers = new Headers({ "cache-control": "no-store", "x-request-id": context.requestId });
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  const body = {
    error: {
      code: known.code,
      message: userMessage(known, context.requestId),
      requestId: context.requestId,
      fieldErrors,
      retryAfterSeconds,
      usage,
    },
  };
  return Response.json(body, { status: entryOf(known).http, headers });
}
