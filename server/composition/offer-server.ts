import "server-only";
import type { Server } from "node:http";
import { getDeps } from "@/server/composition/compose";
import { env } from "@/server/env";
import { clientAddress, LOOPBACK_NETWORKS, networksOf } from "@/server/http/client-address";
import { networks } from "@/server/http/networks";
import { attachMetadata, trustProxies } from "@/server/http/request-metadata";
import { processSlot } from "@/server/runtime";
import { isShuttingDown } from "@/server/shutdown-state";
import { requestLog } from "../admission/request-log";
import { keepServer } from "../admission/runtime";
import { createAdmissionServer, SERVER_LIMITS } from "../admission/server";
import type { Handle } from "../admission/server-options";

/** Makes the server on which the framework answers. */
type ServerFor = (handle: Handle) => Server;

// Who started Next (server/cli/serve.mjs) waits here; where a host did, nobody.
const starting = processSlot<(serverFor: ServerFor) => void>("starting");

/** Any address that is nobody's: what a trusted proxy names is believed. */
const NOBODY = "192.0.2.1";

/** Offers a server with admission control to the process that starts Next. */
export const offerServer = (): void => starting.current?.(openServer);

function openServer(handle: Handle): Server {
  const trusted = [...LOOPBACK_NETWORKS, ...env.TRUSTED_PROXIES];
  const proxies = networks(trusted);
  trustProxies(trusted);
  const admission = createAdmissionServer({
    handle,
    limits: SERVER_LIMITS,
    isEnding: isShuttingDown,
    isBounded: env.NODE_ENV === "production",
    addressOf: (peer, forwardedFor) => clientAddress(peer, forwardedFor, proxies),
    networksOf,
    isProxy: (peer) => clientAddress(peer, NOBODY, proxies) === NOBODY,
    note: attachMetadata,
    log: requestLog(() => getDeps().log),
    now: () => performance.now(),
  });
  keepServer(admission);
  return admission.server;
}
