import "server-only";
import type { Logger } from "@/server/providers/logging/port";
import { metrics } from "@/server/providers/metrics/metrics";
import { traced } from "@/server/providers/tracing";

/** What is written down of a request when its answer has ended, or was broken off. */
export interface RequestLine {
  readonly requestId: string;
  /** Such as `GET`. */
  readonly method: string;
  /** Where its path leads, see `pathClassOf`; "refused" for a target that is none, "unreadable" for what is no request. */
  readonly path: string;
  readonly status: number;
  /** From its head to the end of its answer. */
  readonly ms: number;
  /** Of the answer, its head included. */
  readonly bytes: number;
  /** The answer broke off after its status had been sent: its sender failed, or its reader went. */
  readonly cut?: boolean;
}

export type RequestLog = (line: RequestLine) => void;

/** The status of an answer whose reader went before it began. */
export const CLIENT_GONE = 499;

/** Files of the build and looks at the server's health are what a machine asks for all day. */
const QUIET = /^\/(_next\/static|api\/health\/|api\/metrics)/;

/** Writes a line about each request, and counts it. */
export const requestLog =
  (log: () => Logger): RequestLog =>
  (line) => {
    const { requests, requestSeconds } = metrics();
    requests.add({ route: line.path, status: String(line.status) });
    requestSeconds.observe({ route: line.path }, line.ms / 1_000);
    const { requestId, method, path: route, status, ms } = line;
    if (!QUIET.test(route)) traced({ kind: "request", requestId, method, route, status, ms });
    const write = QUIET.test(line.path) ? log().debug : log().info;
    write("a request was answered", { operation: "request", ...line });
  };
