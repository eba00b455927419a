import { httpBatchLink, loggerLink, type TRPCLink } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "@/server/trpc/types";
import { publicEnv } from "./public-env";

/** Calls one request carries at most; the server refuses more. */
const BATCH_MAX = 20;

/** Characters an address may have before a batch is split: what every server and proxy takes. */
const URL_LENGTH_MAX = 8_000;

export interface LinkOptions {
  /** Where the API answers: an absolute address outside a browser. */
  readonly url?: string;
  readonly headers?: () => Record<string, string>;
  /** Where a developer reads of failures; when absent the browser's console, in development only. */
  readonly console?: Pick<Console, "log" | "error">;
}

/** How calls travel: batched over the same origin, dates and sets kept. Failures are shown where they happen; to the
 * browser's console, which is the student's, they are written in development only. */
export function createLinks({
  url = "/api/trpc",
  headers,
  console = publicEnv.NODE_ENV === "development" ? globalThis.console : undefined,
}: LinkOptions = {}): TRPCLink<AppRouter>[] {
  return [
    ...(console ? [failuresTo(console)] : []),
    httpBatchLink({
      url,
      transformer: superjson,
      maxItems: BATCH_MAX,
      maxURLLength: URL_LENGTH_MAX,
      ...(headers && { headers }),
    }),
  ];
}

const failuresTo = (console: Pick<Console, "log" | "error">): TRPCLink<AppRouter> =>
  loggerLink({ enabled: (event) => event.direction === "down" && event.result instanceof Error, console });
