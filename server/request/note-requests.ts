import "server-only";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isLoopback } from "@/server/env-loopback";

/** What is noted travels as headers whose names are drawn anew for each process, so that no request can bring one. */
interface Notes {
  readonly id: string;
  readonly peer: string;
}

// One per process, also where modules are loaded twice.
const shared = globalThis as typeof globalThis & { classmateNotes?: Notes };

/** Notes on each request, as it comes in, its number, which the answer carries as `x-request-id` and the log repeats,
 * and who is at the other end of its socket, which Next tells nobody. */
export function noteRequests(): void {
  if (shared.classmateNotes) return;
  const notes: Notes = { id: `x-id-${randomUUID()}`, peer: `x-peer-${randomUUID()}` };
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

/** Whether a request's socket leads to this same machine. False where nobody notes it. */
export function isFromThisMachine(headers: Pick<Headers, "get">): boolean {
  const address = shared.classmateNotes ? headers.get(shared.classmateNotes.peer) : null;
  return address !== null && isLoopback(address.replace(/^::ffff:/, ""));
}
