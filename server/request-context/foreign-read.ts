import "server-only";
import { toErrorResponse } from "@/server/errors/to-response";
import { getDeps } from "../composition/compose";
import { assertOwnRead } from "../http/origin";
import { requestIdOf } from "../http/request-metadata";

/** The answer to another site's page that makes a browser come here other than by a link someone follows.
 * @param operation the route's name in the log
 * @returns null for everyone else */
export function refuseForeignRead({ headers, method }: Request, operation: string): Response | null {
  if (method !== "GET" && method !== "HEAD") return null;
  try {
    assertOwnRead(headers, { byLink: true });
    return null;
  } catch (error) {
    const { log, newId } = getDeps();
    return toErrorResponse(error, { log, requestId: requestIdOf(headers) ?? newId(), operation });
  }
}
