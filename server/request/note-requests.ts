import "server-only";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { isLoopback } from "@/server/env-loopback";
import { networks } from "./networks";

/** What is noted travels as headers whose names are drawn anew for each process, so that no request can bring one. */
interface Notes {
  readonly id: string;
  readonly peer: string;
  readonly proxies: BlockList;
}

const NONE = networks([]);

// One per process, also where modules are loaded twice.
const shared = globalThis as typeof globalThis & { classmateNotes?: Notes };

/** Notes on each request, as it comes in, its number, which the answer carries as `x-request-id` and the log repeats,
 * and who is at the other end of its socket, which Next tells nobody.
 * @param trustedProxies networks of proxies with public addresses, as address/bits */
export function noteRequests(trustedProxies: readonly string[]): void {
  if (shared.classmateNotes) return;
  const notes: Notes = {
    id: `x-id-${randomUUID()}`,
    peer: `x-peer-${randomUUID()}`,
    proxies: networks(trustedProxies),
  };
  shared.classmateNotes = notes;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.url?.startsWith("/_next/static/")) return;
    const id = randomUUID();
    request.headers[notes.id] = id;
    request.headers[notes.peer] = request.socket.remoteAddress ?? "";
    response.setHeader("x-request-id", id);
  });
}

/** @returns the number noted on a request; null where nobody notes them */
export function notedId(headers: Pick<Headers, "get">): string | null {
  return shared.classmateNotes ? headers.get(shared.classmateNotes.id) : null;
}

/** @returns the address at the other end of a request's socket; null where nobody notes it */
export function notedPeer(headers: Pick<Headers, "get">): string | null {
  return shared.classmateNotes ? headers.get(shared.classmateNotes.peer) : null;
}

/** @returns where proxies with public addresses stand; nowhere where nobody notes requests */
export const notedProxies = (): BlockList => shared.classmateNotes?.proxies ?? NONE;

/** Whether a request's socket leads to this same machine. False where nobody notes it. */
export function isFromThisMachine(headers: Pick<Headers, "get">): boolean {
  const address = notedPeer(headers);
  return address !== null && isLoopback(address.replace(/^::ffff:/, ""));
}
