import "server-only";
import { toErrorResponse } from "@/server/errors/to-response";
import { problemPage } from "@/server/features/auth/policy";
import type { Deps } from "../deps";
import { seeOther } from "../session/cookie-jar";

/** What a browser gets when its way in breaks off: the sign-in page with words, and an error answer only for a request
 * that another site's page made. */
export function authFlowFailure(
  error: unknown,
  { log, newId }: Pick<Deps, "log" | "newId">,
  operation: string,
): Response {
  const response = toErrorResponse(error, { log, requestId: newId(), operation });
  if (response.status === 403) return response;
  return seeOther(problemPage(response.status === 429 ? "busy" : "failed"));
}
