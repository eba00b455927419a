import "server-only";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { isLoopback } from "@/server/env-loopback";

// One per process, also where modules are loaded twice.
const shared = globalThis as typeof globalThis & { classmatePeerHeader?: string };

/** Notes on each request who is at the other end of its socket, which Next tells nobody and a caller cannot make up.
 * It travels as a header whose name is drawn anew for each process, so that no request can bring one along. */
export function notePeers(): void {
  if (shared.classmatePeerHeader) return;
  const name = `x-peer-${randomUUID()}`;
  shared.classmatePeerHeader = name;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    request.headers[name] = request.socket.remoteAddress ?? "";
  });
}

/** Whether a request's socket leads to this same machine. False where nobody noted it. */
export function isFromThisMachine(headers: Headers): boolean {
  const address = shared.classmatePeerHeader && headers.get(shared.classmatePeerHeader);
  return Boolean(address) && isLoopback(String(address).replace(/^::ffff:/, ""));
}
