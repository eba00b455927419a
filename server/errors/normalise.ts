import "server-only";
import type { TRPCError } from "@trpc/server";
import { z } from "zod";
import { AppError, type FieldErrors } from "./app-error";
import { ERROR_TABLE, type ErrorCode, PROTOCOL_CODES, type ProtocolCode } from "./codes";
import { isConnectionFault } from "./connection-fault";
import { speakPlainly } from "./input-words";

speakPlainly();

/** What PostgreSQL says of text that it cannot keep, NUL, bytes that are no UTF-8, half a character in JSON, and of text
 * that is no number or id. It came from outside, whichever way it took; no text of ours has any of it. */
const UNKEEPABLE_TEXT = new Set(["22021", "22P05", "22P02"]);

/** What PostgreSQL says when a statement ran into its time limit. */
const QUERY_CANCELED = "57014";

/** Brings whatever was thrown into the product's own error, so that nothing else has to be shown.
 * @returns the error itself when it is one; otherwise a table entry with the original as its cause */
export function toAppError(error: unknown): AppError {
  if (AppError.isInstance(error)) return error;
  if (isProtocolError(error)) return fromProtocol(error);
  if (error instanceof z.ZodError) return fromIssues(error);
  // A driver's wrapping of a refusal of ours.
  if (error instanceof Error && AppError.isInstance(error.cause)) return error.cause;
  return new AppError(codeOf(error), { cause: error });
}

/** As the protocol's library tells its own errors: its class may be there several times. */
const isProtocolError = (error: unknown): error is TRPCError =>
  error instanceof Error && error.name === "TRPCError" && "code" in error;

function fromProtocol(error: TRPCError): AppError {
  const { cause } = error;
  if (AppError.isInstance(cause)) return cause;
  if (error.code === "BAD_REQUEST" && cause instanceof z.ZodError) return fromIssues(cause);
  if (error.code === "BAD_REQUEST" && cause instanceof SyntaxError)
    return new AppError("PARSE_ERROR", { cause });
  if (cause instanceof URIError) return new AppError("BAD_REQUEST", { cause });
  if (error.code === "INTERNAL_SERVER_ERROR") return new AppError(codeOf(cause), { cause: cause ?? error });
  return new AppError(isProtocolCode(error.code) ? error.code : fallback(error.code), { cause: error });
}

/** @returns BAD_REQUEST with the first message for each field, and the very first as the summary */
function fromIssues(error: z.ZodError): AppError {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of error.issues) fieldErrors[path.join(".") || "input"] ??= message;
  const first = error.issues[0];
  const summary = first && first.path.length > 0 ? first.message : undefined;
  return new AppError("BAD_REQUEST", {
    message: summary,
    fieldErrors: fieldErrors satisfies FieldErrors,
    cause: error,
  });
}

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return "INTERNAL_SERVER_ERROR";
  if (error.name === "AbortError") return "CLIENT_CLOSED_REQUEST";
  if (error.name === "TimeoutError") return "TIMEOUT";
  const source = "code" in error ? error : error.cause;
  const refusal = source instanceof Error && "code" in source ? String(source.code) : "";
  if (refusal === QUERY_CANCELED) return "TIMEOUT";
  if (UNKEEPABLE_TEXT.has(refusal)) return "BAD_REQUEST";
  return isConnectionFault(error) ? "SERVICE_UNAVAILABLE" : "INTERNAL_SERVER_ERROR";
}

function isProtocolCode(code: string): code is ProtocolCode {
  return (PROTOCOL_CODES as readonly string[]).includes(code);
}

/** Codes of the protocol's library that are not in the catalogue, by whose fault they are. */
function fallback(code: TRPCError["code"]): ErrorCode {
  if (code === "UNSUPPORTED_MEDIA_TYPE") return code;
  return code === "PAYMENT_REQUIRED" || code === "PRECONDITION_REQUIRED"
    ? "BAD_REQUEST"
    : "INTERNAL_SERVER_ERROR";
}

/** The table's entry for an error of ours. */
export function entryOf(error: AppError): (typeof ERROR_TABLE)[ErrorCode] {
  return ERROR_TABLE[error.code];
}
