import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { FieldErrors } from "./app-error";
import type { ErrorCode } from "./codes";
import { toAppError } from "./normalise";
import { reportError } from "./report";
import type { FailureContext } from "./to-response";
import { userMessage } from "./user-message";

/** An action's failure as a value a form can show. */
export interface ActionFailure {
  readonly ok: false;
  readonly code: ErrorCode;
  /** For the student. */
  readonly error: string;
  readonly fieldErrors: FieldErrors;
  readonly requestId: string;
}

export type ActionResult<Data> = { readonly ok: true; readonly data: Data } | ActionFailure;

/** The server action mapper: any error as a value.
 * @throws what Next throws to redirect or to say not-found */
export function toActionFailure(error: unknown, context: FailureContext): ActionFailure {
  unstable_rethrow(error);
  const known = toAppError(error);
  reportError(context.log, known, context);
  return {
    ok: false,
    code: known.code,
    error: userMessage(known, context.requestId),
    fieldErrors: known.fieldErrors ?? {},
    requestId: context.requestId,
  };
}
