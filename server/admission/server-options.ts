import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CountedNetwork } from "@/server/http/client-address";
import type { ConnectionLimits } from "./connections";
import type { Capacity } from "./policy";
import type { RequestLog } from "./request-log";
import type { UploadLimits } from "./uploads";

/** Answers a request; settles when nothing more is done for it. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface ServerLimits {
  readonly capacity: Capacity;
  readonly connections: ConnectionLimits;
  /** How long the head of a request may take. */
  readonly headMs: number;
  readonly uploads: UploadLimits;
  /** Requests that one socket may send before the first is answered. */
  readonly pipelined: number;
  /** How often readers and bodies are looked after. */
  readonly lookEveryMs: number;
}

export interface ServerOptions {
  readonly handle: Handle;
  readonly limits: ServerLimits;
  /** Whether the process is about to end: everyone is refused then, and connections are closed. */
  readonly isEnding: () => boolean;
  /** Whether requests that find no room are refused, and pages take turns. */
  readonly isBounded: boolean;
  /** Where a request comes from, as its socket and its proxies tell. */
  readonly addressOf: (peer: string | undefined, forwardedFor: string | undefined) => string;
  /** What an address counts at, the narrowest first. */
  readonly networksOf: (address: string) => readonly CountedNetwork[];
  readonly isProxy: (peer: string) => boolean;
  /** Notes on a request, for anyone who answers it, its number. */
  readonly note: (request: IncomingMessage, id: string) => void;
  readonly log: RequestLog;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}
