import "server-only";
import { ANALYTICS_PATH } from "@/server/features/analytics/constants";
import type { Forward } from "./forward";

/** After a failure the collector is left alone this long; events wait in the queue. */
const PAUSE_MS = 5_000;

/** What the library hands to its `fetch`. */
interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: NonNullable<RequestInit["body"]> | null;
  readonly signal?: AbortSignal | null;
}

export interface Delivery {
  /** The library's `fetch`: events of the server take the way of `/mp` without a call to this server itself.
   * @throws {Error} when the collector failed, on which the library keeps the events for later */
  readonly fetch: (url: string, sent: Sent) => Promise<Response>;
  /** From now on nothing waits: what cannot be sent within `ms` is lost. */
  closeWithin(ms: number): void;
}

/** Carries the library's requests to the collector. */
export function createDelivery(forward: Forward, now: () => number = Date.now): Delivery {
  const ending = new AbortController();
  let pausedUntil = 0;
  let closing = false;
  return {
    async fetch(url, { headers, body, signal }) {
      if (ending.signal.aborted) return new Response(null, { status: 204 });
      if (!closing && now() < pausedUntil)
        throw new Error("the analytics collector is left alone for a moment");
      const { pathname, searchParams } = new URL(url);
      const status = await forward({
        path: pathname
          .slice(pathname.indexOf(ANALYTICS_PATH) + ANALYTICS_PATH.length)
          .replace(/^\/|\/$/g, ""),
        query: searchParams,
        headers: new Headers(headers),
        body: body ?? "",
        signal: signal ? AbortSignal.any([signal, ending.signal]) : ending.signal,
      });
      if (status < 500 || closing) return new Response(null, { status: closing ? 204 : status });
      pausedUntil = now() + PAUSE_MS;
      throw new Error("the analytics collector did not take the events");
    },
    closeWithin(ms) {
      closing = true;
      setTimeout(() => ending.abort(), ms).unref();
    },
  };
}
