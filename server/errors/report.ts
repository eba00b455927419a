import "server-only";
import type { Logger } from "@/server/providers/logging/port";
import type { AppError } from "./app-error";
import { entryOf } from "./normalise";

/** Writes one line about a failure at its level. Of an expected failure the code is enough; of an unexpected one
 * the cause is described too. Never a student's text. */
export function reportError(
  log: Logger,
  error: AppError,
  { requestId, operation }: { readonly requestId: string; readonly operation: string },
): void {
  const { level, http } = entryOf(error);
  const unexpected = level === "error" || error.code === "TIMEOUT";
  log[level]("a request failed", {
    requestId,
    operation,
    code: error.code,
    status: http,
    ...(unexpected && { error: error.cause ?? error }),
  });
}
