import "server-only";
import type { Server } from "node:http";
import { env } from "@/server/env";
import { withTheme } from "@/server/page-cache/theme.mjs";
import { clientAddress, LOOPBACK_NETWORKS, placesOf } from "@/server/request/address";
import { getDeps } from "@/server/request/deps";
import { networks } from "@/server/request/networks";
import { noteRequest, noteRequests } from "@/server/request/note-requests";
import { isShuttingDown } from "@/server/shutdown-state";
import { requestLog } from "./request-log";
import { keepServer } from "./runtime";
import { createAdmissionServer, type Handle, SERVER_LIMITS } from "./server";

/** Makes the server on which the framework answers. */
type ServerFor = (handle: Handle) => Server;

// Who started Next (server/cli/serve.mjs) waits here; where a host did, nobody.
const shared = globalThis as typeof globalThis & { classmateStarting?: (serverFor: ServerFor) => void };

/** Any address that is nobody's: what a trusted proxy names is believed. */
const NOBODY = "192.0.2.1";

/** Offers whoever started Next a server with admission. */
export const offerServer = (): void => shared.classmateStarting?.(openServer);

function openServer(handle: Handle): Server {
  const trusted = [...LOOPBACK_NETWORKS, ...env.TRUSTED_PROXIES];
  const proxies = networks(trusted);
  noteRequests(trusted);
  const admission = createAdmissionServer({
    handle: (request, response) => withTheme(request.headers.cookie, () => handle(request, response)),
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
