import "server-only";
import { createServer, type Server } from "node:http";
import { Admission } from "./admission";
import { CONNECTION_LIMITS, createConnections } from "./connections";
import { CAPACITY } from "./policy";
import type { ServerLimits, ServerOptions } from "./server-options";
import { answerUnreadable, refuseTunnel } from "./unreadable";

/** The server, and what is before the framework on it. */
export interface AdmissionServer {
  readonly server: Server;
  readonly admission: Admission;
  /** Looks after readers and bodies; called by itself while the server listens. */
  look(): void;
}

export const SERVER_LIMITS: ServerLimits = {
  capacity: CAPACITY,
  connections: CONNECTION_LIMITS,
  headMs: 10_000,
  uploads: { bodyMs: 10_000, bodies: 1_024, bodyBytes: 96 * 1024 * 1024 },
  pipelined: 8,
  lookEveryMs: 500,
};

/** How long a connection may be idle. Longer than the minute after which usual proxies close theirs: anyone who closes while
 * the other one sends loses a request. */
const KEEP_ALIVE_MS = 75_000;

/** No request takes longer to arrive: the largest file at the slowest rate. */
const REQUEST_MS_MAX = 25 * 60_000;
const HEAD_BYTES_MAX = 16 * 1024;

/** An HTTP server that admits requests before the framework is asked: bounded in its connections, in what it receives,
 * in what it works at and in what it keeps for slow readers, and fair to each address in all of that. */
export function createAdmissionServer(options: ServerOptions): AdmissionServer {
  const { limits, networksOf, isProxy, now } = options;
  const connections = createConnections({
    limits: limits.connections,
    networksOf: (peer) => (isProxy(peer) ? [] : networksOf(options.addressOf(peer, undefined))),
    now,
  });
  const admission = new Admission({ ...options, waitsFor: connections.waitsFor });
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: REQUEST_MS_MAX,
      connectionsCheckingInterval: limits.lookEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: HEAD_BYTES_MAX,
    },
    (request, response) => admission.admit(request, response),
  );
  server.on("connection", connections.add);
  server.on("clientError", (error, socket) => answerUnreadable(error, socket, options.log));
  server.on("connect", (request, socket) => refuseTunnel(request, socket, options.log));
  const look = () => {
    connections.look();
    admission.look();
  };
  server.on("listening", () => {
    const timer = setInterval(look, limits.lookEveryMs).unref();
    server.once("close", () => clearInterval(timer));
  });
  return { server, admission, look };
}
