import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";

interface UnderWay {
  readonly responses: Set<ServerResponse>;
  readonly servers: Set<Server>;
}

// One per process, also where modules are loaded twice.
const shared = globalThis as typeof globalThis & { classmateUnderWay?: UnderWay };

/** Counts requests from their first byte to the end of their answer. */
export function countRequests(): void {
  if (shared.classmateUnderWay) return;
  const { responses, servers } = { responses: new Set<ServerResponse>(), servers: new Set<Server>() };
  shared.classmateUnderWay = { responses, servers };
  subscribe("http.server.request.start", (message) => {
    const { response, server } = message as { response: ServerResponse; server: Server };
    servers.add(server);
    responses.add(response);
    response.once("close", () => void responses.delete(response));
  });
}

/** How many requests are being answered; 0 where nobody counts. */
export const requestsUnderWay = (): number => shared.classmateUnderWay?.responses.size ?? 0;

/** Takes no new connections, and closes those on which nothing is going on. */
export function stopListening(): void {
  for (const server of shared.classmateUnderWay?.servers ?? []) {
    server.close();
    server.closeIdleConnections();
  }
}
