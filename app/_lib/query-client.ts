import { QueryClient } from "@tanstack/react-query";
import { FRESH_MS, READ_RETRIES, retryDelayMs, UNUSED_MS } from "./query-policy";

/** A cache for the answers of the API, with the product's rules for retrying and forgetting.
 * @param inBrowser on the server a cache ends with its page: a timer of five minutes would keep the page, and all of its
 *   request, as long */
export function createQueryClient(inBrowser = typeof window !== "undefined"): QueryClient {
  const gcTime = inBrowser ? UNUSED_MS : Number.POSITIVE_INFINITY;
  return new QueryClient({
    defaultOptions: {
      queries: { retry: READ_RETRIES, retryDelay: retryDelayMs, gcTime, staleTime: FRESH_MS },
      mutations: { retry: false, gcTime },
    },
  });
}
