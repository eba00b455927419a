import "server-only";
import { type TRPC_ERROR_CODE_NUMBER, TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { FieldErrors } from "./app-error";
import type { ErrorCode, ProtocolCode } from "./codes";
import { entryOf, toAppError } from "./normalise";
import { userMessage } from "./user-message";

/** What a failed call carries over the wire. */
export interface ProtocolErrorShape {
  /** For the student. */
  readonly message: string;
  /** The protocol's number. */
  readonly code: TRPC_ERROR_CODE_NUMBER;
  readonly data: {
    readonly code: ProtocolCode;
    /** The finer code of the error table. */
    readonly reason: ErrorCode;
    readonly httpStatus: number;
    readonly path?: string;
    /** To be quoted when asking for help; the log has the same. */
    readonly requestId?: string;
    readonly fieldErrors?: FieldErrors;
    readonly retryAfterSeconds?: number;
  };
}

/** The tRPC mapper: any error as the shape clients get. */
export function toProtocolShape(
  error: unknown,
  { path, requestId }: { readonly path?: string; readonly requestId?: string } = {},
): ProtocolErrorShape {
  const known = toAppError(error);
  const { http, trpc } = entryOf(known);
  return {
    message: userMessage(known, requestId),
    code: TRPC_ERROR_CODES_BY_KEY[trpc],
    data: {
      code: trpc,
      reason: known.code,
      httpStatus: http,
      ...(path !== undefined && { path }),
      ...(requestId && { requestId }),
      ...(known.fieldErrors && { fieldErrors: known.fieldErrors }),
      ...(known.retryAfterSeconds !== undefined && { retryAfterSeconds: known.retryAfterSeconds }),
    },
  };
}
