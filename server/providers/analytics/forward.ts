import "server-only";
import type { Logger } from "@/server/providers/logging/port";

/** How long the collector may take to answer, and how many calls wait for it at once: together they bound what a
 * collector that hangs can cost this server. */
const ANSWER_WITHIN_MS = 5_000;
const CALLS_AT_ONCE = 32;

/** The paths the two libraries post events to, as the collector knows them. Nothing else is passed on: above all no
 * script, which would run here with the rights of this site. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ["e", "/e/"],
  ["i/v0/e", "/i/v0/e/"],
  ["batch", "/batch/"],
  ["capture", "/capture/"],
]);

/** How a body is packed, and which try this is. */
const QUERY = ["compression", "ver", "_", "retry_count", "beacon"];
const QUERY_VALUE = /^[\w.-]{1,40}$/;

export interface Posted {
  /** The path below `/mp`, without slashes at its ends. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: NonNullable<RequestInit["body"]>;
  readonly signal?: AbortSignal;
}

/** Passes events on to the collector. Never throws.
 * @returns 200 when it took them, 404 for a path that takes none, its own status when it refused them (4xx), 503 when
 * too many calls wait already and 502 for every other failure */
export type Forward = (posted: Posted) => Promise<number>;

interface ForwardOptions {
  /** The collector's address. */
  readonly host: string;
  readonly log: Pick<Logger, "warn">;
  readonly fetch?: typeof fetch;
  readonly answerWithinMs?: number;
  readonly callsAtOnce?: number;
}

/** A forwarder to one collector. Of what a browser sends it passes on the body and how that is packed: no cookie, no
 * address, no name of a browser. */
export function createForward({
  host,
  log,
  fetch: send = fetch,
  answerWithinMs = ANSWER_WITHIN_MS,
  callsAtOnce = CALLS_AT_ONCE,
}: ForwardOptions): Forward {
  const origin = host.replace(/\/+$/, "");
  let waiting = 0;
  return async ({ path, query, headers, body, signal }) => {
    const target = PATHS.get(path);
    if (!target) return 404;
    if (waiting >= callsAtOnce) return 503;
    waiting++;
    const ownLimit = AbortSignal.timeout(answerWithinMs);
    try {
      const response = await send(`${origin}${target}?${knownQuery(query)}`, {
        method: "POST",
        headers: packing(headers),
        body,
        redirect: "manual",
        signal: signal ? AbortSignal.any([signal, ownLimit]) : ownLimit,
      });
      await response.body?.cancel();
      if (response.ok) return 200;
      log.warn("the analytics collector refused events", { status: response.status });
      return response.status >= 400 && response.status < 500 ? response.status : 502;
    } catch (error) {
      log.warn("the analytics collector cannot be reached", { error });
      return 502;
    } finally {
      waiting--;
    }
  };
}

/** `ip=0` asks the collector not to keep the address it sees, which is this server's. */
function knownQuery(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams({ ip: "0" });
  for (const name of QUERY) {
    const value = query.get(name);
    if (value && QUERY_VALUE.test(value)) kept.set(name, value);
  }
  return kept;
}

function packing(headers: Headers): Headers {
  const kept = new Headers({ accept: "application/json" });
  for (const name of ["content-type", "content-encoding"]) {
    const value = headers.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}
