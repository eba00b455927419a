import "server-only";
import type { Logger } from "@/server/providers/logging/port";
import { ERROR_TABLE, type ErrorCode } from "./codes";

/** Where Next saw an error: the route's pattern, never the address someone asked for. */
export interface PageContext {
  readonly routePath: string;
  /** "render", "route", "action" or "proxy". */
  readonly routeType: string;
  /** The number the answer carries; null where requests have none. */
  readonly requestId: string | null;
}

/** Writes the line about an error that reached Next itself: a page, or a handler that did not map its own. The digest is
 * what `error.tsx` shows. */
export function reportPageError(
  log: Logger,
  error: unknown,
  { routePath, routeType, requestId }: PageContext,
): void {
  const { level, http } = ERROR_TABLE[codeOf(error)];
  log[level]("a page failed", {
    ...(requestId && { requestId }),
    digest: digestOf(error),
    operation: `${routeType} ${routePath}`,
    code: codeOf(error),
    status: http,
    error,
  });
}

/** Told by name: the page may have been bundled with a copy of the class of its own. */
function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error) || error.name !== "AppError" || !("code" in error))
    return "INTERNAL_SERVER_ERROR";
  const { code } = error;
  return typeof code === "string" && isKnown(code) ? code : "INTERNAL_SERVER_ERROR";
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(ERROR_TABLE, code);

function digestOf(error: unknown): string | undefined {
  const has = typeof error === "object" && error !== null && "digest" in error;
  return has ? String(error.digest) : undefined;
}
