import "server-only";
import type { TRPCError } from "@trpc/server";

const requestIds = new WeakMap<TRPCError, string>();

/** Keeps which request a failure belongs to: the protocol's library words a failure that comes before any context
 * exists, such as a batch of reads and writes mixed, without saying whose it is. */
export function rememberRequest(error: TRPCError, requestId: string): void {
  requestIds.set(error, requestId);
}

export function requestIdOf(error: TRPCError): string | undefined {
  return requestIds.get(error);
}
