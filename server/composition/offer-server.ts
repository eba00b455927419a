import "server-only";
import type { Server } from "node:http";
import { requestLog } from "@/server/admission/request-log";
import { isApi } from "@/server/admission/routes";
import { keepServer } from "@/server/admission/runtime";
import { createAdmissionServer, SERVER_LIMITS } from "@/server/admission/server";
import type { Handle } from "@/server/admission/server-options";
import { onNodeServer, type WebHandler } from "@/server/admission/web-handler";
import { getDeps } from "@/server/composition/compose";
import { env } from "@/server/env";
import { keepAnswer } from "@/server/http/answers-under-way";
import { clientAddress, LOOPBACK_NETWORKS, networksOf } from "@/server/http/client-address";
import { compressAnswer } from "@/server/http/compression/compress-answer";
import { compressedFiles } from "@/server/http/compression/static-files";
import { networks } from "@/server/http/networks";
import { attachMetadata, trustProxies } from "@/server/http/request-metadata";
import { withTheme } from "@/server/page-cache/theme.mjs";
import { processSlot } from "@/server/runtime";
import { isShuttingDown } from "@/server/shutdown-state";

/** Makes the server on which the framework answers.
 * @param build the directory of what it serves */
type ServerFor = (handle: Handle, build: string) => Server;

// Who started Next (server/cli/serve.mjs) waits here; where a host did, nobody.
const starting = processSlot<(serverFor: ServerFor) => void>("starting");

/** Any address that is nobody's: what a trusted proxy names is believed. */
const NOBODY = "192.0.2.1";

/** Makes a server with admission control for the process that starts Next. It answers the typed API by itself, because the
 * framework more than doubles the work of each request (server/decisions). In development the framework answers it.
 * @param loadApi the typed API, asked for only where it is answered here
 * @returns what hands the server over; from then on it listens */
export async function prepareServer(loadApi: () => Promise<WebHandler>): Promise<() => void> {
  const offer = starting.current;
  if (!offer) return () => {};
  const report = (error: unknown) =>
    getDeps().log.error("an answer could not be sent", { operation: "api", error });
  const api = env.NODE_ENV === "production" ? onNodeServer(await loadApi(), report) : null;
  return () =>
    offer((handle, build) => {
      const asCompressed = compressedFiles(build);
      return openServer((request, response) => {
        if (api && isApi(request)) return api(request, response);
        keepAnswer(request, response);
        asCompressed(request, response);
        compressAnswer(request, response);
        return withTheme(request.headers.cookie, () => handle(request, response));
      });
    });
}

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
