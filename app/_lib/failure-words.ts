import type { TRPCClientErrorLike } from "@trpc/client";
import type { AppRouter } from "@/server/trpc/types";

/** What someone reads of a call that failed: the server's own words, or others where it could not be asked.
 * @param unreached for a call that did not come through */
export function failureWords(error: TRPCClientErrorLike<AppRouter> | null, unreached: string): string {
  if (!error) return "";
  return error.data ? error.message : unreached;
}
