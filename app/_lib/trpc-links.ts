import { httpBatchLink, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import superjson from "superjson";
import type { AppRouter } from "@/server/trpc/types";
import { lastingFetch } from "./lasting-fetch";

/** Calls one request carries at most; the server refuses more. */
const BATCH_MAX = 20;

/** Characters an address may have before a batch is split: what every server and proxy takes. */
const URL_LENGTH_MAX = 8_000;

export interface LinkOptions {
  /** Where the API answers: an absolute address outside a browser. */
  readonly url?: string;
  readonly headers?: () => Record<string, string>;
  readonly fetch?: typeof globalThis.fetch;
  /** Where failures are written; when absent the browser's console. */
  readonly console?: Pick<Console, "warn">;
}

/** How calls travel: batched over the same origin, dates and sets kept, and what changes something until it has arrived.
 * Those that fail are written to the console; those that succeed are not. */
export function createLinks({
  url = "/api/trpc",
  headers,
  fetch = globalThis.fetch,
  console = globalThis.console,
}: LinkOptions = {}): TRPCLink<AppRouter>[] {
  return [
    failuresTo(console),
    httpBatchLink({
      url,
      transformer: superjson,
      maxItems: BATCH_MAX,
      maxURLLength: URL_LENGTH_MAX,
      fetch: lastingFetch((input, init) => fetch(input, init)),
      ...(headers && { headers }),
    }),
  ];
}

/** What was asked for is not written: the failure says what became of it. A call that its page has no more use for has not
 * failed. */
const failuresTo =
  (console: Pick<Console, "warn">): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (result) => observer.next(result),
        error(failure) {
          if (!op.signal?.aborted) console.warn(`${op.path} failed.`, failure.message);
          observer.error(failure);
        },
        complete: () => observer.complete(),
      }),
    );
