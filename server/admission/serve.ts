import "server-only";
import type { Server } from "node:http";
import { env } from "@/server/env";
import { clientAddress, LOOPBACK_NETWORKS, placesOf } from "@/server/request/address";
import { getDeps } from "@/server/request/deps";
import { networks } from "@/server/request/networks";
import { noteRequest, noteRequests } from "@/server/request/note-requests";
import { isShuttingDown } from "@/server/shutdown-state";
import { requestLog } from "./request-log";
import { isApi } from "./routes";
import { keepServer } from "./runtime";
import { createAdmissionServer, type Handle, SERVER_LIMITS } from "./server";
import { onNodeServer, type WebHandler } from "./web-handler";

/** Makes the server on which the framework answers. */
type ServerFor = (handle: Handle) => Server;

// Who started Next (server/cli/serve.mjs) waits here; where a host did, nobody.
const shared = globalThis as typeof globalThis & { classmateStarting?: (serverFor: ServerFor) => void };

/** Any address that is nobody's: what a trusted proxy names is believed. */
const NOBODY = "192.0.2.1";

/** Offers whoever started Next a server with admission, which answers the typed API by itself: the framework makes of each
 * request more than twice the work (server/decisions). Where code changes while it runs, the framework's is the one.
 * @param loadApi the typed API, asked for only where it is answered here */
export async function offerServer(loadApi: () => Promise<WebHandler>): Promise<void> {
  if (!shared.classmateStarting) return;
  const report = (error: unknown) =>
    getDeps().log.error("an answer could not be sent", { operation: "api", error });
  const api = env.NODE_ENV === "production" ? onNodeServer(await loadApi(), report) : null;
  shared.classmateStarting((handle) =>
    openServer((request, response) => (api && isApi(request) ? api : handle)(request, response)),
  );
}

function openServer(handle: Handle): Server {
  const trusted = [...LOOPBACK_NETWORKS, ...env.TRUSTED_PROXIES];
  const proxies = networks(trusted);
  noteRequests(trusted);
  const admission = createAdmissionServer({
    handle,
    limits: SERVER_LIMITS,
    isEnding: isShuttingDown,
    isBounded: env.NODE_ENV === "production",
    addressOf: (peer, forwardedFor) => clientAddress(peer, forwardedFor, proxies),
    placesOf,
    isProxy: (peer) => clientAddress(peer, NOBODY, proxies) === NOBODY,
    note: noteRequest,
    log: requestLog(() => getDeps().log),
    now: () => performance.now(),
  });
  keepServer(admission);
  return admission.server;
}
