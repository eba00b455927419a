import "server-only";
import type { AppError } from "./app-error";
import { ERROR_TABLE } from "./codes";

/** What a student reads of a failure. One that is our fault ends in the number that finds it in the log, so that
 * someone who writes to us can be helped.
 * @param requestId the number of the log line; nothing is added without it */
export function userMessage(error: AppError, requestId: string | undefined): string {
  const ours = ERROR_TABLE[error.code].level === "error";
  return ours && requestId ? `${error.message} If you write to us, quote ${requestId}.` : error.message;
}
