import "server-only";
import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
} from "@ai-sdk/provider";
import { AppError } from "@/server/errors/app-error";
import { BrandedError } from "@/server/errors/branded-error";
import type { FailureReason } from "./port";
import { retryAfterMs } from "./transport/backoff";

/** Reasons that may be gone in a moment. A wait that ran out is not among them: nobody waits three times as long. */
const PASSING: ReadonlySet<FailureReason> = new Set([
  "rate-limited",
  "server-error",
  "network",
  "truncated",
  "empty",
]);

const BUSY =
  "The tutor has more questions than it can take at the moment. Please wait a moment and try again.";
const SLOW = "The tutor took too long, so we stopped waiting. Please try again.";

/** Codes by which vendors say that the account has run out, which no waiting mends. */
const OUT_OF_CREDIT = /^(insufficient_quota|billing_hard_limit_reached|insufficient_credits)$/;

interface Details {
  readonly status?: number | undefined;
  /** How long the vendor asks to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** A call of a model that went wrong, in words of ours alone: what the vendor said stays outside, since it may quote
 * the student or the key. `code` is the reason and the vendor's status, for the log. */
export class ModelFailure extends BrandedError {
  static readonly brand = "ModelFailure";

  readonly code: string;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly reason: FailureReason,
    { status, retryAfterMs, cause }: Details = {},
  ) {
    super(reason, { cause });
    this.name = "ModelFailure";
    this.code = status === undefined ? reason : `${reason}-${status}`;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same call may succeed in a moment. */
  get passing(): boolean {
    return PASSING.has(this.reason);
  }
}

/** Nobody was there to take a request: it cost nothing. */
export class NeverSent extends BrandedError {
  static readonly brand = "NeverSent";
}

/** Brings whatever a call threw, or said in its stream, into a failure of ours. */
export function failureOf(error: unknown): ModelFailure {
  if (ModelFailure.isInstance(error)) return error;
  if (APICallError.isInstance(error)) return ofCall(error);
  if (InvalidResponseDataError.isInstance(error)) return new ModelFailure("truncated");
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error))
    return new ModelFailure("malformed");
  if (error instanceof Error) return new ModelFailure("network", { cause: error });
  return ofEvent(error);
}

/** @returns the failure as the student reads it, with itself underneath for the log */
export function failureMessage(failure: ModelFailure): AppError {
  const { reason, retryAfterMs: wait } = failure;
  if (reason === "rate-limited") {
    const retryAfterSeconds = wait === undefined ? undefined : Math.ceil(wait / 1000);
    return new AppError("TOO_MANY_REQUESTS", {
      message: BUSY,
      cause: failure,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
  if (reason === "no-first-token" || reason === "stalled")
    return new AppError("TIMEOUT", { message: SLOW, cause: failure });
  return new AppError("MODEL_UNAVAILABLE", { cause: failure });
}

function ofCall({ statusCode, isRetryable, responseHeaders, data, cause }: APICallError): ModelFailure {
  // A connection that breaks after the headers still carries the status of the headers.
  if (statusCode === undefined || statusCode < 400)
    return new ModelFailure(statusCode === undefined || isRetryable ? "network" : "malformed", { cause });
  const reason = reasonOf(statusCode, codeOf(data));
  return new ModelFailure(reason, { status: statusCode, retryAfterMs: retryAfterMs(responseHeaders ?? {}) });
}

/** An error that came as a chunk of the stream. Its code is a status with some vendors and a word with others. */
function ofEvent(event: unknown): ModelFailure {
  const code = codeOf(event);
  const status = Number(code);
  if (!(status >= 400 && status < 600))
    return new ModelFailure(OUT_OF_CREDIT.test(code) ? "out-of-credit" : "server-error");
  return new ModelFailure(reasonOf(status, code), { status });
}

function reasonOf(status: number, code: string): FailureReason {
  if (status === 402 || OUT_OF_CREDIT.test(code)) return "out-of-credit";
  if (status === 429) return "rate-limited";
  if (status === 401 || status === 403) return "refused-key";
  if (status === 404) return "not-found";
  return status === 408 || status >= 500 ? "server-error" : "rejected";
}

/** The code in a vendor's error, wrapped in `error` or not. */
function codeOf(data: unknown): string {
  if (typeof data !== "object" || data === null) return "";
  if ("error" in data) return codeOf(data.error);
  return "code" in data && (typeof data.code === "string" || typeof data.code === "number")
    ? String(data.code)
    : "";
}
