import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopback } from "@/server/env-loopback";
import { processSlot } from "@/server/runtime";
import { type Networks, networks } from "./networks";

interface Notes {
  /** What is noted travels as a header whose name is drawn again for each process, so that no request can bring it: the
   * request's number, and behind it the address at the other end. One header, because the framework copies each of
   * them several times. */
  readonly header: string;
  /** Proxies whose word on where a request comes from is taken. */
  readonly proxies: Networks;
}

const ID_LENGTH = 36;

const NONE: Networks = [];

const notes = processSlot<Notes>("requestMetadata");

/** From now on requests are noted in this process, before the framework has them.
 * @param trustedProxies networks of proxies whose word on where a request comes from is taken, as address/bits */
export function trustProxies(trustedProxies: readonly string[]): void {
  notes.current ??= { header: `x-note-${randomUUID()}`, proxies: networks(trustedProxies) };
}

/** Notes on a request its number, which the answer carries as `x-request-id` and the log repeats, and who is at the other
 * end of its socket, which Next tells nobody. */
export function attachMetadata(request: IncomingMessage, id: string): void {
  if (!notes.current) return;
  request.headers[notes.current.header] = id + (request.socket.remoteAddress ?? "");
}

/** @returns the number noted on a request; null where nobody notes them */
export function requestIdOf(headers: Pick<Headers, "get">): string | null {
  return noted(headers)?.slice(0, ID_LENGTH) ?? null;
}

/** @returns the address at the other end of a request's socket; null where nobody notes it */
export function peerOf(headers: Pick<Headers, "get">): string | null {
  return noted(headers)?.slice(ID_LENGTH) ?? null;
}

function noted(headers: Pick<Headers, "get">): string | null {
  return notes.current ? headers.get(notes.current.header) : null;
}

/** Whether this process notes requests: what carries no note then has not come in by a socket of its own. */
export const hasMetadata = (): boolean => notes.current !== undefined;

/** @returns the proxies whose word is taken; none where nobody notes requests */
export const trustedProxies = (): Networks => notes.current?.proxies ?? NONE;

/** Whether a request's socket leads to this same machine. False where nobody notes it. */
export function isFromThisMachine(headers: Pick<Headers, "get">): boolean {
  const address = peerOf(headers);
  return address !== null && isLoopback(address.replace(/^::ffff:/, ""));
}
