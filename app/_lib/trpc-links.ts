import { httpBatchLink, loggerLink, type TRPCLink } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "@/server/trpc/types";

/** Calls one request carries at most; the server refuses more. */
const BATCH_MAX = 20;

/** Characters an address may have before a batch is split: what every server and proxy takes. */
const URL_LENGTH_MAX = 8_000;

export interface LinkOptions {
  /** Where the API answers: an absolute address outside a browser. */
  readonly url?: string;
  readonly headers?: () => Record<string, string>;
  /** Where failures are written; the browser's console when absent. */
  readonly console?: Pick<Console, "log" | "error">;
}

/** How calls travel: batched over the same origin, dates and sets kept. Failures are logged, nothing else. */
export function createLinks({
  url = "/api/trpc",
  headers,
  console,
}: LinkOptions = {}): TRPCLink<AppRouter>[] {
  return [
    loggerLink({
      enabled: (event) => event.direction === "down" && event.result instanceof Error,
      ...(console && { console }),
    }),
    httpBatchLink({
      url,
      transformer: superjson,
      maxItems: BATCH_MAX,
      maxURLLength: URL_LENGTH_MAX,
      ...(headers && { headers }),
    }),
  ];
}
