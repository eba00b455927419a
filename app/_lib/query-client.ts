import { QueryClient } from "@tanstack/react-query";
import { FRESH_MS, READ_RETRIES, retryDelayMs, UNUSED_MS } from "./query-policy";

/** A cache for the answers of the API, with the product's rules for retrying and forgetting. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: READ_RETRIES, retryDelay: retryDelayMs, gcTime: UNUSED_MS, staleTime: FRESH_MS },
      mutations: { retry: false, gcTime: UNUSED_MS },
    },
  });
}
