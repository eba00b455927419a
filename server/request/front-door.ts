import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { AppError } from "@/server/errors/app-error";
import { busyAnswer } from "./busy-answer";
import { kindOf, PAGES_AT_ONCE, type RequestKind, takesTurn } from "./load-policy";
import { notedId } from "./note-requests";
import { createTurns, spareTime, type Turns } from "./turns";
import { enterWork, secondsToWait } from "./work-meter";

/** Bytes of a refused request's body that are read for the sake of its connection. */
const READ_AWAY_MAX = 256 * 1024;

/** The framework, its compression and whoever counts requests listen to one response; Node takes more than ten for a
 * leak and says so, which a library here cannot hear without failing. */
const LISTENERS_MAX = 30;

/** How long a connection may be idle. Longer than the minute after which usual proxies close theirs: whoever closes while
 * the other one sends loses a request. */
const KEEP_ALIVE_MS = 75_000;

/** How long work that nobody waits for any more is believed to go on. */
const FORGOTTEN_MS = 30_000;

const ENDING = "Classmate is being restarted. Nothing is lost; please try again in a few seconds.";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

interface FrontDoor {
  server: Server | null;
  /** Answers that have not come to their end. */
  underWay: number;
}

// One per process, also where modules are loaded twice.
const shared = globalThis as typeof globalThis & { classmateFrontDoor?: FrontDoor };

/** How long a rendered page keeps others waiting at most, and how often it is looked whether the processor has time. */
const TURN_MS = 500;
const LOOK_EVERY_MS = 20;

export interface DoorPolicy {
  /** Whether the process is about to end: everybody is turned away then, and connections are closed. */
  readonly isEnding: () => boolean;
  /** Whether requests that find no room are turned away, and pages take turns. */
  readonly isBounded: boolean;
}

/** Stands before the framework on its HTTP server and turns away what the process has no room for, before anything is
 * spent on it. What has to be rendered waits there for its turn. Next offers no such place, and hands its server to
 * nobody; Node names it with every request. */
export function openFrontDoor({ isEnding, isBounded }: DoorPolicy): void {
  if (shared.classmateFrontDoor) return;
  const door: FrontDoor = { server: null, underWay: 0 };
  shared.classmateFrontDoor = door;
  const turns = createTurns({
    atOnce: PAGES_AT_ONCE,
    heldMs: TURN_MS,
    lookEveryMs: LOOK_EVERY_MS,
    isSpare: spareTime(),
  });
  // Told of before the server's own listeners are called, so that the first request passes the door too.
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (door.server) return;
    door.server = server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    const inside = server.listeners("request") as Answer[];
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      door.underWay += 1;
      response.once("close", () => {
        door.underWay -= 1;
      });
      const answer = () => inside.map((each) => each.call(server, request, response));
      const kind = kindOf({ method: request.method ?? "GET", path: pathOf(request), head: request.headers });
      if (isBounded) pass({ request, response, kind, ending: isEnding(), turns, answer });
      else answer();
    });
  });
}

/** How many requests are being answered, from their first byte to the end of their answer; 0 where there is no door. */
export const requestsUnderWay = (): number => shared.classmateFrontDoor?.underWay ?? 0;

/** Takes no new connections, and closes those on which nothing is going on. */
export function stopListening(): void {
  const server = shared.classmateFrontDoor?.server;
  server?.close();
  server?.closeIdleConnections();
}

interface Passing {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly kind: RequestKind;
  readonly ending: boolean;
  readonly turns: Turns;
  readonly answer: () => readonly unknown[];
}

/** Lets a request in, when its turn has come where it has to wait for one, or turns it away. */
function pass({ request, response, kind, ending, turns, answer }: Passing): void {
  const place = ending && kind !== "free" ? null : enterWork(kind);
  response.setMaxListeners(LISTENERS_MAX);
  if (!place) {
    turnAway(request, response, ending);
    return;
  }
  let answering: readonly unknown[] = [];
  const begin = () => {
    place.begin();
    answering = answer();
  };
  const endTurn = takesTurn(kind) ? turns.take(begin) : null;
  if (!endTurn) begin();
  response.once("close", () => {
    leaveAfter(answering, () => {
      endTurn?.();
      place.leave();
    });
  });
}

/** Gives the place back when the work for a request is done too, which goes on when whoever asked has gone. */
function leaveAfter(answering: readonly unknown[], leave: () => void): void {
  const forgotten = setTimeout(leave, FORGOTTEN_MS).unref();
  void Promise.allSettled(answering).then(() => {
    clearTimeout(forgotten);
    leave();
  });
}

function turnAway(request: IncomingMessage, response: ServerResponse, ending: boolean): void {
  const { status, headers, body } = busyAnswer({
    error: new AppError("SERVER_BUSY", {
      retryAfterSeconds: secondsToWait(),
      ...(ending && { message: ENDING }),
    }),
    path: pathOf(request),
    accept: request.headers.accept ?? "",
    byHttps: headerOf(request, "x-forwarded-proto") === "https",
    requestId: notedId({ get: (name) => headerOf(request, name) }) ?? "",
  });
  if (ending || isLong(request)) response.setHeader("connection", "close");
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  // What is still being sent would otherwise stand before the connection's next request.
  request.resume();
}

const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?", 1)[0] ?? "/";

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return typeof value === "string" ? value : null;
}

/** Whether a body is too long to be waited for only to be thrown away. */
function isLong(request: IncomingMessage): boolean {
  const chunked = headerOf(request, "transfer-encoding") !== null;
  return chunked || Number(headerOf(request, "content-length") ?? 0) > READ_AWAY_MAX;
}
